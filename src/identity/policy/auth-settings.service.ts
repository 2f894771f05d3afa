import type { UpdateAuthSettingsInput } from '../../deployment/graph/types.ts';
import { type AuthSettings, updateSettings } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { rpIdError, rpIdErrors, rpIdOf } from '../passkeys/relying-party.ts';
import { authSettingsErrors } from './auth-settings.rules.ts';

export function updateAuthSettings(ctx: Context, input: UpdateAuthSettingsInput) {
  const changesRpId = input.authenticationFactors?.passkey?.rpId != null;
  return updateSettings(ctx, 'authSettings', 'settings.auth.updated', input, async (settings, tx) => [
    ...authSettingsErrors(settings),
    ...(changesRpId ? await changedRpIdErrors(settings, tx) : []),
  ]);
}

/** Rejects a relying party id that browsers would not accept, and another one than existing passkeys have. */
async function changedRpIdErrors(settings: AuthSettings, tx: Transaction) {
  const { frontendHost } = await tx.rows
    .selectFrom('deployment')
    .select('frontend_host as frontendHost')
    .where('id', '=', tx.deploymentId)
    .executeTakeFirstOrThrow();
  const rpId = rpIdOf({ settings, frontendHost });
  const other = await tx.rows
    .selectFrom('passkey')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('rp_id', '<>', rpId)
    .limit(1)
    .executeTakeFirst();
  if (other !== undefined) return [rpIdError('must not change while users have passkeys, which would stop working')];
  return rpIdErrors(settings, frontendHost);
}
