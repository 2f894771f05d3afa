import { type AuthSettings, lockDeployment, type SocialProviderOption } from '../../deployment/index.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import { usableSettings } from '../policy/policy.reads.ts';
import { usableFirstFactors } from '../sign-in/strategies/strategies.ts';

/**
 * Changes providers, and then the list of enabled ones that the row of the deployment has. The lock of that row orders concurrent
 * changes. Rejects a change after which no user could sign in.
 */
export async function changeProviders<T>(tx: Transaction, change: () => Promise<T>): Promise<T> {
  const deployment = await lockDeployment(tx);
  const result = await change();
  await tx.em.flush();
  const socialProviders = await enabledProviders(tx);
  const { authSettings } = deployment;
  const couldSignIn = hasWayIn(authSettings, deployment.socialProviders);
  if (couldSignIn && !hasWayIn(authSettings, socialProviders)) {
    throw new ServiceError(
      'CONFLICT',
      'This is the last enabled provider, and the settings enable no other way to sign in. Enable another one first.',
    );
  }
  deployment.socialProviders = socialProviders;
  deployment.updatedAt = tx.now;
  return result;
}

/** The enabled providers in the order of their buttons. */
function enabledProviders({ rows, deploymentId }: Transaction): Promise<SocialProviderOption[]> {
  return rows
    .selectFrom('social_provider')
    .select(['name', 'kind', 'label', 'sign_up_allowed as signUpAllowed'])
    .where('deployment_id', '=', deploymentId)
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Whether the settings enable a first factor with these providers. Passkeys are for users who have signed in before. */
const hasWayIn = (authSettings: AuthSettings, socialProviders: readonly SocialProviderOption[]) =>
  usableFirstFactors(usableSettings({ authSettings, socialProviders })).some((factor) => factor !== 'PASSKEY');
