import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const VERSION = 'v1';
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The table cell that a ciphertext is bound to, so that it cannot be copied into another row. */
export interface Cell {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

/** A ciphertext cannot be decrypted. The message names the cell and the key, never the content. */
export class VaultError extends Error {
  override readonly name = 'VaultError';
}

/** Encrypts secrets that must be readable, and computes keyed hashes of short codes. */
export class Vault {
  readonly #rings: readonly KeyRing[];

  /** The first master key encrypts. All of them decrypt, so that the key can be changed while the service runs. */
  constructor(masterKeys: readonly Buffer[]) {
    if (masterKeys.length === 0) throw new VaultError('A vault needs at least one master key.');
    this.#rings = masterKeys.map((key) => new KeyRing(key));
  }

  /** Encrypts to `v1.<key id>.<base64url of iv, tag and data>`. */
  seal(plaintext: string | Buffer, cell: Cell): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#current.key(dataPurpose(cell)), iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(additionalData(cell));
    const data = Buffer.concat([cipher.update(plaintext), cipher.final()]);
    return `${VERSION}.${this.#current.id}.${Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64url')}`;
  }

  open(ciphertext: string, cell: Cell): string {
    return this.openBuffer(ciphertext, cell).toString('utf8');
  }

  openBuffer(ciphertext: string, cell: Cell): Buffer {
    const { keyId, bytes } = parse(ciphertext);
    const ring = this.#rings.find((candidate) => candidate.id === keyId);
    if (ring === undefined) {
      throw new VaultError(
        `${cellPath(cell)} is encrypted with the master key ${keyId}, which is not configured here.`,
      );
    }
    const decipher = createDecipheriv(CIPHER, ring.key(dataPurpose(cell)), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(additionalData(cell));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    } catch (cause) {
      throw new VaultError(`${cellPath(cell)} was changed or belongs to another row.`, { cause });
    }
  }

  /** Whether another master key than the first one encrypted the ciphertext. */
  needsRekey(ciphertext: string): boolean {
    return parse(ciphertext).keyId !== this.#current.id;
  }

  /** The keyed hash of a code that is too short for a plain hash. */
  hmac(purpose: string, text: string): string {
    return this.#current.hmac(purpose, text);
  }

  /** The hashes under all master keys, the current first, because stored hashes cannot be rekeyed. */
  hmacs(purpose: string, text: string): string[] {
    return this.#rings.map((ring) => ring.hmac(purpose, text));
  }

  /** Identifies the first master key without revealing it. Stored in the database. */
  fingerprint(): string {
    return this.#current.fingerprint;
  }

  /** Whether a configured master key has the fingerprint. */
  hasKeyOf(fingerprint: string): boolean {
    return this.#rings.some((ring) => ring.fingerprint === fingerprint);
  }

  get #current(): KeyRing {
    return this.#rings[0] as KeyRing;
  }
}

export function createVault(masterKeys: readonly Buffer[]): Vault {
  return new Vault(masterKeys);
}

/** One master key and the keys derived from it. */
class KeyRing {
  readonly id: string;
  readonly fingerprint: string;
  readonly #master: Buffer;
  readonly #derived = new Map<string, KeyObject>();

  constructor(master: Buffer) {
    if (master.length !== 32) throw new VaultError('A master key has 32 bytes.');
    this.#master = master;
    const digest = createHash('sha256').update(this.key('id').export()).digest('hex');
    this.id = digest.slice(0, 8);
    this.fingerprint = digest;
  }

  /** Derives and caches the key of a purpose. Purposes are table columns and constants, so the cache stays small. */
  key(purpose: string): KeyObject {
    let key = this.#derived.get(purpose);
    if (key === undefined) {
      key = createSecretKey(Buffer.from(hkdfSync('sha256', this.#master, '', `gatehouse:${purpose}`, 32)));
      this.#derived.set(purpose, key);
    }
    return key;
  }

  hmac(purpose: string, text: string): string {
    return createHmac('sha256', this.key(`hmac:${purpose}`))
      .update(text)
      .digest('base64url');
  }
}

function parse(ciphertext: string): { keyId: string; bytes: Buffer } {
  const [version, keyId, text, ...rest] = ciphertext.split('.');
  if (version !== VERSION) throw new VaultError('The ciphertext has an unknown version.');
  const bytes = Buffer.from(text ?? '', 'base64url');
  // The decoder of Node skips characters outside of base64url. The comparison rejects other spellings of the same bytes.
  const exact = rest.length === 0 && bytes.toString('base64url') === text;
  if (keyId === undefined || !exact || bytes.length < IV_BYTES + TAG_BYTES) {
    throw new VaultError('The ciphertext is malformed.');
  }
  return { keyId, bytes };
}

function dataPurpose(cell: Cell): string {
  return `data:${cell.table}.${cell.column}`;
}

function additionalData(cell: Cell): Buffer {
  return Buffer.from(cellPath(cell), 'utf8');
}

function cellPath(cell: Cell): string {
  return `${cell.table}.${cell.column}.${cell.row}`;
}
