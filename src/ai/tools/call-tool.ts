import type { AiTool } from '../../generated/backend.ts';
import { findToolEndpoint } from './ai-tool.reads.ts';
import { argumentsError } from './check-arguments.ts';
import { sendCall } from './send-call.ts';
import type { ToolScope } from './tool-scope.ts';
import { toolSecrets } from './tool-secret.ts';

/** The definition that the model of a run has seen. */
export type CallableTool = Pick<AiTool, 'id' | 'name' | 'parameters'>;

/**
 * Calls a tool of the deployment with the arguments of a model. Returns the response, or `{ error }` with a sentence for the
 * model. Uses the current URL and secrets of the tool. Rejects when the signal ends the run.
 */
export async function callTool(
  scope: Pick<ToolScope, 'ctx' | 'runId' | 'agentId' | 'caller'>,
  tool: CallableTool,
  input: unknown,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { ctx } = scope;
  const error = await argumentsError(ctx, tool.parameters, input);
  if (error !== null) return { error };
  const endpoint = await findToolEndpoint(ctx.rows, ctx.viewer.deploymentId, tool.id);
  if (endpoint === undefined) return { error: 'The tool is no longer available.' };
  const callId = `call_${ctx.database.ids.next()}`;
  const response = await sendCall({
    http: ctx.outgoingHttp,
    url: endpoint.url,
    callId,
    body: JSON.stringify(bodyOf(scope, tool, callId, input)),
    secrets: toolSecrets(ctx.vault, endpoint, new Date()),
    timeoutMs: endpoint.timeoutSeconds * 1_000,
    signal,
  });
  return 'error' in response ? response : resultOf(response.body);
}

function bodyOf(
  { runId, agentId, caller = {} }: Pick<ToolScope, 'runId' | 'agentId' | 'caller'>,
  { name }: CallableTool,
  callId: string,
  input: unknown,
) {
  const { userId, organizationId, workspaceId } = caller;
  return {
    tool: name,
    run_id: runId,
    agent_id: agentId,
    call_id: callId,
    arguments: input,
    ...(userId && { user_id: userId }),
    ...(organizationId && { organization_id: organizationId }),
    ...(workspaceId && { workspace_id: workspaceId }),
  };
}

/** The JSON of a response, or its text. */
function resultOf(body: Buffer): unknown {
  const text = body.toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
}
