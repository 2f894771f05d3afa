import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Cell, createVault, VaultError } from '../../../src/platform/crypto/vault.ts';

const cell: Cell = { table: 'authenticators', column: 'secret', row: '42' };
const oldKey = Buffer.alloc(32, 1);
const newKey = Buffer.alloc(32, 2);

describe('a vault', () => {
  const vault = createVault([newKey]);

  test('decrypts the text that it encrypted', () => {
    for (let length = 0; length < 200; length += 7) {
      const bytes = randomBytes(length);
      expect(vault.openBuffer(vault.seal(bytes, cell), cell)).toEqual(bytes);
      const text = `${bytes.toString('base64')}ü€😀`;
      expect(vault.open(vault.seal(text, cell), cell)).toBe(text);
    }
  });

  test('writes its version and key id before the ciphertext, and never the plaintext', () => {
    const text = vault.seal('JBSWY3DPEHPK3PXP', cell);
    expect(text).toMatch(/^v1\.[0-9a-f]{8}\.[A-Za-z0-9_-]{59}$/);
    expect(text.split('.')[1]).toBe(vault.fingerprint().slice(0, 8));
    expect(Buffer.from(text.split('.')[2] ?? '', 'base64url').includes('JBSWY3DPEHPK3PXP')).toBe(false);
  });

  test('encrypts the same text differently each time', () => {
    const texts = new Set(Array.from({ length: 100 }, () => vault.seal('same', cell)));
    expect(texts.size).toBe(100);
  });

  test.each([
    { ...cell, row: '43' },
    { ...cell, column: 'other' },
    { ...cell, table: 'others' },
  ])('rejects a ciphertext moved to $table.$column.$row', (other) => {
    expect(() => vault.open(vault.seal('secret', cell), other)).toThrow(VaultError);
    expect(() => vault.open(vault.seal('secret', cell), other)).toThrow('was changed or belongs to another row');
  });

  test('rejects a ciphertext with any one bit changed', () => {
    const [version, id, data] = vault.seal('secret', cell).split('.');
    const bytes = Buffer.from(data ?? '', 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => vault.open(`${version}.${id}.${changed.toString('base64url')}`, cell)).toThrow(VaultError);
    }
  });

  test('rejects a truncated ciphertext', () => {
    const text = vault.seal('secret', cell);
    for (let length = 0; length < text.length; length += 1) {
      expect(() => vault.open(text.slice(0, length), cell)).toThrow(VaultError);
    }
  });

  test('rejects another spelling of the same bytes', () => {
    const text = vault.seal('secret', cell);
    for (const other of [`${text}=`, `${text}!`, `${text}.`, ` ${text}`, text.replace(/(.)$/, '$1 ')]) {
      expect(() => vault.open(other, cell)).toThrow(VaultError);
    }
  });

  test('reports an unknown version or master key', () => {
    const text = vault.seal('secret', cell);
    expect(() => vault.open(text.replace('v1.', 'v2.'), cell)).toThrow('an unknown version');
    const id = createVault([newKey]).fingerprint().slice(0, 8);
    expect(() => createVault([oldKey]).open(text, cell)).toThrow(`the master key ${id}, which is not configured here`);
  });

  test('requires master keys of 32 bytes', () => {
    expect(() => createVault([])).toThrow('at least one master key');
    expect(() => createVault([Buffer.alloc(16)])).toThrow('32 bytes');
  });
});

describe('a change of the master key', () => {
  const before = createVault([oldKey]);
  const during = createVault([newKey, oldKey]);
  const after = createVault([newKey]);

  test('decrypts old ciphertexts after a change of the master key and marks them for rekeying', () => {
    const text = before.seal('secret', cell);
    expect(during.open(text, cell)).toBe('secret');
    expect(during.needsRekey(text)).toBe(true);
    expect(before.needsRekey(text)).toBe(false);

    const moved = during.seal(during.open(text, cell), cell);
    expect(during.needsRekey(moved)).toBe(false);
    expect(after.open(moved, cell)).toBe('secret');
    expect(() => before.open(moved, cell)).toThrow(VaultError);
  });

  test('returns the hashes of a code under all master keys, the current first', () => {
    expect(during.hmacs('backup-code', 'x')).toEqual([after.hmac('backup-code', 'x'), before.hmac('backup-code', 'x')]);
    expect(during.hmac('backup-code', 'x')).toBe(after.hmac('backup-code', 'x'));
  });

  test('distinguishes its master keys from others by the fingerprint', () => {
    expect(during.fingerprint()).toBe(after.fingerprint());
    expect(during.fingerprint()).not.toBe(before.fingerprint());
    expect(during.hasKeyOf(before.fingerprint())).toBe(true);
    expect(after.hasKeyOf(before.fingerprint())).toBe(false);
  });
});

describe('a keyed hash', () => {
  test('computes HMAC-SHA256 with a key that HKDF derives for the purpose', () => {
    const key = Buffer.from(hkdfSync('sha256', oldKey, '', 'gatehouse:hmac:email-code', 32));
    const expected = createHmac('sha256', key).update('123456').digest('base64url');
    expect(createVault([oldKey]).hmac('email-code', '123456')).toBe(expected);
  });

  test('computes different hashes for each purpose, text and master key', () => {
    const vault = createVault([oldKey]);
    const hashes = [
      vault.hmac('a', '1'),
      vault.hmac('b', '1'),
      vault.hmac('a', '2'),
      createVault([newKey]).hmac('a', '1'),
    ];
    expect(new Set(hashes).size).toBe(4);
  });
});
