import type { Services } from '../../../platform/context.ts';
import type { Vault } from '../../../platform/crypto/vault.ts';
import type { Log } from '../../../platform/logging/log.ts';
import type { AddressGuard } from '../../../platform/outgoing/addresses.ts';
import { runInBackground } from '../../../platform/process/background.ts';
import { type AttemptInput, attempt } from './attempt.ts';
import { createEndpointSecrets } from './endpoint-secrets.ts';
import { startEngine } from './engine.ts';
import type { AttemptResult, Sender } from './sender.ts';
import { createTargets } from './targets.ts';

/** Delivers the queued deliveries. Every process runs one. */
export interface Deliveries {
  /** Looks for due deliveries of the deployment. Call it after the commit that queued some. */
  wake(deploymentId: number): void;
  /** Looks for due deliveries of all deployments. */
  wakeAll(): void;
  /** Signs and sends once and stores nothing. Works even when this process does not deliver from the queue. */
  attempt(
    services: { readonly vault: Vault; readonly outgoing: AddressGuard },
    input: AttemptInput,
  ): Promise<AttemptResult>;
  start(services: Services): void;
  /** Waits for the running attempts up to the given time, and releases all other claims. */
  stop(graceMs: number): Promise<void>;
}

export interface DeliveryOptions {
  readonly sender: Sender;
  readonly log: Log;
  /** Tests set the time. */
  readonly clock?: () => Date;
}

export function createDeliveries({ sender, log, clock = () => new Date() }: DeliveryOptions): Deliveries {
  let engine: ReturnType<typeof startEngine> | undefined;
  return {
    wake: (deploymentId) => runInBackground(() => engine?.wake(deploymentId), 'webhook deliveries'),
    wakeAll: () => runInBackground(() => engine?.wakeAll(), 'webhook deliveries'),
    async attempt({ vault, outgoing }, input) {
      const [secrets, targets] = [createEndpointSecrets(vault), createTargets(outgoing)];
      return attempt({ secrets, targets, sender }, input, clock());
    },
    start(services) {
      engine ??= runInBackground(() => startEngine(services, { sender, log, clock }), 'webhook deliveries');
    },
    async stop(graceMs) {
      const stopping = engine;
      engine = undefined;
      await stopping?.stop(graceMs);
    },
  };
}

declare module '../../../platform/context.ts' {
  interface Services {
    /** The webhook delivery engine. Wake it after a commit that queued deliveries. */
    readonly deliveries: Deliveries;
  }
}
