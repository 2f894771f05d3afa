import {
  createSocialProvider,
  socialRedirectUri,
  updateAuthSettings,
  updateSocialProvider,
} from '../../identity/index.ts';
import { systemContext } from '../../platform/commands/system-context.ts';
import type { Context, Services } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { CLIENT_ID } from '../dev-provider/authorization-request.ts';
import { startDevProvider } from '../dev-provider/dev-provider.ts';
import { type DevPerson, PEOPLE } from '../dev-provider/people.ts';
import { CommandError } from '../script.ts';

const NAME = 'dev';
/** The largest position, so that its button comes last. */
const LAST = 1_000;

/** The development provider of a deployment. */
export interface DevSignIn {
  readonly issuer: string;
  /** Disables the provider in the settings and stops it. */
  close(): Promise<void>;
}

/**
 * Starts the development provider and enables it for the deployment. It keeps its port, because a provider
 * with linked accounts keeps its issuer. Returns null when another provider has its name, there are too many, or the port is taken.
 */
export async function startDevSignIn(
  services: Services,
  deploymentId: number,
  person: DevPerson,
): Promise<DevSignIn | null> {
  const { mode, frontendHost } = await services.database.rows
    .selectFrom('deployment')
    .select(['mode', 'frontend_host as frontendHost'])
    .where('id', '=', deploymentId)
    .executeTakeFirstOrThrow();
  if (mode === 'production') throw new CommandError('A deployment in production mode has no development provider.');
  const existing = await services.database.rows
    .selectFrom('social_provider')
    .select(['kind', 'client_id as clientId', 'endpoints'])
    .where('deployment_id', '=', deploymentId)
    .where('name', '=', NAME)
    .executeTakeFirst();
  if (existing !== undefined && (existing.kind !== 'OIDC' || existing.clientId !== CLIENT_ID)) return null;
  const redirectUris = [socialRedirectUri(services.config, frontendHost, NAME)];
  const port = Number(URL.parse(existing?.endpoints.issuer ?? '')?.port ?? 0);
  const started = await startDevProvider({ redirectUris, people: [...PEOPLE, person], port }).catch(ifPortTaken);
  if (started === null) return null;
  const { issuer, close } = started;
  try {
    const ctx = systemContext(services, deploymentId);
    if (existing === undefined) await addProvider(ctx, issuer);
    else await updateSocialProvider(ctx, NAME, { issuer, enabled: true });
  } catch (error) {
    await close();
    // The deployment has as many providers as it can have.
    if (error instanceof ServiceError && error.code === 'CONFLICT') return null;
    throw error;
  }
  return {
    issuer,
    async close() {
      await close();
      // Deleted meanwhile: then there is nothing to disable.
      await updateSocialProvider(systemContext(services, deploymentId), NAME, { enabled: false }).catch(
        () => undefined,
      );
    },
  };
}

async function addProvider(ctx: Context, issuer: string): Promise<void> {
  await createSocialProvider(ctx, {
    kind: 'OIDC',
    name: NAME,
    label: 'Dev',
    clientId: CLIENT_ID,
    issuer,
    enabled: true,
    signUpAllowed: true,
    tokensStored: true,
    position: LAST,
  });
  await updateAuthSettings(ctx, { authenticationFactors: { ssoEnabled: true } });
}

function ifPortTaken(error: NodeJS.ErrnoException): null {
  if (error.code === 'EADDRINUSE') return null;
  throw error;
}
