import type { Request, Response } from 'express';
import { type CheckedKey, keyHashesIn, mayCheckKeys } from '../customer-keys/index.ts';
import type { Services } from '../platform/context.ts';
import { readAhead } from './http/read-ahead.ts';

/** How one request finds its caller's credential and the customers' keys that it asks about. */
export interface LookUps extends Pick<Services, 'findBackendKey' | 'findCustomerKey'> {
  /** From now on everything is read again. */
  forget(): void;
}

/**
 * Finds the customers' keys that a request asks about in the statement that finds its caller's credential, so that a check is
 * one round trip. The body is read before the caller is known, but its keys are only read for a credential that may check
 * them, and the operation gets none before the caller's access is checked as for every other operation.
 */
export function lookUpsFor(services: Services, request: Request, response: Response): LookUps {
  const { path } = request;
  if (!mayCheckKeys(request.method, path)) return { ...plain(services), forget: () => undefined };
  const found = new Map<string, CheckedKey | null>();
  return {
    async findBackendKey(callerHash) {
      const hashes = keyHashesIn(path, await readAhead(request, response));
      if (hashes.length === 0) return services.findBackendKey(callerHash);
      const answers = await Promise.all(hashes.map((hash) => services.findCallerAndKey({ callerHash, hash })));
      const [first] = answers;
      // They may be the answers of two statements, between which the credential was revoked.
      if (first === undefined || answers.some(({ caller }) => caller === null)) return null;
      for (const [index, hash] of hashes.entries()) found.set(hash, answers[index]?.key ?? null);
      return first.caller;
    },
    async findCustomerKey(key) {
      const known = found.get(key.hash);
      return known === undefined ? services.findCustomerKey(key) : known;
    },
    forget: () => found.clear(),
  };
}

function plain({ findBackendKey, findCustomerKey }: Services) {
  return { findBackendKey, findCustomerKey };
}
