import type { Vault } from '../../../platform/crypto/vault.ts';
import { openClientSecret } from '../client-secret.ts';
import type { ProviderKind } from '../provider-kind.ts';
import type { ProviderRow } from '../sign-in-request.ts';
import { appleClientSecret } from './apple-client-secret.ts';
import type { ClientAuth, OpenidClient } from './openid-client.ts';

/** Adds the secret to requests of the token endpoint. It is decrypted for each request, so that the cache does not contain it. */
export function clientAuthentication(
  client: OpenidClient,
  vault: Vault,
  kind: ProviderKind,
  provider: ProviderRow,
): ClientAuth {
  // openid-client waits for the promise.
  return async (server, metadata, body, headers) => {
    const secret = openClientSecret(vault, provider);
    if (secret === null) return client.None()(server, metadata, body, headers);
    if (kind.clientAuthentication === 'apple_jwt') {
      body.set('client_id', provider.clientId);
      body.set('client_secret', await appleClientSecret(provider, secret));
      return;
    }
    const method = kind.clientAuthentication ?? announcedMethod(server.token_endpoint_auth_methods_supported);
    const authentication =
      method === 'client_secret_basic' ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret);
    return authentication(server, metadata, body, headers);
  };
}

/** Servers decode the header in different ways, so the body is used where it can be. Without an announcement, the header applies. */
const announcedMethod = (methods: readonly string[] | undefined) =>
  methods?.includes('client_secret_post') === true ? 'client_secret_post' : 'client_secret_basic';
