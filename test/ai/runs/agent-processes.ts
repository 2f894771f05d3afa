import { expect } from 'vitest';
import { startProvider, type TestProvider } from '../../support/ai-provider.ts';
import { BackendClient } from '../../support/clients.ts';
import { newDatabaseEnv, type ServiceProcess, startProcess } from '../../support/process.ts';
import { executeIn } from '../../support/process-database.ts';
import { openStream } from '../../support/streams.ts';

type Env = Readonly<Record<string, string>>;

/** The data of an event of a streamed run. */
interface RunEventData {
  readonly text: string | null;
  readonly run: { readonly id: string; readonly status: string; readonly failure_code: string | null } | null;
}

/** A service process, with a client of its backend host. */
export interface AgentProcess {
  readonly process: ServiceProcess;
  readonly apiKey: string;
  readonly backend: BackendClient;
}

/** Service processes on one storage, with an agent whose provider is in the process of the test. */
export interface AgentProcesses {
  readonly env: Env;
  readonly provider: TestProvider;
  readonly agentId: string;
  readonly first: AgentProcess;
  /** Starts another process on the same storage. On PGlite the others must have ended. */
  startAnother(): Promise<AgentProcess>;
}

const processes: ServiceProcess[] = [];

export async function startAgentProcesses(): Promise<AgentProcesses> {
  const env = { ...(await newDatabaseEnv()), OUTGOING_ALLOW: '127.0.0.0/8' };
  let apiKey = '';
  const startAnother = async () => {
    const process = await startProcess(env);
    processes.push(process);
    // Only the first start shows a key.
    apiKey = process.apiKey ?? apiKey;
    return { process, apiKey, backend: new BackendClient(process.backendUrl, apiKey) };
  };
  const first = await startAnother();
  const provider = await startProvider();
  expect((await first.backend.patch('/settings/ai', { base_url: provider.baseUrl })).status).toBe(200);
  const { body } = await first.backend.post('/ai-agents', { name: 'Helper', model: 'chat-1' });
  return { env, provider, agentId: body.id, first, startAnother };
}

export async function stopProcesses(): Promise<void> {
  await Promise.all(processes.splice(0).map((process) => process.stop('SIGKILL')));
}

/** Holds each response of the provider after its first word. */
export function holdAfterFirstWord(provider: TestProvider): void {
  provider.chat = () => 'We are open.';
  provider.beforeChunk = (index) => (index === 1 ? new Promise(() => {}) : undefined);
}

/** Starts a run whose events are streamed. */
export const streamRun = ({ process, apiKey }: AgentProcess, agentId: string) =>
  openStream<RunEventData>(process.backendUrl, apiKey, {
    path: `/ai-agents/${agentId}/runs`,
    method: 'POST',
    body: { text: 'When are you open?' },
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
  });

/** Lets the claims and the jobs of killed processes end now, instead of after a minute. */
export async function endClaims(env: Env): Promise<void> {
  await executeIn(env, `update ai_agent_run set claimed_until = now() - interval '1 second' where status = 'running'`);
  await executeIn(env, `update pgboss.job set heartbeat_on = now() - interval '5 minutes' where state = 'active'`);
}

/** Adds the job that ends the runs of killed processes, as its schedule does each minute. A process finds it by polling. */
export const addRecoveryJob = (env: Env) =>
  executeIn(env, `insert into pgboss.job (name, data) values ('agent-run-recovery', '{}')`);
