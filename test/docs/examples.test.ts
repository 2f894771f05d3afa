import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startProvider, stopProviders, type TestProvider } from '../support/ai-provider.ts';
import { freePort } from '../support/free-port.ts';
import { asNewModel } from '../support/new-models.ts';
import { newDatabaseEnv, type ServiceProcess, startProcess } from '../support/process.ts';
import { type Block, blocksOf, documents } from './markdown.ts';

/* Runs the blocks of the documents that begin with ```sh run, and compares what they print with the block that follows. */

const END = '---end of example---';
/** The script ends at the first command that fails, and with it what it started in the background. */
const HEAD = `set -e; trap 'kill $(jobs -p) 2> /dev/null || true' EXIT`;

interface Example {
  readonly command: string;
  /** The `json` or `text` block that follows; null where the document shows no output. */
  readonly output: Block | null;
}

function examplesOf(document: string): Example[] {
  const blocks = blocksOf(document);
  return blocks.flatMap(({ language, words, text }, index) => {
    if (language !== 'sh' || words[0] !== 'run') return [];
    const next = blocks[index + 1];
    return [{ command: text, output: next && /^(json|text)$/.test(next.language) ? next : null }];
  });
}

/** Ids, times and request ids differ from run to run; everything else is compared. */
function withoutVariableValues(json: string): unknown {
  return JSON.parse(json, (name, value) => {
    if (typeof value !== 'string') return value;
    if (/^\d{15,20}$/.test(value)) return 'an id';
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return 'a time';
    return name === 'request_id' ? 'a request id' : value;
  });
}

const tested = documents
  .map((document) => ({ document, examples: examplesOf(document) }))
  .filter(({ examples }) => examples.length > 0);

describe('the examples of the documentation', () => {
  let environment: Record<string, string>;
  let service: ServiceProcess;
  let provider: TestProvider;

  beforeAll(async () => {
    provider = await startProvider();
    provider.fail = asNewModel;
    provider.chat = ({ messages = [] }) =>
      messages.at(-1)?.role === 'tool'
        ? 'Yes, within 30 days of the purchase [1].'
        : [{ name: 'search_knowledge_base', input: { query: 'refund' } }];
    environment = { ...(await newDatabaseEnv()), OUTGOING_ALLOW: '127.0.0.0/8,::1/128' };
    // Tokens name the URLs of the hosts, so their ports are chosen before the start.
    const ports = { PORT: String(await freePort()), DEPLOYMENT_PORT: String(await freePort()) };
    service = await startProcess({ ...environment, ...ports });
  });

  afterAll(async () => {
    await service.stop();
    await stopProviders();
  });

  afterEach(async () => {
    const headers = { authorization: `Bearer ${service.apiKey}` };
    await fetch(`${service.backendUrl}/settings/ai`, { method: 'DELETE', headers });
  });

  it.each(tested)('print what $document shows', async ({ examples }) => {
    const script = [HEAD, ...examples.flatMap(({ command }) => [command, `echo; echo '${END}'`])].join('\n');
    const { stdout } = await promisify(execFile)('bash', ['-c', script], {
      env: {
        PATH: process.env['PATH'],
        BACKEND: service.backendUrl,
        DEPLOYMENT: service.deploymentUrl,
        KEY: service.apiKey ?? '',
        DATA_DIR: environment['DATA_DIR'],
        RECEIVER_PORT: String(await freePort()),
        PROVIDER: provider.baseUrl,
        PROVIDER_KEY: 'sk-provider',
      },
    });
    const outputs = stdout.split(END).slice(0, -1);
    expect(outputs).toHaveLength(examples.length);
    for (const [index, { command, output }] of examples.entries()) {
      const printed = outputs[index] as string;
      if (output?.language === 'json') {
        expect(withoutVariableValues(printed), command).toEqual(withoutVariableValues(output.text));
      } else if (output !== null) {
        expect(printed.trim(), command).toBe(output.text.trim());
      }
    }
  });

  it.each(documents.filter((document) => document.startsWith('docs/guides/')))('include commands in %s', (document) => {
    expect(examplesOf(document).length).toBeGreaterThan(0);
  });
});
