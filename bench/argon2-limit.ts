import { availableParallelism } from 'node:os';
import { createPasswords } from '../src/platform/crypto/passwords.ts';
import { option, runBench } from './arguments.ts';

const HELP = `node bench/argon2-limit.ts [--seconds N]
    prints the number of argon2 verifications per second of this machine without other load.`;

const PASSWORD = 'correct horse battery staple';

await runBench(HELP, { values: ['seconds'] }, async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash(PASSWORD);
  const start = performance.now();
  const end = start + option('seconds', 5) * 1_000;
  let count = 0;
  async function verifyOn(): Promise<void> {
    while (performance.now() < end) {
      await passwords.verify(stored, PASSWORD);
      count += 1;
    }
  }
  await Promise.all(Array.from({ length: Math.max(4, availableParallelism()) }, verifyOn));
  console.log((count * 1_000) / (performance.now() - start));
});
