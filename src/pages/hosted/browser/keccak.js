/** Keccak-256 as Ethereum uses it: with the padding of the original submission, not of SHA-3. */

const ROUNDS = 24;
const WORDS = 25;
/** Bytes of the input that each permutation absorbs. */
const RATE = 136;
const MASK = (1n << 64n) - 1n;

const rotate = (word, by) => (by === 0n ? word : ((word << by) | (word >> (64n - by))) & MASK);

/** The constant of each round, from the linear feedback shift register x^8 + x^6 + x^5 + x^4 + 1. */
const ROUND_CONSTANTS = (() => {
  let register = 1;
  return Array.from({ length: ROUNDS }, () => {
    let constant = 0n;
    for (let power = 0; power < 7; power += 1) {
      if (register & 1) constant |= 1n << BigInt(2 ** power - 1);
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1;
    }
    return constant;
  });
})();

/** Where the step pi moves each word, and by how much the step rho rotates it. */
const MOVES = (() => {
  const moves = [];
  let [x, y] = [1, 0];
  for (let count = 0; count < WORDS - 1; count += 1) {
    const from = x + 5 * y;
    [x, y] = [y, (2 * x + 3 * y) % 5];
    moves.push({ from, to: x + 5 * y, by: BigInt((((count + 1) * (count + 2)) / 2) % 64) });
  }
  return moves;
})();

function permute(state) {
  for (const constant of ROUND_CONSTANTS) {
    const parity = [0, 1, 2, 3, 4].map((x) => state[x] ^ state[x + 5] ^ state[x + 10] ^ state[x + 15] ^ state[x + 20]);
    for (let at = 0; at < WORDS; at += 1) state[at] ^= parity[(at + 4) % 5] ^ rotate(parity[(at + 1) % 5], 1n);
    const moved = [state[0]];
    for (const { from, to, by } of MOVES) moved[to] = rotate(state[from], by);
    for (let at = 0; at < WORDS; at += 1) {
      const row = at - (at % 5);
      state[at] = moved[at] ^ (~moved[row + ((at + 1) % 5)] & MASK & moved[row + ((at + 2) % 5)]);
    }
    state[0] ^= constant;
  }
}

/** The 32 bytes of the hash. */
export function keccak256(bytes) {
  const padded = new Uint8Array((Math.floor(bytes.length / RATE) + 1) * RATE);
  padded.set(bytes);
  padded[bytes.length] ^= 0x01;
  padded[padded.length - 1] ^= 0x80;
  const state = Array.from({ length: WORDS }, () => 0n);
  const view = new DataView(padded.buffer);
  for (let block = 0; block < padded.length; block += RATE) {
    for (let word = 0; word < RATE / 8; word += 1) state[word] ^= view.getBigUint64(block + word * 8, true);
    permute(state);
  }
  const hash = new DataView(new ArrayBuffer(32));
  for (let word = 0; word < 4; word += 1) hash.setBigUint64(word * 8, state[word], true);
  return new Uint8Array(hash.buffer);
}
