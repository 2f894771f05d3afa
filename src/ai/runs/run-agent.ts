import type { Context } from '../../platform/context.ts';
import { runInBackground } from '../../platform/process/background.ts';
import { liftDeadline } from '../../platform/process/deadline.ts';
import { CitedPassages } from '../citations/cited-passages.ts';
import type { AiAgentRunRow } from '../graph/rows.ts';
import type { ToolCaller } from '../tools/tool-scope.ts';
import { getRun } from './ai-agent-run.reads.ts';
import { endRun } from './end-run.ts';
import { RunFailed } from './failure-codes.ts';
import { generate } from './generate.ts';
import { knowledgeBasesForOwner } from './knowledge-bases-for-owner.ts';
import { type PreparedRun, prepareRun, type RunRequest, withKnowledge } from './prepare-run.ts';
import { recordProgress } from './record-progress.ts';
import { RunEvents } from './run-events.ts';
import { RunRecorder } from './run-recorder.ts';
import { toolsOf } from './run-tools.ts';
import { startWhenFree } from './slots/start-when-free.ts';
import { storable } from './stored-text.ts';
import type { Turn } from './turns/turn.ts';

/** How often a process renews its claim. Within this time a run ends that another process has cancelled. */
const RENEWAL_INTERVAL_MS = 5_000;

/**
 * Runs an agent until it has responded or failed, and returns the recorded run. A client that disconnects cancels it. A repeated
 * request with an `Idempotency-Key` returns the run of the first one as it is now.
 */
export async function runAgent(ctx: Context, request: RunRequest): Promise<AiAgentRunRow> {
  const { run, carryOut } = await start(ctx, request);
  if (ctx.idempotentRequest?.isReplay) return getRun(ctx.rows, ctx.viewer.deploymentId, request.agentId, run.id);
  const ended = carryOut(new RunEvents());
  ctx.onDisconnect?.(() => void ctx.agentRuns.end(run.id, 'cancelled'));
  await ended;
  return getRun(ctx.rows, ctx.viewer.deploymentId, request.agentId, run.id);
}

/** Starts a run, and returns its events while it goes on. Ending the iteration cancels it. */
export async function streamRun(ctx: Context, request: RunRequest): Promise<RunEvents> {
  const { run, carryOut } = await start(ctx, request);
  const events = new RunEvents(() => void ctx.agentRuns.end(run.id, 'cancelled'));
  events.push({ type: 'run.started', run });
  const pushEnd = async () => {
    const ended = await getRun(ctx.rows, ctx.viewer.deploymentId, request.agentId, run.id);
    for (const citation of ended.citations) events.push({ type: 'citation', citation });
    events.push({ type: ended.status === 'FAILED' ? 'run.failed' : 'run.completed', run: ended });
  };
  void carryOut(events)
    .finally(pushEnd)
    .then(() => events.end(), events.fail);
  ctx.agentRuns.untilRead(events.read);
  return events;
}

/** Records the start of a run that this process claims, when a slot is free. Call `carryOut` at once. */
async function start(ctx: Context, request: RunRequest) {
  liftDeadline();
  const { agentId, input, user } = request;
  const prepared = await prepareRun(ctx, request);
  const { agent, messages } = prepared;
  const threadId = input.threadId ?? null;
  const { run, turn } = await startWhenFree(ctx, {
    agentId,
    userId: user?.userId ?? null,
    threadId,
    model: agent.model,
    input: messages,
  });
  // The commands that follow are not repeated with the key, only the start.
  const { idempotentRequest: _, ...own } = ctx;
  const carryOut = (events: RunEvents) =>
    ctx.agentRuns.while(run.id, agent.timeLimitSeconds, (signal) => {
      return carryOutRun(own, { runId: run.id, signal, events, turn, owner: turn?.thread ?? user, ...prepared });
    });
  return { run, carryOut };
}

interface StartedRun extends PreparedRun {
  readonly runId: string;
  /** Null for a run without a thread. */
  readonly turn: Turn | null;
  /** The user and the customer that it is for; null for a run of a server without a thread. */
  readonly owner: ToolCaller | null;
  readonly signal: AbortSignal;
  readonly events: RunEvents;
}

async function carryOutRun(ctx: Context, run: StartedRun): Promise<void> {
  const { runId, agent, provider, messages, instructions, deploymentTools, turn, owner, signal, events } = run;
  const recorder = new RunRecorder(() => ctx.database.ids.next(), agent.model);
  const passages = new CitedPassages();
  /** Keeps the claim of this process. A run that was cancelled, or recorded as interrupted, goes no further. */
  const record = async () => {
    await recorder.count();
    const changedSteps = recorder.changedSteps();
    const progress = { ...recorder.usage, ...partialOutput(recorder, passages), changedSteps };
    if (await recordProgress(ctx, runId, progress)) recorder.markStored(changedSteps);
    else void ctx.agentRuns.end(runId, 'cancelled');
  };
  let recording = Promise.resolve();
  /** One at a time, so that the last one contains most. */
  const renew = () => {
    recording = recording.catch(() => undefined).then(record);
    return recording;
  };
  // If the database is unavailable, the claim may be lost, and another process records the run as interrupted.
  const renewal = runInBackground(() => {
    return setInterval(() => void renew().catch(() => undefined), RENEWAL_INTERVAL_MS).unref();
  });
  try {
    const knowledgeBaseIds = await knowledgeBasesOf(ctx, agent, owner);
    const scope = { ctx, runId, agentId: agent.id, knowledgeBaseIds, passages, caller: owner ?? {} };
    const output = await generate({
      provider,
      model: agent.model,
      instructions: withKnowledge(instructions, knowledgeBaseIds),
      messages: [...(turn?.messages ?? []), ...messages],
      temperature: agent.temperature,
      maxTokens: agent.maxTokens,
      tools: await toolsOf(agent.tools, deploymentTools, scope),
      signal,
      recorder,
      onStepEnd: renew,
      onEvent: (event) => events.push(event),
    });
    const { usage, finishReason } = recorder;
    const response = { output, citations: passages.citedIn(output), finishReason };
    await endRun(ctx, runId, { ...usage, ...response }, recorder.changedSteps());
  } catch (error) {
    await recorder.end();
    const { code, detail } = error instanceof RunFailed ? error : new RunFailed('internal');
    const failure = { failureCode: code, failureDetail: detail, finishReason: recorder.finishReason };
    const end = { ...recorder.usage, ...partialOutput(recorder, passages), ...failure };
    await endRun(ctx, runId, end, recorder.changedSteps());
    if (!(error instanceof RunFailed)) throw error;
  } finally {
    clearInterval(renewal);
  }
}

/** What the model has written so far. */
function partialOutput({ partialOutput }: RunRecorder, passages: CitedPassages) {
  const output = partialOutput === null ? null : storable(partialOutput);
  return { output, citations: output === null ? [] : passages.citedIn(output) };
}

/** The knowledge bases that the run may search: with an owner, only those that the owner may read. */
const knowledgeBasesOf = async (ctx: Context, { knowledgeBases }: PreparedRun['agent'], owner: ToolCaller | null) =>
  owner === null ? knowledgeBases : knowledgeBasesForOwner(ctx.rows, ctx.viewer.deploymentId, knowledgeBases, owner);
