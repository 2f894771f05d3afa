import type { LanguageModelMiddleware } from 'ai';

/** The parameters of a request to a model. */
export type ModelRequest = Parameters<NonNullable<LanguageModelMiddleware['wrapStream']>>[0]['params'];

/** What a message adds to its text in the protocol of most models. */
const TOKENS_PER_MESSAGE = 4;

/** Counts the tokens of texts that the provider has not counted. Each request of a run repeats the texts of the earlier ones. */
export class TokenEstimate {
  readonly #known = new Map<string, number>();

  async ofRequest({ prompt, tools = [] }: ModelRequest): Promise<number> {
    const countTokens = await loadTokenizer();
    const texts = [...prompt.flatMap(({ content }) => textsOf(content)), ...tools.map((tool) => JSON.stringify(tool))];
    const counts = texts.map((text) => {
      const count = this.#known.get(text) ?? countTokens(text);
      this.#known.set(text, count);
      return count;
    });
    return counts.reduce((sum, count) => sum + count, prompt.length * TOKENS_PER_MESSAGE);
  }

  async ofResponse(text: string): Promise<number> {
    if (text === '') return 0;
    return (await loadTokenizer())(text);
  }
}

/** An estimate without the tokenizer, which takes 100 MB. */
export const roughTokens = (bytes: number): number => Math.ceil(bytes / 4);

/** The size of the texts of a request. */
export const bytesOf = ({ prompt, tools = [] }: ModelRequest): number =>
  [...prompt.flatMap(({ content }) => textsOf(content)), ...tools.map((tool) => JSON.stringify(tool))].reduce(
    (sum, text) => sum + Buffer.byteLength(text),
    0,
  );

const loadTokenizer = async () => (await import('../extraction/chunks/tokens.ts')).countTokens;

type Content = ModelRequest['prompt'][number]['content'];

function textsOf(content: Content): string[] {
  if (typeof content === 'string') return [content];
  return content.map((part) => {
    if (part.type === 'text' || part.type === 'reasoning') return part.text;
    if (part.type === 'tool-call') return `${part.toolName} ${JSON.stringify(part.input)}`;
    return part.type === 'tool-result' ? JSON.stringify(part.output) : '';
  });
}
