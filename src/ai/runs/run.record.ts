import type { AiAgentRun } from './ai-agent-run.entity.ts';

/** A killed process keeps its claim on a run this long. */
export const LEASE_MS = 60_000;

export const resourceOf = ({ id }: AiAgentRun) => ({ type: 'ai_agent_run', id });

/** Without what people and the agent wrote, which may be more than a reader of the audit log may see. */
export function audited(run: AiAgentRun) {
  const { agentId, userId, threadId, model, status, steps, inputTokens, outputTokens } = run;
  const { finishReason, failureCode, failureDetail } = run;
  return {
    agentId,
    userId: userId ?? null,
    threadId: threadId ?? null,
    model,
    status,
    steps,
    inputTokens,
    outputTokens,
    finishReason: finishReason ?? null,
    failureCode: failureCode ?? null,
    // Without the message, which can repeat texts and keys.
    providerStatus: failureDetail?.status ?? null,
    providerCode: failureDetail?.code ?? null,
  };
}
