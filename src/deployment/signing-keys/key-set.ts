import { type RawBuilder, sql } from 'kysely';
import type { SigningAlgorithm } from '../../platform/crypto/jwt.ts';
import type { SigningPurpose } from './signing-key.entity.ts';

/** The tokens that keys sign: those of the service, or of the OpenID provider. */
export type KeyPurpose = SigningPurpose | 'oidc';

/** Where the keys of a purpose are stored, as rows `sk`. */
export interface KeySet {
  readonly purpose: KeyPurpose;
  readonly table: 'signing_key' | 'oidc_signing_key';
  /** Each has an active key and a next one, which are rotated together. */
  readonly algorithms: readonly SigningAlgorithm[];
  /** The algorithm of a row. */
  readonly algorithm: RawBuilder<SigningAlgorithm>;
  /** Whether a row has the purpose. */
  readonly isMember: RawBuilder<boolean>;
}

const keysOfService = (purpose: SigningPurpose): KeySet => ({
  purpose,
  table: 'signing_key',
  algorithms: ['ES256'],
  algorithm: sql`'ES256'`,
  isMember: sql`sk.purpose = ${purpose}`,
});

const KEY_SETS: Readonly<Record<KeyPurpose, KeySet>> = {
  session: keysOfService('session'),
  access_token: keysOfService('access_token'),
  oidc: {
    purpose: 'oidc',
    table: 'oidc_signing_key',
    algorithms: ['ES256', 'RS256'],
    algorithm: sql`sk.algorithm`,
    isMember: sql`true`,
  },
};

export const keySetOf = (purpose: KeyPurpose): KeySet => KEY_SETS[purpose];

/**
 * The table of a set under the name `sk`, for statements. It has the type of one of the tables, because Kysely cannot build statements
 * of one or the other: use only columns that both have.
 */
export const rowsOf = ({ table }: KeySet) => `${table} as sk` as 'signing_key as sk';

/** What the private key of a row is encrypted for. */
export const privateKeyCell = ({ table }: KeySet, id: string) => ({ table, column: 'private_sealed', row: id });

/** The states of which each algorithm has one key. */
const LIVE_STATES = ['active', 'next'] as const;

/** One of the keys that a set must have. */
export interface LiveKey {
  readonly algorithm: SigningAlgorithm;
  readonly state: (typeof LIVE_STATES)[number];
}

/** The keys that a set lacks, the active ones first. */
export function missingKeys(
  { algorithms }: KeySet,
  stored: readonly { algorithm: string; state: string }[],
): LiveKey[] {
  const all = LIVE_STATES.flatMap((state) => algorithms.map((algorithm) => ({ algorithm, state })));
  return all.filter(({ algorithm, state }) =>
    stored.every((key) => key.algorithm !== algorithm || key.state !== state),
  );
}

/** The key of an algorithm. */
export function keyOf<Key extends { readonly algorithm: SigningAlgorithm }>(
  keys: readonly Key[],
  algorithm: SigningAlgorithm,
): Key {
  const key = keys.find((each) => each.algorithm === algorithm);
  if (key === undefined) throw new Error(`There is no ${algorithm} key.`);
  return key;
}
