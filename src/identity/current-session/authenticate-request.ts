import { createDeploymentCache, type HostDeployment } from '../../deployment/index.ts';
import { type SignedIn, Viewer } from '../../platform/access/viewer.ts';
import type { Services } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { type Client, isLocalRequest } from '../../platform/network/client-address.ts';
import { Lru } from '../../platform/process/lru.ts';
import {
  type CredentialRow,
  deploymentIdOfHost,
  findCredential,
  hostOfOnlyDeployment,
  type PresentedCredential,
} from './credential.reads.ts';
import { updateSessionActivity } from './last-active.ts';
import { bearerSessionOf, type CurrentSession, currentSessionOf, NO_SESSION } from './session.reads.ts';
import { type SessionStateRow, type StoredSignIn, sessionState } from './session-state.reads.ts';
import { signInOfToken } from './session-token.ts';

/** Maximum number of hosts whose deployment is remembered. */
const MAX_HOSTS = 10_000;

/** The authenticated sender of a request to the deployment host. */
export interface Caller {
  readonly viewer: Viewer;
  /** The id of the browser's session; null when the request carries a session token. */
  readonly sessionId: string | null;
  /** The session that the response envelope shows. */
  readonly session: CurrentSession;
}

/** A request's deployment and credential, read in one statement. */
export interface CredentialLookup {
  readonly deployment: HostDeployment;
  /** Authenticates the request. Throws 401 for an invalid session token. */
  authenticate(): Promise<Caller>;
}

/**
 * Finds the deployment, credential and session of requests to the deployment host. Each request takes one statement, one
 * more when the process does not know the deployment of the host, and one more when the deployment's settings have changed since the
 * process read them.
 */
export function createRequestAuthentication(services: Services) {
  const { database, config } = services;
  const { rows } = database;
  const deployments = createDeploymentCache(rows);
  /** The deployments of host names. Each statement compares the host, because it may have moved to another deployment. */
  const hosts = new Lru<string, number>(MAX_HOSTS);
  /** The host of the only deployment, if there is one. Requests to a loopback name are served as this host, tried first. */
  let onlyHost: string | null = null;

  return {
    async find(client: Client, presented: PresentedCredential): Promise<CredentialLookup> {
      return lookupOf(await findRow(client, presented), presented);
    },
    /** Reads the credential again, for the same deployment. */
    async readAgain(
      { deployment: { id, frontendHost } }: CredentialLookup,
      presented: PresentedCredential,
    ): Promise<CredentialLookup> {
      const row = await findRowOf(frontendHost, presented);
      return lookupOf(row?.deploymentId === id ? row : null, presented);
    },
  };

  async function lookupOf(row: CredentialRow | null, presented: PresentedCredential): Promise<CredentialLookup> {
    if (row === null) throw noDeployment();
    const deployment = await deployments.get(row.deploymentId, row.version);
    return { deployment, authenticate: () => authenticate(deployment, row, presented) };
  }

  async function findRow(client: Client, presented: PresentedCredential): Promise<CredentialRow | null> {
    if (client.host === null) return null;
    if (!isLocalRequest(client)) return findRowOf(client.host, presented);
    if (onlyHost !== null) {
      const row = await findRowOf(onlyHost, presented);
      if (row?.isOnly) return row;
    }
    const named = await findRowOf(client.host, presented);
    if (named !== null) return named;
    onlyHost = await hostOfOnlyDeployment(rows);
    const only = onlyHost === null ? null : await findRowOf(onlyHost, presented);
    return only?.isOnly ? only : null;
  }

  async function findRowOf(host: string, presented: PresentedCredential): Promise<CredentialRow | null> {
    const known = hosts.get(host);
    const row = known === undefined ? null : await findCredential(rows, { deploymentId: known, host }, presented);
    if (row !== null) return row;
    const deploymentId = await deploymentIdOfHost(rows, host);
    if (deploymentId === null) {
      hosts.delete(host);
      return null;
    }
    hosts.set(host, deploymentId);
    return findCredential(rows, { deploymentId, host }, presented);
  }

  async function authenticate(
    deployment: HostDeployment,
    row: CredentialRow,
    presented: PresentedCredential,
  ): Promise<Caller> {
    const { id, authSettings } = deployment;
    const state = isSession(row) ? sessionState(row, authSettings) : null;
    if (presented.kind === 'bearer') {
      const signIn = await signInOfToken(config, deployment, presented, row.publicJwk, state);
      if (state !== null) updateSessionActivity(rows, deployment, state, activeUserOf(signIn));
      const viewer = Viewer.sessionToken(id, toSignedIn(signIn, row.sessionId as string));
      return { viewer, sessionId: null, session: bearerSessionOf(state, signIn.id) };
    }
    if (state === null) return { viewer: Viewer.anonymous(id), sessionId: null, session: NO_SESSION };
    const { sessionId, active } = state;
    updateSessionActivity(rows, deployment, state, activeUserOf(active));
    const viewer = active === null ? Viewer.anonymous(id) : Viewer.user(id, toSignedIn(active, sessionId));
    return { viewer, sessionId, session: currentSessionOf(state) };
  }
}

const isSession = (row: CredentialRow): row is CredentialRow & SessionStateRow => row.sessionId !== null;

/** The user whose last activity the request updates: not one who is impersonated. */
const activeUserOf = (signIn: StoredSignIn | null) => (signIn?.impersonation == null ? signIn : null);

const toSignedIn = (signIn: StoredSignIn, sessionId: string): SignedIn => ({
  userId: signIn.userId,
  sessionId,
  signInId: signIn.id,
  authenticatedAt: signIn.authenticatedAt,
  ...(signIn.impersonation !== null && { impersonation: signIn.impersonation }),
});

const noDeployment = () =>
  new ServiceError(
    'DEPLOYMENT_NOT_FOUND',
    'No deployment has this host name. Send the request to the `frontend_host` of a deployment.',
  );
