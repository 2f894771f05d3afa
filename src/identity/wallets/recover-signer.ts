import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { checksumAddress } from './ethereum-address.ts';

/** 65 bytes: r, s and the recovery id, which is 0 or 1, or 27 or 28. */
const SIGNATURE = /^0x[0-9a-fA-F]{130}$/;

/**
 * Returns the address whose key signed the text (EIP-191, `personal_sign`), or null when the signature is malformed. A
 * signature with a high `s` is malformed: each signature has one with a low `s`, and only that one is accepted.
 */
export function recoverSigner(text: string, signature: string): string | null {
  if (!SIGNATURE.test(signature)) return null;
  const bytes = hexToBytes(signature.slice(2));
  const recoveryId = recoveryIdOf(bytes[64] ?? 0);
  if (recoveryId === null) return null;
  try {
    const parsed = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), 'compact');
    if (parsed.hasHighS()) return null;
    const publicKey = parsed.addRecoveryBit(recoveryId).recoverPublicKey(personalMessageHash(text)).toBytes(false);
    return checksumAddress(bytesToHex(keccak_256(publicKey.subarray(1)).subarray(-20)));
  } catch {
    // The numbers are outside of the curve's range, or no public key belongs to them.
    return null;
  }
}

function recoveryIdOf(last: number): 0 | 1 | null {
  if (last === 0 || last === 27) return 0;
  return last === 1 || last === 28 ? 1 : null;
}

/** The hash that a wallet signs for a text (EIP-191, `personal_sign`). */
export function personalMessageHash(text: string): Uint8Array {
  const encoder = new TextEncoder();
  const bytes = encoder.encode(text);
  return keccak_256(concatBytes(encoder.encode(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes));
}
