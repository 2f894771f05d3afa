import { describe, expect, it } from 'vitest';
import { createVault, VaultError } from '../../../../src/platform/crypto/vault.ts';
import { ownSecretCell } from '../../../../src/webhooks/apps/signing-secret.ts';
import { createEndpointSecrets } from '../../../../src/webhooks/deliveries/engine/endpoint-secrets.ts';
import { sealHeaders } from '../../../../src/webhooks/endpoints/sealed-headers.ts';

describe('the opened secrets and headers of endpoints', () => {
  const vault = createVault([Buffer.alloc(32, 7)]);
  const secrets = createEndpointSecrets(vault);

  it('are kept for the next delivery', () => {
    const sealed = vault.seal('whsec_c2VjcmV0', ownSecretCell('1'));
    expect(secrets.keyOf(sealed, ownSecretCell('1'))).toBe(secrets.keyOf(sealed, ownSecretCell('1')));
  });

  it('are not used for a ciphertext that was copied to another endpoint', () => {
    const sealed = vault.seal('whsec_c2VjcmV0', ownSecretCell('1'));
    secrets.keyOf(sealed, ownSecretCell('1'));
    expect(() => secrets.keyOf(sealed, ownSecretCell('2'))).toThrow(VaultError);
    const headers = sealHeaders(vault, '1', { authorization: 'Bearer secret' });
    expect(secrets.headersOf('1', headers)).toMatchObject({ authorization: 'Bearer secret' });
    expect(() => secrets.headersOf('2', headers)).toThrow(VaultError);
  });
});
