import { isForApplications } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';

/**
 * Rejects introspection by an unauthenticated caller in production mode. On the deployment host this means the mode of the
 * requested deployment. On the backend host, where the credential selects the deployment, it means the mode of any deployment.
 */
export async function assertMayIntrospect(ctx: Context): Promise<void> {
  if (!(await isInProduction(ctx))) return;
  const credential = ctx.host === 'BACKEND' ? 'an API key or an access token' : 'a signed-in user';
  throw new ServiceError('NOT_AUTHENTICATED', `Introspection in production mode requires a credential: ${credential}.`);
}

async function isInProduction({ host, sessionCookie, rows }: Context): Promise<boolean> {
  if (host === 'DEPLOYMENT') return sessionCookie.isStaging !== true;
  const found = await rows
    .selectFrom('deployment')
    .select('id')
    .where('mode', '=', 'production')
    .where(isForApplications())
    .limit(1)
    .execute();
  return found.length > 0;
}
