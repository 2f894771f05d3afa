import type { Viewer } from '../../platform/access/viewer.ts';
import type { HostName } from '../../platform/context.ts';
import { defaultBackendTools } from './backend-tools.ts';
import { defaultDeploymentTools } from './deployment-tools.ts';
import type { OperationTools } from './operation-tools.ts';
import type { Tool } from './tool.ts';

/** The tools that an address of MCP offers. */
export interface ToolBox {
  find(name: string): Tool | undefined;
  /** Those that the caller may run, in a fixed order. */
  offeredTo(viewer: Viewer): readonly Tool[];
}

/** The value of the parameter `tools` with which an address offers all operations. */
export const ALL_TOOLS = 'all';

const DEFAULTS = { BACKEND: defaultBackendTools, DEPLOYMENT: defaultDeploymentTools } as const;

/** The tools of a host by default, and with all operations that a credential of an agent can run. */
export function createToolBoxes(
  host: HostName,
  operations: OperationTools,
): Readonly<Record<'default' | 'all', ToolBox>> {
  const few = DEFAULTS[host](operations);
  const names = new Set(few.map(({ name }) => name));
  const others = [...operations.values()].filter(({ name, scopes }) => !names.has(name) && scopes.length > 0);
  return { default: toolBox(few), all: toolBox([...few, ...others]) };
}

function toolBox(tools: readonly Tool[]): ToolBox {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  return {
    find: (name) => byName.get(name),
    offeredTo: (viewer) => tools.filter((tool) => mayCall(tool, viewer)),
  };
}

export function mayCall(tool: Tool, viewer: Viewer): boolean {
  try {
    tool.assertMayCall(viewer);
    return true;
  } catch {
    return false;
  }
}
