import { LRUCache } from 'lru-cache';
import { createDeploymentCache, type HostDeployment, isOperatorsHost, OPERATORS_HOST } from '../../deployment/index.ts';
import type { SignedIn } from '../../platform/access/acting-user.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import type { Services } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { type Client, isLocalRequest } from '../../platform/network/client-address.ts';
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

/** Access tokens with which applications act for users. The OpenID provider, which comes later, issues them. */
export interface ApplicationTokens {
  /** The viewer of a valid access token for this host, or null. Takes one statement. */
  readonly findUserOfToken: (
    deployment: HostDeployment,
    presented: Extract<PresentedCredential, { readonly kind: 'application' }>,
  ) => Promise<Viewer | null>;
}

/**
 * Finds the deployment, credential and session of requests to the deployment host. Each request takes one statement, one
 * more when the process does not know the deployment of the host, one more when the deployment's settings have changed since the
 * process read them, and one more for the access token of an application.
 */
export function createRequestAuthentication(
  services: Services,
  { findUserOfToken }: ApplicationTokens = { findUserOfToken: async () => null },
) {
  const { database, config, activityCounts } = services;
  const { rows } = database;
  const activity = { rows, activityCounts };
  const deployments = createDeploymentCache(rows);
  /** The deployments of host names. Each statement compares the host, because it may have moved to another deployment. */
  const hosts = new LRUCache<string, number>({ max: MAX_HOSTS });
  /** The host of the only deployment, if there is one. Requests to a loopback name are served as this host, tried first. */
  let onlyHost: string | null = null;

  return {
    async find(client: Client, presented: PresentedCredential): Promise<CredentialLookup> {
      return lookupOf(await findRow(client, presented), presented);
    },
    /** Finds the session of an operator on the console. Its deployment has no host that a browser can request. */
    async findOperator(presented: PresentedCredential): Promise<CredentialLookup> {
      return lookupOf(await findRowOf(OPERATORS_HOST, presented), presented);
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
    if (client.host === null || isOperatorsHost(client.host)) return null;
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
    if (presented.kind === 'application') {
      const viewer = await findUserOfToken(deployment, presented);
      if (viewer === null) throw invalidApplicationToken(presented);
      return { viewer, sessionId: null, session: NO_SESSION };
    }
    const state = isSession(row) ? sessionState(row, authSettings) : null;
    if (presented.kind === 'bearer') {
      const signIn = await signInOfToken(config, deployment, presented, row.publicJwk, state);
      if (state !== null) updateSessionActivity(activity, deployment, state, activeUserOf(signIn));
      const viewer = Viewer.sessionToken(id, toSignedIn(signIn, row.sessionId as string));
      return { viewer, sessionId: null, session: bearerSessionOf(state, signIn.id) };
    }
    if (state === null) return { viewer: Viewer.anonymous(id), sessionId: null, session: NO_SESSION };
    const { sessionId, active } = state;
    updateSessionActivity(activity, deployment, state, activeUserOf(active));
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

const invalidApplicationToken = ({ isForMcp }: { readonly isForMcp: boolean }) =>
  new ServiceError(
    'NOT_AUTHENTICATED',
    `The access token is invalid, has ended, or is not for this ${isForMcp ? 'address' : 'host'}. Request one with ${isForMcp ? 'this URL' : 'the issuer'} as its resource.`,
  );

const noDeployment = () =>
  new ServiceError(
    'DEPLOYMENT_NOT_FOUND',
    'No deployment has this host name. Send the request to the `frontend_host` of a deployment.',
  );
