import { LRUCache } from 'lru-cache';
import { isIntegerText, isOperatorsHost, publicKeyOf, readTokenIdentifiers } from '../../deployment/index.ts';
import { deploymentIdOfHost } from '../../identity/index.ts';
import type { PresentedToken } from '../../platform/access/bearer.ts';
import { isScope } from '../../platform/access/scopes.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import type { Services } from '../../platform/context.ts';
import { normaliseHost } from '../../platform/crypto/hosts.ts';
import { verifyJwt } from '../../platform/crypto/jwt.ts';
import { backendScopes } from '../applications/granted-scopes.ts';
import { backendResource, deploymentResource } from '../resources/built-in-resources.ts';
import { findMachine, type MachineRow, type NamedMachine } from './machine.reads.ts';
import { mayUseToken } from './proven-key.ts';

/** Maximum number of issuers whose deployment is remembered. */
const MAX_ISSUERS = 10_000;

/** What an unverified token names, without the deployment that has the host of its issuer. */
type Named = Omit<NamedMachine, 'deploymentId'>;

/**
 * Authenticates machines by their access tokens for the backend host: JWTs of RFC 9068. The application and its scopes are read with each
 * request, so that a change counts at once. A valid token takes one statement, and one more when the process does not know the
 * deployment of the issuer.
 */
export function createMachineAuthentication(services: Services) {
  const {
    database: { rows },
    config,
  } = services;
  /** The deployments of hosts. Each statement compares the host, because it may have moved to another deployment. */
  const deployments = new LRUCache<string, number>({ max: MAX_ISSUERS });

  /** The viewer of a valid token, or null. */
  return async ({ token, proof }: PresentedToken): Promise<Viewer | null> => {
    const named = readNames(token);
    const found = named && (await find(named));
    if (named === null || found === null) return null;
    const { deploymentId, row } = found;
    const claims = await verifyJwt(token, () => publicKeyOf(named.kid, row.publicJwk), {
      typ: 'at+jwt',
      issuer: deploymentResource(config, named.host),
      audience: backendResource(config),
      now: new Date(),
    });
    // A token for several audiences could be one that another of them has received, and that of a user has another subject.
    if (claims === null || claims.aud !== backendResource(config) || claims.sub !== named.applicationId) return null;
    const { jkt } = (claims['cnf'] ?? {}) as { readonly jkt?: unknown };
    const thumbprint = typeof jkt === 'string' ? jkt : null;
    const origin = backendResource(config);
    if (!(await mayUseToken(services, { token, proof }, { deploymentId, origin, thumbprint }))) return null;
    const allowed = new Set(backendScopes(config, row.resources));
    const scopes = typeof claims['scope'] === 'string' ? claims['scope'].split(' ') : [];
    const effective = scopes.filter(isScope).filter((scope) => allowed.has(scope));
    return Viewer.oauthApplication(deploymentId, named.applicationId, effective);
  };

  async function find(named: Named): Promise<{ readonly deploymentId: number; readonly row: MachineRow } | null> {
    const known = deployments.get(named.host);
    if (known !== undefined) {
      const row = await findMachine(rows, { ...named, deploymentId: known });
      if (row !== null) return { deploymentId: known, row };
    }
    const deploymentId = await deploymentIdOfHost(rows, named.host);
    if (deploymentId === null || deploymentId === known) return null;
    deployments.set(named.host, deploymentId);
    const row = await findMachine(rows, { ...named, deploymentId });
    return row && { deploymentId, row };
  }
}

/** The unverified names, or null if no valid token has them. */
function readNames(token: string): Named | null {
  const read = readTokenIdentifiers(token);
  if (read === null) return null;
  const { kid, claims } = read;
  const { iss: issuer, client_id: applicationId } = claims;
  if (typeof issuer !== 'string' || !isIntegerText(applicationId, 64)) return null;
  const host = normaliseHost(URL.parse(issuer)?.host ?? '');
  return host === null || isOperatorsHost(host) ? null : { host, kid, applicationId };
}
