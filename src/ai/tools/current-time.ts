import type { BuiltIn } from './tool-scope.ts';

/** The tool `current_time`. */
export const currentTime = {
  needsKnowledge: false,
  create: ({ tool, jsonSchema }) =>
    tool({
      description: 'Returns the current time in UTC.',
      inputSchema: jsonSchema<object>({ type: 'object', properties: {}, additionalProperties: false }),
      execute: async () => ({ now: new Date().toISOString() }),
    }),
} satisfies BuiltIn;
