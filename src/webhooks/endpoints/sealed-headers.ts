import type { Cell, Vault } from '../../platform/crypto/vault.ts';
import type { JsonObject } from '../../platform/json/json-values.ts';

function headersCell(endpointId: string): Cell {
  return { table: 'webhook_endpoint', column: 'headers_sealed', row: endpointId };
}

/** Encrypts the custom headers of an endpoint, because they may contain credentials. */
export function sealHeaders(vault: Vault, endpointId: string, headers: JsonObject | null | undefined): string | null {
  if (!headers || Object.keys(headers).length === 0) return null;
  return vault.seal(JSON.stringify(headers), headersCell(endpointId));
}

/** Decrypts the custom headers of an endpoint, including credentials. */
export function openHeaders(vault: Vault, endpointId: string, sealed: string | null): Record<string, string> {
  return sealed === null ? {} : JSON.parse(vault.open(sealed, headersCell(endpointId)));
}
