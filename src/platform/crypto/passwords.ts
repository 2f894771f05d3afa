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

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface PasswordOptions {
  /** Hashes at work at one time. */
  readonly concurrency?: number;
  /** Callers that may wait for their turn before the next is told to come back. */
  readonly maxWaiting?: number;
  /** Tests lower it; nothing else should. */
  readonly cost?: PasswordCost;
}

/** Hashes and verifies passwords, for a deployment where one is named. */
export interface Passwords {
  /** Argon2id in the PHC format. Callers bound the password's length. */
  hash(password: string, deploymentId?: number): Promise<string>;
  /** Null stands for a user who is absent or has no password: as slow as a wrong password, and as false. */
  verify(stored: string | null, password: string, deploymentId?: number): Promise<boolean>;
  /** Whether the hash was made at another cost than today's; to be replaced at the next successful sign-in. */
  needsRehash(stored: string): boolean;
}

/** The same, for the requests of a deployment. */
export function passwordsOf(passwords: Passwords, deploymentId: number): Passwords {
  return {
    hash: (password) => passwords.hash(password, deploymentId),
    verify: (stored, password) => passwords.verify(stored, password, deploymentId),
    needsRehash: (stored) => passwords.needsRehash(stored),
  };
}

/** So many at a time and no more: each takes 19 MiB and a core. */
class PasswordPool implements Passwords {
  readonly #cost: PasswordCost;
  readonly #decoy: string;
  readonly #queue: FairQueue;

  constructor(options: PasswordOptions = {}) {
    this.#cost = options.cost ?? PASSWORD_COST;
    this.#decoy = decoy(this.#cost);
    // Hashing runs on libuv's four threads, which files and name look-ups need too: one of them stays free.
    const concurrency = options.concurrency ?? Math.min(availableParallelism(), 3);
    this.#queue = new FairQueue({
      concurrency,
      maxWaiting: options.maxWaiting ?? 1_000,
      fullMessage: 'Too many sign-ins at the moment. Try again shortly.',
    });
  }

  hash(password: string, deploymentId?: number): Promise<string> {
    return this.#queue.run(deploymentId, () => hash(normalise(password), { ...this.#cost, outputLen: OUTPUT_BYTES }));
  }

  async verify(stored: string | null, password: string, deploymentId?: number): Promise<boolean> {
    const matches = await this.#queue.run(deploymentId, () => verify(stored ?? this.#decoy, normalise(password)));
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

/** Keyboards send `é` composed or decomposed; both are the same password. */
function normalise(password: string): string {
  return password.normalize('NFC');
}

/** A hash that no password has: random bytes in the place of a digest cost as much to verify as a real one. */
function decoy(cost: PasswordCost): string {
  const base64 = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');
  const parameters = `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${base64(SALT_BYTES)}$${base64(OUTPUT_BYTES)}`;
}
