import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  createRequestStateCodec,
  inputRequired,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { type FixtureTool, textOf } from './tools.ts';

/** Signs what the server remembers of a call at the client. */
export const stateCodec = createRequestStateCodec<{ readonly step: number }>({ key: 'k'.repeat(32) });

type Asked = ReturnType<typeof inputRequired.elicit>;

const form = (message: string, name: string, type: 'string' | 'boolean' = 'string'): Asked =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties: { [name]: { type } as { type: 'boolean' } }, required: [name] },
  });

const sample = (text: string): Asked =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: { type: 'text', text } }], maxTokens: 100 });

const NAME = form('What is your name?', 'name');

type Responses = ServerContext['mcpReq']['inputResponses'];

const hasAll = (responses: Responses, keys: readonly string[]) => keys.every((key) => responses?.[key] !== undefined);

/** Asks in the first round, and answers with the responses in the second one. */
const askingFor = (
  requests: Readonly<Record<string, Asked>>,
  options: { readonly withState?: boolean } = {},
): FixtureTool => ({
  run: async ({ mcpReq: { inputResponses, requestState } }) => {
    const isRemembered = options.withState !== true || requestState<{ step: number }>()?.step === 1;
    if (isRemembered && hasAll(inputResponses, Object.keys(requests))) {
      return textOf(`state-ok ${JSON.stringify(inputResponses)}`);
    }
    const state = options.withState === true ? { requestState: await stateCodec.mint({ step: 1 }) } : {};
    return inputRequired({ inputRequests: { ...requests }, ...state });
  },
});

/** The prompt that asks before it answers. */
export function askContext({ mcpReq: { inputResponses } }: ServerContext) {
  const context = acceptedContent<{ context: string }>(inputResponses, 'user_context')?.context;
  if (context === undefined) {
    return inputRequired({ inputRequests: { user_context: form('What context should the prompt use?', 'context') } });
  }
  return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text: `Use ${context}.` } }] };
}

/** Tools that ask the client for more by their result, as the revision of 2026 does. */
export const ROUND_TRIP_TOOLS: Readonly<Record<string, FixtureTool>> = {
  test_input_required_result_elicitation: {
    run: ({ mcpReq: { inputResponses } }) => {
      const name = acceptedContent<{ name?: unknown }>(inputResponses, 'user_name')?.name;
      return typeof name === 'string'
        ? textOf(`Hello, ${name}!`)
        : inputRequired({ inputRequests: { user_name: NAME } });
    },
  },
  // Its caller does not offer a model.
  test_missing_capability: askingFor({ greeting: sample('Generate a greeting') }),
  test_streaming_elicitation: askingFor({ user_name: NAME }),
  test_input_required_result_sampling: askingFor({ capital_question: sample('What is the capital of France?') }),
  test_input_required_result_list_roots: askingFor({ client_roots: inputRequired.listRoots() }),
  test_input_required_result_request_state: askingFor(
    { confirm: form('Please confirm', 'ok', 'boolean') },
    { withState: true },
  ),
  test_input_required_result_tampered_state: askingFor(
    { confirm: form('Please confirm', 'ok', 'boolean') },
    { withState: true },
  ),
  test_input_required_result_multiple_inputs: askingFor(
    { user_name: NAME, greeting: sample('Generate a greeting'), client_roots: inputRequired.listRoots() },
    { withState: true },
  ),
  test_input_required_result_multi_round: {
    run: async ({ mcpReq: { inputResponses, requestState } }) => {
      const step = requestState<{ step: number }>()?.step ?? 0;
      if (step === 2 && hasAll(inputResponses, ['step2'])) return textOf('Both steps are done.');
      const isFirstDone = step === 1 && hasAll(inputResponses, ['step1']);
      return inputRequired({
        inputRequests: isFirstDone
          ? { step2: form('Step 2: What is your favorite color?', 'color') }
          : { step1: form('Step 1: What is your name?', 'name') },
        requestState: await stateCodec.mint({ step: isFirstDone ? 2 : 1 }),
      });
    },
  },
  test_input_required_result_capabilities: {
    run: ({ mcpReq: { envelope } }) => {
      const capabilities = (envelope as Record<string, ClientCapabilities> | undefined)?.[CLIENT_CAPABILITIES_META_KEY];
      return inputRequired({
        inputRequests: {
          ...(capabilities?.sampling && { greeting: sample('Generate a greeting') }),
          ...(capabilities?.elicitation && { user_name: NAME }),
        },
      });
    },
  },
};
