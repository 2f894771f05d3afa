/** The tools that every deployment has. Its own tools cannot have these names. */
export const BUILT_IN_TOOLS = ['search_knowledge_base', 'get_document', 'current_time'] as const;

export type BuiltInTool = (typeof BUILT_IN_TOOLS)[number];

const names: ReadonlySet<string> = new Set(BUILT_IN_TOOLS);

export const isBuiltIn = (name: string): name is BuiltInTool => names.has(name);
