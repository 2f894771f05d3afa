import type { BackendClient } from '../../../support/clients.ts';
import type { World } from '../../../support/world.ts';

// biome-ignore lint/suspicious/noExplicitAny: what REST answers, which the test compares as a whole
export type Resource = any;

/** What an operation has done. */
export interface Caused {
  /** The resource as the backend host shows it now; where it has ended, as it last did. */
  readonly resource: Resource;
  /** Members that the event adds to the resource. */
  readonly parents?: Readonly<Record<string, string>>;
}

/** An operation of the API that makes an event happen. */
export interface Cause {
  readonly by: string;
  /** Makes what the operation needs, and answers the operation. */
  readonly prepare: (world: World) => Promise<() => Promise<Caused>>;
  /** Events of the catalog about other changes that the operation makes. */
  readonly also?: readonly string[];
  /** A service that delivers, and gives files up at once. */
  readonly needs?: 'own service';
}

/** The causes of each event, by its name. */
export type Causes = Readonly<Record<string, readonly Cause[]>>;

/** The body of an answer that may not be a refusal. */
export function ok({ status, body, text }: { status: number; body: Resource; text: string }): Resource {
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return body;
}

/** One resource of a list of the backend host. */
export async function listed(backend: BackendClient, path: string, id: string): Promise<Resource> {
  const { data } = ok(await backend.get(`${path}?limit=100`));
  const found = data.find((each: { id: string }) => each.id === id);
  if (found === undefined) throw new Error(`${path} has no ${id}.`);
  return found;
}
