import { type AuthSettings, updateSettings } from '../../deployment/index.ts';
import type { UpdateAuthSettingsInput } from '../../generated/backend.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { rpIdError, rpIdErrors, rpIdOf } from '../passkeys/relying-party.ts';
import { usableSettings } from '../policy/policy.reads.ts';
import { usableFirstFactors } from '../sign-in/strategies/strategies.ts';
import { changeRpcUrls } from '../wallets/rpc-urls.ts';
import { authSettingsErrors } from './auth-settings.rules.ts';

export function updateAuthSettings(ctx: Context, input: UpdateAuthSettingsInput) {
  const changesRpId = input.authenticationFactors?.passkey?.rpId != null;
  const change = (before: AuthSettings, tx: Transaction) => withRpcUrls(ctx, tx, before, withStoredNames(input));
  return updateSettings(ctx, 'authSettings', 'settings.auth.updated', change, async (settings, tx) => [
    ...authSettingsErrors(settings, usableFirstFactors(await withoutMissingProviders(settings, tx))),
    ...(changesRpId ? await changedRpIdErrors(settings, tx) : []),
  ]);
}

/** Settings, and the records of their changes, have the names that they were first stored under. */
const withStoredNames = ({ email, phone, ...input }: UpdateAuthSettingsInput) => ({
  ...input,
  email: email && { ...email, verifySignup: email.verifySignUp },
  phone: phone && { ...phone, verifySignup: phone.verifySignUp },
});

/** Stores the URLs of RPC servers encrypted. The settings, which events contain, have only their hosts. */
async function withRpcUrls(
  ctx: Context,
  tx: Transaction,
  before: AuthSettings,
  { web3Wallet, ...input }: ReturnType<typeof withStoredNames>,
) {
  if (web3Wallet == null) return input;
  const { rpcUrls, ...others } = web3Wallet;
  if (rpcUrls == null) return { ...input, web3Wallet: others };
  return {
    ...input,
    web3Wallet: { ...others, rpcUrls: await changeRpcUrls(ctx, tx, before.web3Wallet.rpcUrls, rpcUrls) },
  };
}

/** The settings as sign-ins use them: without an enabled provider, social sign-in is disabled. */
async function withoutMissingProviders(authSettings: AuthSettings, { rows, deploymentId }: Transaction) {
  if (!authSettings.authenticationFactors.ssoEnabled) return authSettings;
  const { socialProviders } = await rows
    .selectFrom('deployment')
    .select('social_providers as socialProviders')
    .where('id', '=', deploymentId)
    .executeTakeFirstOrThrow();
  return usableSettings({ authSettings, socialProviders });
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
