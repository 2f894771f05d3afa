import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { FairQueue } from '../fair-queue.ts';

const OUTPUT_BYTES = 32;
const SALT_BYTES = 16;

export interface PasswordCost {
  /** KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** The first recommendation of OWASP for argon2id: 19 MiB, two iterations, parallelism 1. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface PasswordOptions {
  /** How many passwords are hashed at once. */
  readonly concurrency?: number;
  /** How many requests may wait. Further ones are rejected with 503. */
  readonly maxWaiting?: number;
  /** Lowered in tests only. */
  readonly cost?: PasswordCost;
}

/** Hashes and verifies passwords. Work that names a deployment is queued fairly among deployments. */
export interface Passwords {
  /** Returns an argon2id hash in the PHC format. Callers limit the length of the password. */
  hash(password: string, deploymentId?: number): Promise<string>;
  /** Pass null for a missing user or password: it takes as long as a wrong password and returns false. */
  verify(stored: string | null, password: string, deploymentId?: number): Promise<boolean>;
  /** Whether the hash has another cost than the current one, and must be replaced at the next successful sign-in. */
  needsRehash(stored: string): boolean;
}

/** Hashes and verifies the passwords of one deployment. */
export function passwordsForDeployment(passwords: Passwords, deploymentId: number): Passwords {
  return {
    hash: (password) => passwords.hash(password, deploymentId),
    verify: (stored, password) => passwords.verify(stored, password, deploymentId),
    needsRehash: (stored) => passwords.needsRehash(stored),
  };
}

/** Limits how many passwords are hashed at once, because each takes 19 MiB and a core. */
class PasswordPool implements Passwords {
  readonly #cost: PasswordCost;
  readonly #dummyHash: string;
  readonly #queue: FairQueue;

  constructor(options: PasswordOptions = {}) {
    this.#cost = options.cost ?? PASSWORD_COST;
    this.#dummyHash = createDummyHash(this.#cost);
    // Hashing runs on the four threads of libuv. One stays free for files and DNS lookups.
    const concurrency = options.concurrency ?? Math.min(availableParallelism(), 3);
    this.#queue = new FairQueue({
      concurrency,
      maxWaiting: options.maxWaiting ?? 1_000,
      fullMessage: 'The service is checking too many passwords. Send the request again after a second.',
    });
  }

  hash(password: string, deploymentId?: number): Promise<string> {
    return this.#queue.run(deploymentId, () => hash(normalise(password), { ...this.#cost, outputLen: OUTPUT_BYTES }));
  }

  async verify(stored: string | null, password: string, deploymentId?: number): Promise<boolean> {
    const matches = await this.#queue.run(deploymentId, () => verify(stored ?? this.#dummyHash, normalise(password)));
    return matches && stored !== null;
  }

  needsRehash(stored: string): boolean {
    const made = parseOptions(stored);
    return (
      !stored.startsWith('$argon2id$') ||
      made.memoryCost !== this.#cost.memoryCost ||
      made.timeCost !== this.#cost.timeCost ||
      made.parallelism !== this.#cost.parallelism ||
      made.outputLen !== OUTPUT_BYTES
    );
  }
}

export function createPasswords(options: PasswordOptions = {}): Passwords {
  return new PasswordPool(options);
}

/** Makes composed and decomposed spellings of `é` the same password, because keyboards differ. */
function normalise(password: string): string {
  return password.normalize('NFC');
}

/** Creates a hash that no password matches. Its random bytes take as long to verify as a real digest. */
function createDummyHash(cost: PasswordCost): string {
  const base64 = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');
  const parameters = `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${base64(SALT_BYTES)}$${base64(OUTPUT_BYTES)}`;
}
