import { mayHaveSignedAt } from '../../deployment/index.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { ApplicationResource } from '../applications/oauth-application.entity.ts';

/** What an unverified token names. */
export interface NamedMachine {
  readonly deploymentId: number;
  /** The host of the issuer, which may have moved to another deployment. */
  readonly host: string;
  readonly kid: string;
  readonly applicationId: string;
}

/** The public key that a token names, and its application. */
export interface MachineRow {
  readonly publicJwk: Record<string, unknown>;
  readonly resources: readonly ApplicationResource[];
}

/** The key of the deployment's OpenID provider and the active machine, or null unless the deployment has all of them. */
export async function findMachine(
  rows: Rows,
  { deploymentId, host, kid, applicationId }: NamedMachine,
): Promise<MachineRow | null> {
  const found = await rows
    .selectFrom('oidc_signing_key as sk')
    .innerJoin('deployment as d', 'd.id', 'sk.deployment_id')
    .innerJoin('oauth_application as app', 'app.deployment_id', 'sk.deployment_id')
    .select(['sk.public_jwk as publicJwk', 'app.resources'])
    .where('sk.deployment_id', '=', deploymentId)
    .where('sk.kid', '=', kid)
    .where('sk.algorithm', '=', 'ES256')
    .where(mayHaveSignedAt(new Date().toISOString()))
    .where('d.frontend_host', '=', host)
    .where('app.id', '=', applicationId)
    .where('app.type', '=', 'machine')
    // Members manage the machines of organizations, and have no scopes of this API to give.
    .where('app.organization_id', 'is', null)
    .where('app.is_active', '=', true)
    .executeTakeFirst();
  return found ?? null;
}
