import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readCommandConfig } from '../../config/config.ts';
import { looksLikeApiKey } from '../../platform/crypto/api-keys.ts';
import { CommandError } from '../script.ts';

const WAYS = 'Set GATEHOUSE_API_KEY, or name a file with --key-file (- reads the key from standard input).';
/** Access tokens are signed JWTs. */
const ACCESS_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * The credential for the backend host: of a file, else of the environment, else of a prompt. It is not an option, because
 * other users of the machine can see the arguments of a process.
 */
export async function readCredential(keyFile: string | undefined): Promise<string> {
  const given = (await givenCredential(keyFile)).trim();
  if (given === '') throw new CommandError(`There is no API key. ${WAYS}`);
  if (!looksLikeApiKey(given) && !ACCESS_TOKEN.test(given)) {
    throw new CommandError(`The API key is malformed: keys begin with sk_test_ or sk_live_. ${WAYS}`);
  }
  return given;
}

async function givenCredential(keyFile: string | undefined): Promise<string> {
  if (keyFile === '-') return text(process.stdin);
  if (keyFile !== undefined) {
    return readFile(keyFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new CommandError(`The key file ${keyFile} cannot be read (${error.code}).`);
    });
  }
  const { apiKey } = readCommandConfig();
  if (apiKey !== null || !process.stdin.isTTY || !process.stderr.isTTY) return apiKey ?? '';
  return prompt('API key: ');
}

/** Asks in the terminal without showing what is typed. */
async function prompt(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
