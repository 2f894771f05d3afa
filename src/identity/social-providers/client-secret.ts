import type { Vault } from '../../platform/crypto/vault.ts';

/** The database cell of a provider's secret. */
export const clientSecretCell = (providerId: string) => ({
  table: 'social_provider',
  column: 'client_secret_sealed',
  row: providerId,
});

/** The secret of a provider; null for a public client. */
export function openClientSecret(
  vault: Vault,
  { id, clientSecretSealed }: { readonly id: string; readonly clientSecretSealed: string | null },
): string | null {
  return clientSecretSealed === null ? null : vault.open(clientSecretSealed, clientSecretCell(id));
}
