import type { Tool } from 'ai';
import type { Context } from '../../platform/context.ts';
import type { CitedPassages } from '../citations/cited-passages.ts';

export type Sdk = typeof import('ai');

/** For whom an agent runs. Tools of the deployment receive the ids. */
export interface ToolCaller {
  readonly userId?: string | null | undefined;
  readonly organizationId?: string | null | undefined;
  readonly workspaceId?: string | null | undefined;
}

/** What the tools of a run may use. They act for the agent: no text of a model or a document changes that. */
export interface ToolScope {
  readonly ctx: Context;
  readonly runId: string;
  readonly agentId: string;
  readonly knowledgeBaseIds: readonly string[];
  readonly passages: CitedPassages;
  /** Unset when the run is for no user or customer. */
  readonly caller?: ToolCaller;
}

/** A tool that every deployment has. */
export interface BuiltIn {
  readonly needsKnowledge: boolean;
  create(sdk: Sdk, scope: ToolScope): Tool;
}
