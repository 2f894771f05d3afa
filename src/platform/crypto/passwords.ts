import { availableParallelism } from 'node:os';
import { hash, parseOptions } from '@node-rs/argon2';
import { FairQueue } from '../fair-queue.ts';
import { decoyOf, kindOf, matchesHash } from './password-hashes.ts';

const OUTPUT_BYTES = 32;
/** How many decoys are kept: they are made of few random bytes. */
const MAX_DECOYS = 1_000;

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

export interface VerifyOptions {
  readonly kinds?: readonly string[];
  readonly deploymentId?: number;
}

/** Hashes and verifies passwords. Work that names a deployment is queued fairly among deployments. */
export interface Passwords {
  /** Returns an argon2id hash in the PHC format. Callers limit the length of the password. */
  hash(password: string, deploymentId?: number): Promise<string>;
  /**
   * Pass null for a missing user or password: it takes as long as a wrong password and returns false. `kinds` are the kinds
   * of imported hashes of the deployment. A check of one hash of each kind hides which one an account has, if any.
   */
  verify(stored: string | null, password: string, options?: VerifyOptions): Promise<boolean>;
  /** Whether the hash has another cost than the current one, and must be replaced at the next successful sign-in. */
  needsRehash(stored: string): boolean;
}

/** Hashes and verifies the passwords of one deployment. */
export function passwordsForDeployment(passwords: Passwords, deploymentId: number): Passwords {
  return {
    hash: (password) => passwords.hash(password, deploymentId),
    verify: (stored, password, options) => passwords.verify(stored, password, { ...options, deploymentId }),
    needsRehash: (stored) => passwords.needsRehash(stored),
  };
}

/** Limits how many passwords are hashed at once, because each takes 19 MiB and a core. */
class PasswordPool implements Passwords {
  readonly #cost: PasswordCost;
  readonly #kind: string;
  readonly #decoys = new Map<string, string>();
  readonly #queue: FairQueue;

  constructor(options: PasswordOptions = {}) {
    this.#cost = options.cost ?? PASSWORD_COST;
    const { memoryCost, timeCost, parallelism } = this.#cost;
    this.#kind = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${OUTPUT_BYTES}`;
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

  verify(stored: string | null, password: string, { kinds = [], deploymentId }: VerifyOptions = {}): Promise<boolean> {
    const own = stored === null ? null : kindOf(stored);
    const checked = new Set([this.#kind, ...kinds, ...(own === null ? [] : [own])]);
    return this.#queue.run(deploymentId, async () => {
      let matches = false;
      for (const kind of checked) {
        const isOwn = stored !== null && kind === own;
        const found = await matchesHash(isOwn ? stored : this.#decoy(kind), this.#typed(kind, password));
        if (isOwn) matches = found;
      }
      return matches;
    });
  }

  /** Other systems hash passwords as they were typed. */
  #typed(kind: string, password: string): string {
    return kind.startsWith('$argon2id$') ? normalise(password) : password;
  }

  #decoy(kind: string): string {
    const decoy = this.#decoys.get(kind) ?? decoyOf(kind);
    if (this.#decoys.size < MAX_DECOYS) this.#decoys.set(kind, decoy);
    return decoy;
  }

  needsRehash(stored: string): boolean {
    if (!stored.startsWith('$argon2id$')) return true;
    const made = parseOptions(stored);
    return (
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
