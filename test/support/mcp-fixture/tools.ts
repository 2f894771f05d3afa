import { setTimeout as delay } from 'node:timers/promises';
import type { CallToolResult, ContentBlock, InputRequiredResult, ServerContext } from '@modelcontextprotocol/server';
import { AUDIO, IMAGE } from './media.ts';

type Elicitation = Parameters<ServerContext['mcpReq']['elicitInput']>[0];

/** A tool that the checks of `@modelcontextprotocol/conformance` call. They give its name and its answer. */
export interface FixtureTool {
  /** The names of the arguments, all of them texts. */
  readonly args?: readonly string[];
  /** The schema of the arguments, if texts are not enough. */
  readonly schema?: Readonly<Record<string, unknown>>;
  readonly run: (
    context: ServerContext,
    args: Readonly<Record<string, string>>,
  ) => CallToolResult | InputRequiredResult | Promise<CallToolResult | InputRequiredResult>;
}

export const textOf = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

const content = (...blocks: ContentBlock[]): FixtureTool => ({ run: () => ({ content: blocks }) });

/** Asks the user by a request to the client, as revisions of 2025 do. */
const asking = (properties: object, before: string, message?: string): FixtureTool => ({
  ...(message === undefined && { args: ['message'] }),
  run: async ({ mcpReq }, args) => {
    const requestedSchema = { type: 'object', properties, required: Object.keys(properties) };
    const form = { message: message ?? args['message'], requestedSchema } as Elicitation;
    const { action, content: entered } = await mcpReq.elicitInput(form);
    return textOf(`${before}: action=${action}, content=${JSON.stringify(entered)}`);
  },
});

const PAUSE_MS = 50;
const OPTIONS = ['option1', 'option2', 'option3'];
const titled = (kind: string) =>
  ['First', 'Second', 'Third'].map((title, at) => ({ const: `value${at + 1}`, title: `${title} ${kind}` }));

/** Logs only what the client asked for. */
const logging = (...messages: string[]): FixtureTool => ({
  run: async ({ mcpReq }) => {
    for (const message of messages) {
      await mcpReq.log('info', message);
      await delay(PAUSE_MS);
    }
    return textOf('The tool has logged its steps.');
  },
});

export const TOOLS: Readonly<Record<string, FixtureTool>> = {
  test_simple_text: content({ type: 'text', text: 'This is a simple text response for testing.' }),
  test_image_content: content({ type: 'image', data: IMAGE, mimeType: 'image/png' }),
  test_audio_content: content({ type: 'audio', data: AUDIO, mimeType: 'audio/wav' }),
  test_embedded_resource: content({
    type: 'resource',
    resource: {
      uri: 'test://embedded-resource',
      mimeType: 'text/plain',
      text: 'This is an embedded resource content.',
    },
  }),
  test_multiple_content_types: content(
    { type: 'text', text: 'Multiple content types test:' },
    { type: 'image', data: IMAGE, mimeType: 'image/png' },
    {
      type: 'resource',
      resource: {
        uri: 'test://mixed-content-resource',
        mimeType: 'application/json',
        text: JSON.stringify({ test: 'data', value: 123 }),
      },
    },
  ),
  test_error_handling: {
    run: () => ({ ...textOf('This tool intentionally returns an error for testing'), isError: true }),
  },
  test_tool_with_logging: logging('Tool execution started', 'Tool processing data', 'Tool execution completed'),
  test_logging_tool: logging('Logged only if the request asks for logs'),
  test_tool_with_progress: {
    run: async ({ mcpReq }) => {
      const progressToken = mcpReq._meta?.progressToken;
      for (const progress of [0, 50, 100]) {
        if (progressToken !== undefined) {
          await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } });
        }
        await delay(PAUSE_MS);
      }
      return textOf('The tool has reported its progress.');
    },
  },
  test_sampling: {
    args: ['prompt'],
    run: async ({ mcpReq }, { prompt = '' }) => {
      const messages = [{ role: 'user' as const, content: { type: 'text' as const, text: prompt } }];
      const { content: response } = await mcpReq.requestSampling({ messages, maxTokens: 100 });
      return textOf(`LLM response: ${'text' in response ? response.text : JSON.stringify(response)}`);
    },
  },
  test_elicitation: asking({ username: { type: 'string' }, email: { type: 'string' } }, 'User response'),
  test_elicitation_sep1034_defaults: asking(
    {
      name: { type: 'string', default: 'John Doe' },
      age: { type: 'integer', default: 30 },
      score: { type: 'number', default: 95.5 },
      status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
      verified: { type: 'boolean', default: true },
    },
    'Elicitation completed',
    'Check the defaults.',
  ),
  test_elicitation_sep1330_enums: asking(
    {
      untitledSingle: { type: 'string', enum: OPTIONS },
      titledSingle: { type: 'string', oneOf: titled('Option') },
      legacyEnum: {
        type: 'string',
        enum: ['opt1', 'opt2', 'opt3'],
        enumNames: ['Option One', 'Option Two', 'Option Three'],
      },
      untitledMulti: { type: 'array', items: { type: 'string', enum: OPTIONS } },
      titledMulti: { type: 'array', items: { anyOf: titled('Choice') } },
    },
    'Elicitation completed',
    'Choose from each list.',
  ),
  // The library compares the argument with a header, and lists the schema as it is (JSON Schema, 2020-12).
  test_headers: {
    schema: {
      type: 'object',
      properties: { region: { type: 'string', 'x-mcp-header': 'Region' } },
      required: ['region'],
    },
    run: (_, { region = '' }) => textOf(region),
  },
  json_schema_2020_12_tool: {
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      $defs: {
        address: {
          $anchor: 'addressDef',
          type: 'object',
          properties: { street: { type: 'string' }, city: { type: 'string' } },
        },
      },
      properties: {
        name: { type: 'string' },
        address: { $ref: '#/$defs/address' },
        contactMethod: { type: 'string', enum: ['phone', 'email'] },
        phone: { type: 'string' },
        email: { type: 'string' },
      },
      allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
      if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['phone'] },
      else: { required: ['email'] },
      additionalProperties: false,
    },
    run: () => textOf('The schema is listed as it is.'),
  },
};
