import type { AuthOptions, DeploymentMetadata } from '@gatehouse/client/deployment';
import type { SessionStore } from '@gatehouse/client/session';
import { useEffect, useState } from 'react';
import { useStore } from '../provider.tsx';

/** The public settings of the deployment. */
export interface Settings {
  readonly options: AuthOptions;
  readonly deployment: DeploymentMetadata;
}

/** What was read, once for all forms below a provider. A failure is not kept. */
const read = new WeakMap<SessionStore, Promise<Settings>>();

function readSettings(store: SessionStore): Promise<Settings> {
  const known = read.get(store);
  if (known !== undefined) return known;
  const { gatehouse, url } = store;
  const started = Promise.all([gatehouse.authOptions(), gatehouse.deploymentMetadata()]).then(
    ([options, deployment]) => ({ options: url.startsWith('/') ? onThisHost(options) : options, deployment }),
  );
  read.set(store, started);
  started.catch(() => read.delete(store));
  return started;
}

/**
 * The ways that end on this host. Behind a proxy of the app, providers and mailed links would lead to the deployment host, whose session
 * is another one.
 */
const onThisHost = (options: AuthOptions): AuthOptions => ({
  ...options,
  strategies: options.strategies.filter((strategy) => strategy !== 'magic_link'),
  social_providers: [],
});

export interface UseSettings {
  /** Null until they are read, and on a server. */
  readonly settings: Settings | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Reads the public settings after the first rendering, so that a browser renders first what a server has rendered. */
export function useSettings(): UseSettings {
  const store = useStore();
  const [settings, setSettings] = useState<Settings | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isEnded = false;
    setFailed(false);
    readSettings(store).then(
      (found) => !isEnded && setSettings(found),
      () => !isEnded && setFailed(true),
    );
    return () => {
      isEnded = true;
    };
  }, [store, attempt]);
  return { settings, isFailed, retry: () => setAttempt((count) => count + 1) };
}
