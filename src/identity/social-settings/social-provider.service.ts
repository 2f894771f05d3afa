import type { CreateSocialProviderInput, UpdateSocialProviderInput } from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import { withoutUndefined } from '../../platform/commands/without-undefined.ts';
import type { Context } from '../../platform/context.ts';
import { fieldError, ServiceError } from '../../platform/errors.ts';
import { assertNoValidationErrors } from '../../platform/outgoing/url-errors.ts';
import { clientSecretCell } from '../social-providers/client-secret.ts';
import { PROVIDER_KINDS } from '../social-providers/provider-kinds.ts';
import { type SocialEndpoints, SocialProvider } from '../social-providers/social-provider.entity.ts';
import { changeProviders } from './enabled-providers.ts';
import { endpointsIn, withoutShown } from './endpoints-input.ts';
import { readProvider, shownProvider } from './social-provider.reads.ts';
import { audited, lockProvider, resourceOf } from './social-provider.record.ts';
import { providerErrors } from './social-provider.rules.ts';

const MAX_PROVIDERS = 20;

export function createSocialProvider(ctx: Context, input: CreateSocialProviderInput) {
  const { kind, clientId, clientSecret = null, enabled, signUpAllowed, tokensStored, position } = input;
  const name = input.name ?? kind.toLowerCase();
  const label = input.label ?? PROVIDER_KINDS[kind].label;
  const scopes = [...new Set(input.scopes ?? [])];
  const endpoints = endpointsIn(input, {});
  assertNoValidationErrors(providerErrors(ctx, { kind, name, label, scopes, endpoints, clientSecret }));
  return command(ctx, async (tx) => {
    await changeProviders(tx, async () => {
      await assertCanAdd(tx, name);
      const id = tx.newId();
      const provider = tx.em.create(SocialProvider, {
        id,
        deploymentId: tx.deploymentId,
        name,
        kind,
        label: label as string,
        clientId,
        clientSecretSealed: clientSecret === null ? null : ctx.vault.seal(clientSecret, clientSecretCell(id)),
        scopes,
        enabled,
        signUpAllowed,
        tokensStored,
        position,
        endpoints,
        createdAt: tx.now,
        updatedAt: tx.now,
      });
      tx.record({ type: 'settings.social_provider.created', resource: resourceOf(tx), after: audited(provider) });
    });
    return shownProvider(ctx.config, await readProvider(tx.rows, tx.deploymentId, name));
  });
}

export function updateSocialProvider(ctx: Context, name: string, sent: UpdateSocialProviderInput) {
  return command(ctx, async (tx) => {
    await changeProviders(tx, async () => {
      const provider = await lockProvider(tx, name);
      const before = audited(provider);
      const input = withoutShown(provider, sent);
      const endpoints = endpointsIn(input, provider.endpoints);
      const { label, clientId, clientSecret, enabled, signUpAllowed, tokensStored, position } = input;
      const scopes = input.scopes === undefined ? provider.scopes : [...new Set(input.scopes ?? [])];
      const { kind } = provider;
      assertNoValidationErrors([
        ...providerErrors(ctx, { kind, name, label: label ?? provider.label, scopes, endpoints, clientSecret }),
        ...movedSecretErrors(provider, endpoints, clientSecret),
      ]);
      if (isMoved(provider, endpoints)) await assertNoConnections(tx, provider.id);
      const clientSecretSealed =
        clientSecret == null ? undefined : ctx.vault.seal(clientSecret, clientSecretCell(provider.id));
      const fields = { label, clientId, clientSecretSealed, enabled, signUpAllowed, tokensStored, position };
      const stopsStoring = provider.tokensStored && tokensStored === false;
      tx.em.assign(provider, { ...withoutUndefined(fields), scopes, endpoints, updatedAt: tx.now });
      if (stopsStoring) await deleteTokens(tx, provider.id);
      const after = { ...audited(provider), ...(clientSecret != null && { clientSecretChanged: true }) };
      tx.record({ type: 'settings.social_provider.updated', resource: resourceOf(tx), before, after });
    });
    return shownProvider(ctx.config, await readProvider(tx.rows, tx.deploymentId, name));
  });
}

/** The database also deletes the connections to the provider, with their tokens, and the sign-ins that have not been completed. */
export function deleteSocialProvider(ctx: Context, name: string): Promise<null> {
  return command(ctx, async (tx) => {
    await changeProviders(tx, async () => {
      const provider = await lockProvider(tx, name);
      const connections = await countConnections(tx, provider.id);
      tx.em.remove(provider);
      tx.record({
        type: 'settings.social_provider.deleted',
        resource: resourceOf(tx),
        before: { ...audited(provider), connections },
      });
    });
    return null;
  });
}

async function assertCanAdd({ rows, deploymentId }: Transaction, name: string): Promise<void> {
  const names = await rows
    .selectFrom('social_provider')
    .select('name')
    .where('deployment_id', '=', deploymentId)
    .execute();
  if (names.some((other) => other.name === name)) {
    throw new ServiceError('NAME_TAKEN', `Another provider is named ${name}. Choose another name.`);
  }
  if (names.length < MAX_PROVIDERS) return;
  throw new ServiceError('CONFLICT', `A deployment has at most ${MAX_PROVIDERS} providers. Delete one first.`);
}

/** Whether another server would say who a person is. */
const isMoved = (provider: SocialProvider, endpoints: SocialEndpoints): boolean =>
  (['issuer', 'authorizationUrl', 'tokenUrl', 'profileUrl'] as const).some(
    (field) => provider.endpoints[field] !== endpoints[field],
  );

/** The ids of linked accounts can belong to other people at another server, who would sign in as these users. */
async function assertNoConnections(tx: Transaction, providerId: string): Promise<void> {
  if ((await countConnections(tx, providerId)) === 0) return;
  throw new ServiceError(
    'CONFLICT',
    'Users have linked accounts of this provider, whose ids can belong to other people at another server. Add another provider.',
  );
}

/** The secret must be sent again together with another endpoint, so that no other server than intended receives it. */
function movedSecretErrors(
  provider: SocialProvider,
  endpoints: SocialEndpoints,
  clientSecret: string | null | undefined,
) {
  const needsSecret = isMoved(provider, endpoints) || provider.endpoints.tenant !== endpoints.tenant;
  if (!needsSecret || provider.clientSecretSealed === null || clientSecret != null) return [];
  return [fieldError('input.clientSecret', 'is required when an endpoint changes')];
}

async function deleteTokens({ rows, deploymentId }: Transaction, providerId: string): Promise<void> {
  await rows
    .updateTable('social_connection')
    .set({ access_token_sealed: null, refresh_token_sealed: null, token_expires_at: null })
    .where('deployment_id', '=', deploymentId)
    .where('provider_id', '=', providerId)
    .execute();
}

async function countConnections({ rows, deploymentId }: Transaction, providerId: string): Promise<number> {
  const { count } = await rows
    .selectFrom('social_connection')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('deployment_id', '=', deploymentId)
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
