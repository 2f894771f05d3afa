import type { SocialProviderKind } from '../../src/deployment/index.ts';
import type { SocialEndpoints } from '../../src/identity/social-providers/social-provider.entity.ts';
import type { World } from './world.ts';

/** Stores a provider of social sign-in without any request to it. Returns its id. */
export async function storeProvider(
  { services, id: deploymentId }: World,
  {
    name = 'google',
    kind = 'GOOGLE',
    label = 'Google',
    secret = 'a-secret',
    endpoints = {},
    tokensStored = false,
  }: {
    readonly name?: string;
    readonly kind?: SocialProviderKind;
    readonly label?: string;
    readonly secret?: string;
    readonly endpoints?: SocialEndpoints;
    readonly tokensStored?: boolean;
  } = {},
): Promise<string> {
  const { database, vault } = services;
  const id = database.ids.next();
  const now = new Date().toISOString();
  await database.rows
    .insertInto('social_provider')
    .values({
      deployment_id: deploymentId,
      id,
      name,
      kind,
      label,
      client_id: `client-of-${name}`,
      client_secret_sealed: vault.seal(secret, { table: 'social_provider', column: 'client_secret_sealed', row: id }),
      enabled: true,
      sign_up_allowed: true,
      tokens_stored: tokensStored,
      position: 0,
      endpoints: JSON.stringify(endpoints) as never,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

export interface StoredAccount {
  readonly providerId: string;
  readonly provider?: string;
  readonly subject?: string;
  readonly email?: string | null;
  readonly accessToken?: string;
  readonly refreshToken?: string;
  readonly tokenExpiresAt?: Date;
}

/** Links an account at a provider to a user. Returns the id of the connection. */
export async function storeSocialAccount(
  { services, id: deploymentId }: World,
  userId: string,
  account: StoredAccount,
): Promise<string> {
  const { providerId, provider = 'google', subject = `subject-of-${userId}`, email = null } = account;
  const { database, vault } = services;
  const id = database.ids.next();
  const now = new Date().toISOString();
  const seal = (column: string, text: string | undefined) =>
    text === undefined ? null : vault.seal(text, { table: 'social_connection', column, row: id });
  await database.rows
    .insertInto('social_connection')
    .values({
      deployment_id: deploymentId,
      id,
      user_id: userId,
      provider,
      provider_id: providerId,
      subject,
      email,
      client_id: `client-of-${provider}`,
      redirect_uri: `https://example.test/auth/sso/callback/${provider}`,
      access_token_sealed: seal('access_token_sealed', account.accessToken),
      refresh_token_sealed: seal('refresh_token_sealed', account.refreshToken),
      token_expires_at: account.tokenExpiresAt?.toISOString() ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** Stores a request to a provider with a response that waits for its browser. Returns its id. */
export async function storeSocialResponse(
  { services, id: deploymentId }: World,
  providerId: string,
  signInId: string | null,
): Promise<string> {
  const { database, vault } = services;
  const id = database.ids.next();
  const now = new Date();
  const seal = (column: string) => vault.seal('{}', { table: 'social_attempt', column, row: id });
  await database.rows
    .insertInto('social_attempt')
    .values({
      deployment_id: deploymentId,
      id,
      provider_id: providerId,
      purpose: signInId === null ? 'sign_in' : 'link',
      state_hash: `state-${id}`,
      browser_hash: `browser-${id}`,
      secrets_sealed: seal('secrets_sealed'),
      response_sealed: seal('response_sealed'),
      signin_id: signInId,
      client: '127.0.0.1',
      expires_at: new Date(now.getTime() + 600_000).toISOString(),
      created_at: now.toISOString(),
    })
    .execute();
  return id;
}
