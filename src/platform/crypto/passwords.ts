import { availableParallelism } from 'node:os';
import { hash, parseOptions } from '@node-rs/argon2';
import type { Log } from '../logging/log.ts';
import { FairQueue } from '../queues/fair-queue.ts';
import { decoyOf, kindOf, matchesHash } from './password-hashes.ts';

const OUTPUT_BYTES = 32;
/** How many decoys are kept: they are made of few random bytes. */
const MAX_DECOYS = 1_000;
/** How many failures are logged: one for each deployment and kind, because each sign-in repeats them. */
const MAX_LOGGED_FAILURES = 1_000;

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
  readonly log?: Pick<Log, 'warn'>;
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
   * of imported hashes of the deployment. A check of one hash of each kind hides which one an account has, if any. An imported
   * hash that cannot be calculated does not match.
   */
  verify(stored: string | null, password: string, options?: VerifyOptions): Promise<boolean>;
  /** Whether a hash with the parameters of the kind can be calculated: calculates one. */
  canCalculate(kind: string, deploymentId?: number): Promise<boolean>;
  /** Whether the hash has another cost than the current one, and must be replaced at the next successful sign-in. */
  needsRehash(stored: string): boolean;
}

/** Hashes and verifies the passwords of one deployment. */
export function passwordsForDeployment(passwords: Passwords, deploymentId: number): Passwords {
  return {
    hash: (password) => passwords.hash(password, deploymentId),
    verify: (stored, password, options) => passwords.verify(stored, password, { ...options, deploymentId }),
    canCalculate: (kind) => passwords.canCalculate(kind, deploymentId),
    needsRehash: (stored) => passwords.needsRehash(stored),
  };
}

/** Limits how many passwords are hashed at once, because each takes 19 MiB and a core. */
class PasswordPool implements Passwords {
  readonly #cost: PasswordCost;
  readonly #kind: string;
  readonly #decoys = new Map<string, string>();
  readonly #queue: FairQueue;
  readonly #log: Pick<Log, 'warn'> | undefined;
  readonly #loggedFailures = new Set<string>();

  constructor(options: PasswordOptions = {}) {
    this.#cost = options.cost ?? PASSWORD_COST;
    this.#log = options.log;
    const { memoryCost, timeCost, parallelism } = this.#cost;
    this.#kind = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${OUTPUT_BYTES}`;
    // Hashing runs on the four threads of libuv. One stays free for files and DNS lookups.
    const concurrency = options.concurrency ?? Math.min(availableParallelism(), 3);
    this.#queue = new FairQueue({
      name: 'password_hashes',
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
        const found = await this.#check(kind, isOwn ? stored : null, { password, deploymentId });
        if (isOwn) matches = found;
      }
      return matches;
    });
  }

  canCalculate(kind: string, deploymentId?: number): Promise<boolean> {
    return this.#queue.run(deploymentId, async () => {
      try {
        await matchesHash(this.#decoy(kind), '');
        return true;
      } catch {
        return false;
      }
    });
  }

  /** Checks the stored hash, or the decoy of its kind. What is wrong with an imported hash must not fail sign-ins of others. */
  async #check(
    kind: string,
    stored: string | null,
    { password, deploymentId }: { readonly password: string; readonly deploymentId: number | undefined },
  ): Promise<boolean> {
    try {
      return await matchesHash(stored ?? this.#decoy(kind), this.#typed(kind, password));
    } catch (err) {
      if (kind === this.#kind && stored === null) throw err;
      this.#logFailure(err, kind, deploymentId);
      // The hash was rejected before it was calculated. A decoy takes the time that it would have taken.
      return stored !== null && this.#check(kind, null, { password, deploymentId });
    }
  }

  #logFailure(err: unknown, kind: string, deploymentId: number | undefined): void {
    const name = `${deploymentId} ${kind}`;
    if (this.#loggedFailures.has(name) || this.#loggedFailures.size >= MAX_LOGGED_FAILURES) return;
    this.#loggedFailures.add(name);
    this.#log?.warn(
      { err, kind, deploymentId },
      'An imported password hash cannot be calculated and matches no password',
    );
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
