import type { KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Cell, Vault } from '../../../platform/crypto/vault.ts';
import { signingKey } from '../../../platform/standard-webhooks/sign.ts';
import { openHeaders } from '../../endpoints/sealed-headers.ts';
import { endpointHeaders } from '../../endpoints/webhook-headers.ts';

/** A key has 32 bytes. */
const MAX_KEYS = 2_000;
/** The headers of an endpoint have up to 42 KB. */
const MAX_HEADERS = 200;

/**
 * The decrypted secrets and headers of endpoints. They are found by their ciphertexts, which change with them, and by their place: a
 * ciphertext that was copied to another row cannot be decrypted there.
 */
export interface EndpointSecrets {
  /** Throws when the secret cannot be decrypted. */
  keyOf(sealed: string, cell: Cell): KeyObject;
  /** The headers that all messages to the endpoint have. Throws when they cannot be decrypted. */
  headersOf(endpointId: string, sealed: string | null): Readonly<Record<string, string>>;
}

/** Keeps what was used last, because decrypting takes as long as signing. */
export function createEndpointSecrets(vault: Vault): EndpointSecrets {
  const keys = new LRUCache<string, KeyObject>({ max: MAX_KEYS });
  const headers = new LRUCache<string, Readonly<Record<string, string>>>({ max: MAX_HEADERS });
  const noneOwn = endpointHeaders({});
  return {
    keyOf(sealed, cell) {
      const place = `${cell.table}.${cell.column}.${cell.row} ${sealed}`;
      const known = keys.get(place);
      if (known !== undefined) return known;
      const key = signingKey(vault.open(sealed, cell));
      keys.set(place, key);
      return key;
    },
    headersOf(endpointId, sealed) {
      if (sealed === null) return noneOwn;
      const place = `${endpointId} ${sealed}`;
      const known = headers.get(place);
      if (known !== undefined) return known;
      const opened = endpointHeaders(openHeaders(vault, endpointId, sealed));
      headers.set(place, opened);
      return opened;
    },
  };
}
