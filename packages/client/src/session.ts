import { createDeploymentClient, type DeploymentClientOptions } from './deployment.ts';
import { GatehouseError, ServiceError } from './errors.ts';
import type { DeploymentOperations, Me, MyOrganizationMembership, Session } from './generated/deployment.ts';
import { type SessionTokens, sessionTokens } from './session-tokens.ts';

export type { DeploymentClientOptions } from './deployment.ts';
export { ConnectionError, GatehouseError, ServiceError } from './errors.ts';
export type { DeploymentOperations, Me, MyOrganizationMembership } from './generated/deployment.ts';
export type { SessionTokens } from './session-tokens.ts';

/** Who uses the page. The object is replaced with each change. */
export interface SessionState {
  /** `loading` until the first answer, also while the service cannot be reached: then `error` says why. */
  readonly status: 'loading' | 'signed-in' | 'signed-out';
  readonly user: Me | null;
  readonly organizationId: string | null;
  readonly workspaceId: string | null;
  /** The user's memberships of organizations; null until they were asked for and read. */
  readonly memberships: readonly MyOrganizationMembership[] | null;
  /** Why the last attempt to read the state has failed, or why no sign-in can last. What was known before stays. */
  readonly error: GatehouseError | null;
}

export interface SessionStore {
  /** The client of the deployment host. Its calls keep the state up to date: a sign-in through it changes the state. */
  readonly gatehouse: DeploymentOperations;
  /** Session tokens for your own API. */
  readonly tokens: SessionTokens;
  getState(): SessionState;
  /** Calls the listener after each change. Returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** Reads the state again, once for calls at the same time. */
  refresh(): Promise<void>;
  /** Reads the memberships, and again after each change of the sign-in and the organization. */
  needMemberships(): void;
  /** Makes an organization the active one, or none. */
  switchOrganization(organizationId: string | null): Promise<void>;
  signOut(): Promise<void>;
  /** The URL of the deployment host. */
  readonly url: string;
  /** Listens to other tabs, the network and the page becoming visible. Returns what ends it. On a server it does nothing. */
  open(): () => void;
}

export const LOADING: SessionState = Object.freeze({
  status: 'loading',
  user: null,
  organizationId: null,
  workspaceId: null,
  memberships: null,
  error: null,
});

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The error of a page that is open under another name of this machine than Gatehouse: its cookie is not sent, so no sign-in lasts. */
function differentSite(url: string): GatehouseError | null {
  if (typeof location === 'undefined') return null;
  const { hostname } = new URL(url, location.href);
  const isMixed = [hostname, location.hostname].every((name) => LOOPBACK_NAMES.has(name));
  if (!isMixed || hostname === location.hostname) return null;
  const page = new URL(location.href);
  page.hostname = hostname;
  return new GatehouseError(
    'DIFFERENT_SITE',
    `Browsers send no session cookie from ${location.hostname} to ${hostname}. Open ${page.origin} instead, which must be an allowed origin.`,
  );
}

/** A page that becomes visible reads the state again if it is older than this. */
const STALE_MS = 60_000;

/** Knows who is signed in, for a page in a browser. Other tabs of the same origin learn of a sign-in and a sign-out at once. */
export function createSessionStore({ onSession, ...options }: DeploymentClientOptions): SessionStore {
  let state = LOADING;
  let signInId: string | null | undefined;
  let needsMemberships = false;
  let reading: Promise<void> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();
  let channel: BroadcastChannel | null = null;

  const gatehouse = createDeploymentClient({
    ...options,
    onSession(session) {
      onSession?.(session);
      noticeSignIn(session);
    },
  });
  const tokens = sessionTokens(() => gatehouse.sessionToken());

  function setState(changes: Partial<SessionState>): void {
    state = Object.freeze({ ...state, ...changes });
    for (const listener of listeners) listener();
  }

  /** Each response says who is signed in. Another sign-in than before makes the state and the tokens old. */
  function noticeSignIn({ active_signin }: Session): void {
    const next = active_signin?.id ?? null;
    if (next === signInId) return;
    const isFirst = signInId === undefined;
    signInId = next;
    tokens.forget();
    if (isFirst) return;
    channel?.postMessage('changed');
    refreshLater();
  }

  /** Reads the state after what is being read now, which may have begun before the change. */
  function refreshLater(): void {
    void (reading ?? Promise.resolve()).then(refresh);
  }

  function refresh(): Promise<void> {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  }

  async function read(): Promise<void> {
    readAt = performance.now();
    try {
      const { active_signin, active_organization_id, active_workspace_id } = await gatehouse.session();
      if (active_signin === null) {
        return setState({ ...LOADING, status: 'signed-out', error: differentSite(options.url) });
      }
      const [user, memberships] = await Promise.all([
        gatehouse.me(),
        needsMemberships ? gatehouse.myOrganizationMemberships() : null,
      ]);
      setState({
        status: 'signed-in',
        user,
        memberships,
        organizationId: active_organization_id,
        workspaceId: active_workspace_id,
        error: null,
      });
    } catch (error) {
      if (!(error instanceof GatehouseError)) throw error;
      // The sign-in has ended between two requests. Any other failure says nothing about it.
      if (error instanceof ServiceError && error.status === 401) return setState({ ...LOADING, status: 'signed-out' });
      setState({ error });
    }
  }

  const refreshStale = () => {
    if (document.visibilityState === 'visible' && (state.error !== null || performance.now() - readAt > STALE_MS)) {
      void refresh();
    }
  };

  return {
    gatehouse,
    tokens,
    refresh,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (state === LOADING) void refresh();
      return () => listeners.delete(listener);
    },
    needMemberships() {
      if (needsMemberships) return;
      needsMemberships = true;
      if (state.status === 'signed-in') refreshLater();
    },
    async switchOrganization(organizationId) {
      await gatehouse.switchOrganization({ organization_id: organizationId });
      tokens.forget();
      channel?.postMessage('changed');
      await refresh();
    },
    async signOut() {
      await gatehouse.signOut();
      // The response has changed the sign-in already, unless there was none.
      await refresh();
    },
    url: options.url,
    open() {
      if (typeof document === 'undefined') return () => {};
      const opened = new BroadcastChannel(`gatehouse ${options.url}`);
      opened.onmessage = () => {
        tokens.forget();
        refreshLater();
      };
      channel = opened;
      document.addEventListener('visibilitychange', refreshStale);
      // What is being read now may have failed already.
      addEventListener('online', refreshLater);
      return () => {
        opened.close();
        if (channel === opened) channel = null;
        document.removeEventListener('visibilitychange', refreshStale);
        removeEventListener('online', refreshLater);
      };
    },
  };
}
