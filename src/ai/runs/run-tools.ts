import type { Tool, ToolExecutionOptions } from 'ai';
import type { AiTool } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { activeToolsByName } from '../tools/ai-tool.reads.ts';
import { type BuiltInTool, isBuiltIn } from '../tools/built-in-names.ts';
import { currentTime } from '../tools/current-time.ts';
import { createDeploymentTools } from '../tools/deployment-tools.ts';
import { getDocument } from '../tools/get-document.ts';
import { searchKnowledgeBase } from '../tools/search-knowledge-base.ts';
import type { BuiltIn, ToolScope } from '../tools/tool-scope.ts';

const BUILT_IN: Readonly<Record<BuiltInTool, BuiltIn>> = {
  search_knowledge_base: searchKnowledgeBase,
  get_document: getDocument,
  current_time: currentTime,
};

/** Tools of the deployment by name, as they were at the start of a run. */
export type DeploymentTools = ReadonlyMap<string, AiTool>;

/** Throws unless the agent can have all tools that it names. Returns those that are tools of the deployment. */
export async function assertToolsExist(
  { rows, viewer }: Context,
  names: readonly string[],
  knowledgeBaseIds: readonly string[],
): Promise<DeploymentTools> {
  const own = names.filter((name) => !isBuiltIn(name));
  const found: DeploymentTools =
    own.length > 0 ? await activeToolsByName(rows, viewer.deploymentId, own) : new Map<string, AiTool>();
  for (const name of names) {
    if (isBuiltIn(name)) {
      if (!BUILT_IN[name].needsKnowledge || knowledgeBaseIds.length > 0) continue;
      throw toolNotFound(`The tool "${name}" needs a knowledge base, and the agent has none.`);
    }
    if (!found.has(name)) {
      throw toolNotFound(`The agent names the tool "${name}", which does not exist or is inactive.`);
    }
  }
  return found;
}

const toolNotFound = (message: string) => new ServiceError('AI_TOOL_NOT_AVAILABLE', message);

/** The tools of a run, which stay the same until it ends. Knowledge bases give the agent the tool that searches them. */
export async function toolsOf(
  names: readonly string[],
  deploymentTools: DeploymentTools,
  scope: ToolScope,
): Promise<Record<string, Tool>> {
  // Loaded by the first run, so that the process starts faster.
  const sdk = await import('ai');
  const all = new Set([...names, ...(scope.knowledgeBaseIds.length > 0 ? ['search_knowledge_base'] : [])]);
  const builtIn = [...all].filter(isBuiltIn).map((name) => [name, BUILT_IN[name].create(sdk, scope)] as const);
  const own = createDeploymentTools(sdk, [...deploymentTools.values()], scope);
  return Object.fromEntries([...builtIn, ...own].map(([name, tool]) => [name, withoutDetails(name, tool, scope.ctx)]));
}

/** An unexpected error is logged, and the model sees no details of it. */
function withoutDetails(name: string, tool: Tool, { log }: Context): Tool {
  const { execute } = tool;
  if (execute === undefined) return tool;
  return {
    ...tool,
    async execute(input: never, options: ToolExecutionOptions<never>) {
      try {
        return await execute(input, options);
      } catch (error) {
        if (options.abortSignal?.aborted) throw error;
        log.error({ err: error, tool: name }, 'A tool of an AI agent failed');
        return { error: 'The tool failed because of an internal error.' };
      }
    },
  } as Tool;
}
