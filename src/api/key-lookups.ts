import type { Request, Response } from 'express';
import { type CheckedKey, keyHashesIn, mayCheckKeys } from '../customer-keys/index.ts';
import type { Services } from '../platform/context.ts';
import { readBodyEarly } from './http/read-body-early.ts';

/** Looks up the caller's credential and the customer keys that one request checks. */
export interface RequestKeyLookups extends Pick<Services, 'findBackendKey' | 'findCustomerKey'> {
  /** Drops the keys found so far, so that the next lookup reads the database again. */
  clear(): void;
}

/**
 * Reads the customer keys that a request checks in the same statement as the caller's credential, so that a check takes one
 * database round trip. The body is parsed before the caller is authenticated. The statement reads the keys only for a
 * credential that may check them, and the operation receives them only after its normal access check.
 */
export function createKeyLookups(services: Services, request: Request, response: Response): RequestKeyLookups {
  const { path } = request;
  if (!mayCheckKeys(request.method, path)) return { ...uncachedLookups(services), clear: () => undefined };
  const found = new Map<string, CheckedKey | null>();
  return {
    async findBackendKey(callerHash) {
      const hashes = keyHashesIn(path, await readBodyEarly(request, response));
      if (hashes.length === 0) return services.findBackendKey(callerHash);
      const results = await Promise.all(hashes.map((hash) => services.findCallerAndKey({ callerHash, hash })));
      const [first] = results;
      // The results may come from two statements, and the credential may have been revoked between them.
      if (first === undefined || results.some(({ caller }) => caller === null)) return null;
      for (const [index, hash] of hashes.entries()) found.set(hash, results[index]?.key ?? null);
      return first.caller;
    },
    async findCustomerKey(key) {
      const cached = found.get(key.hash);
      return cached === undefined ? services.findCustomerKey(key) : cached;
    },
    clear: () => found.clear(),
  };
}

function uncachedLookups({ findBackendKey, findCustomerKey }: Services) {
  return { findBackendKey, findCustomerKey };
}
