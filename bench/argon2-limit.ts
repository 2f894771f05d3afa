import { availableParallelism } from 'node:os';
import { createPasswords } from '../src/platform/crypto/passwords.ts';

/** Prints the number of argon2 verifications per second of this machine without other load. */
const [seconds = '5'] = process.argv.slice(2);
const passwords = createPasswords();
const stored = await passwords.hash('correct horse battery staple');
const end = performance.now() + Number(seconds) * 1_000;
let count = 0;

async function verifyOn(): Promise<void> {
  while (performance.now() < end) {
    await passwords.verify(stored, 'correct horse battery staple');
    count += 1;
  }
}

const start = performance.now();
await Promise.all(Array.from({ length: Math.max(4, availableParallelism()) }, verifyOn));
console.log((count * 1_000) / (performance.now() - start));
