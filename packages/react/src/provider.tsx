import {
  createSessionStore,
  type DeploymentClientOptions,
  LOADING,
  type SessionState,
  type SessionStore,
} from '@gatehouse/client/session';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';

const StoreContext = createContext<SessionStore | null>(null);

export interface GatehouseProviderProps extends Pick<DeploymentClientOptions, 'url' | 'fetch'> {
  readonly children?: ReactNode;
}

/** Gives the components below it the session of the browser at the deployment host. `url` cannot be changed later. */
export function GatehouseProvider({ children, url, fetch }: GatehouseProviderProps): ReactNode {
  const [store] = useState(() => createSessionStore({ url, fetch }));
  useEffect(() => store.open(), [store]);
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** The store of the nearest {@link GatehouseProvider}. */
export function useStore(): SessionStore {
  const store = useContext(StoreContext);
  if (store === null) throw new Error('There is no <GatehouseProvider url="…"> above this component.');
  return store;
}

/** The state of the session. A server renders the state before the first answer. */
export function useSessionState(): SessionState {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.getState, () => LOADING);
}
