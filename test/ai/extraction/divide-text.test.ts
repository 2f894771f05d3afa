import { describe, expect, it } from 'vitest';
import { divideText } from '../../../src/ai/extraction/chunks/divide-text.ts';
import { countTokens } from '../../../src/ai/extraction/chunks/tokens.ts';
import type { ExtractedChunk } from '../../../src/ai/extraction/extract-document.ts';
import { readText } from '../../../src/ai/extraction/text/read-text.ts';
import type { FileType } from '../../../src/ai/files/document-files.ts';
import { pdfOf } from '../../support/pdf-files.ts';

const MAX_TOKENS = 600;

async function divided(type: FileType, content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  const document = await readText(type, bytes, () => {});
  return { text: document.text, chunks: [...divideText(document)] };
}

const sentence = (index: number, words = 18) =>
  `Sentence number ${index} ${Array.from({ length: words }, (_, word) => `word${(index + word) % 7}`).join(' ')}.`;
const prose = (sentences: number, from = 0) =>
  Array.from({ length: sentences }, (_, index) => sentence(from + index)).join(' ');

/** Checks what is true of the chunks of each text. */
function expectSound(text: string, chunks: readonly ExtractedChunk[]): void {
  let covered = 0;
  let previousStart = -1;
  for (const chunk of chunks) {
    expect(chunk.text).toBe(text.slice(chunk.startOffset, chunk.endOffset));
    expect(chunk.text.trim()).not.toBe('');
    expect(chunk.text.isWellFormed()).toBe(true);
    expect(chunk.tokenCount).toBe(countTokens(chunk.text));
    expect(chunk.tokenCount).toBeLessThanOrEqual(MAX_TOKENS);
    expect(chunk.startOffset).toBeGreaterThan(previousStart);
    expect(chunk.endOffset).toBeGreaterThan(covered);
    // Only white space is in no chunk.
    expect(text.slice(covered, Math.max(covered, chunk.startOffset)).trim()).toBe('');
    covered = chunk.endOffset;
    previousStart = chunk.startOffset;
  }
  expect(text.slice(covered).trim()).toBe('');
}

describe('chunks', () => {
  it('are about 400 tokens long and begin and end with sentences', async () => {
    const { text, chunks } = await divided('txt', prose(200));
    expectSound(text, chunks);
    for (const { text: content, tokenCount } of chunks.slice(0, -1)) {
      expect(tokenCount).toBeGreaterThan(300);
      expect(tokenCount).toBeLessThanOrEqual(420);
      expect(content).toMatch(/^Sentence .*\.$/);
    }
  });

  it('repeat the last sentences of the chunk before them in the same section', async () => {
    const { chunks } = await divided('txt', prose(100));
    for (const [index, chunk] of chunks.slice(1).entries()) {
      const before = chunks[index] as ExtractedChunk;
      expect(chunk.startOffset).toBeLessThan(before.endOffset);
      const shared = countTokens(chunk.text.slice(0, before.endOffset - chunk.startOffset));
      expect(shared).toBeGreaterThan(10);
      expect(shared).toBeLessThanOrEqual(60);
    }
  });

  it('do not cross the headings of large sections, and tell the path to their section', async () => {
    const { text, chunks } = await divided(
      'md',
      `# A\n\n${prose(30)}\n\n## B\n\n${prose(30, 30)}\n\n# C\n\n${prose(30, 60)}`,
    );
    expectSound(text, chunks);
    const paths = [...new Set(chunks.map(({ headingPath }) => headingPath.join(' > ')))];
    expect(paths).toEqual(['A', 'A > B', 'C']);
    for (const { text: content } of chunks) expect(content).not.toContain('\n#');
    const first = chunks.filter(({ text: content }) => content.startsWith('#'));
    expect(first).toHaveLength(3);
  });

  it('join short sections under the same heading, and name only the headings that they share', async () => {
    const items = Array.from({ length: 6 }, (_, index) => `## Item ${index}\n\n${sentence(index)}`).join('\n\n');
    const { text, chunks } = await divided('md', `# List\n\n${items}\n\n# Other\n\n${prose(30)}`);
    expectSound(text, chunks);
    expect(chunks[0]?.text).toBe(`# List\n\n${items}`);
    expect(chunks[0]?.headingPath).toEqual(['List']);
    expect(chunks.at(-1)?.headingPath).toEqual(['Other']);
  });

  it('keep a heading without text together with the first chunk of its subsection', async () => {
    const { chunks } = await divided('md', `# A\n\n## B\n\n${prose(60)}`);
    expect(chunks[0]?.text).toMatch(/^# A\n\n## B\n\nSentence/);
    expect(chunks.map(({ headingPath }) => headingPath)).toEqual([['A'], ...chunks.slice(1).map(() => ['A', 'B'])]);
  });

  it('keep code of up to 400 tokens whole', async () => {
    const code = `\`\`\`js\n${'const value = compute(1);\n'.repeat(30)}\`\`\``;
    const { text, chunks } = await divided('md', `${prose(16)}\n\n${code}\n\n${prose(16)}`);
    expectSound(text, chunks);
    expect(chunks.some(({ text: content }) => content.includes(code))).toBe(true);
  });

  it('divide long code at the ends of lines', async () => {
    const { text, chunks } = await divided('md', `\`\`\`\n${'  const value = compute(1);\n'.repeat(300)}\`\`\``);
    expectSound(text, chunks);
    expect(chunks.length).toBeGreaterThan(3);
    for (const { text: content } of chunks.slice(0, -1)) expect(content).toMatch(/;$/);
  });

  it('tell the page on which they begin, and where further ones begin', async () => {
    const pages = [0, 1, 2].map((page) =>
      Array.from({ length: 40 }, (_, line) => ({ text: `Page ${page + 1} line ${line} ${'word '.repeat(10)}end.` })),
    );
    const { text, chunks } = await divided('pdf', pdfOf(pages));
    expectSound(text, chunks);
    for (const { text: content, page } of chunks) expect(content).toMatch(new RegExp(`^Page ${page} `));
    expect(new Set(chunks.map(({ page }) => page))).toEqual(new Set([1, 2, 3]));
    expect(chunks.flatMap(({ pageBreaks }) => pageBreaks).length).toBeGreaterThan(0);
    for (const { text: content, page, pageBreaks } of chunks) {
      for (const [at, start] of pageBreaks.entries()) {
        const next = (page ?? 0) + at + 1;
        expect(content.slice(start).trimStart()).toMatch(new RegExp(`^Page ${next} line 0 `));
        expect(content.slice(0, start)).not.toContain(`Page ${next} `);
      }
    }
  });

  it.each<[string, string]>([
    ['Chinese and Japanese text', '東京は日本の首都である。人口は多い、そして交通は便利。'.repeat(400)],
    ['Chinese text without punctuation', '漢字仮名交文'.repeat(3_000)],
    ['Thai text', 'กรุงเทพมหานครเป็นเมืองหลวงของประเทศไทย '.repeat(300)],
    ['Arabic text', 'القاهرة هي عاصمة مصر وأكبر مدنها. '.repeat(400)],
    ['emoji', '👩‍👩‍👧‍👦🙂'.repeat(2_000)],
    ['a line of 1 MB', 'a'.repeat(1_000_000)],
    [
      'a line of 200 kB of Base64',
      Buffer.from(Array.from({ length: 150_000 }, (_, index) => (index * 7919) % 251)).toString('base64'),
    ],
    ['a long line of words', 'word '.repeat(50_000)],
    ['short lines', 'a\n\n'.repeat(5_000)],
    ['punctuation', '. ! ? '.repeat(5_000)],
    ['names of special tokens', '<|endoftext|> '.repeat(500)],
    ['a table', Array.from({ length: 500 }, (_, row) => `| ${row} | name ${row} |`).join('\n')],
  ])('cover %s within their limit of tokens', async (_, content) => {
    const { text, chunks } = await divided('md', content);
    expectSound(text, chunks);
  });

  it('cover random documents in order, within their limit of tokens', async () => {
    const random = randomFrom(42);
    for (let round = 0; round < 150; round++) {
      const parts = Array.from({ length: 1 + random(60) }, () => randomBlock(random));
      const { text, chunks } = await divided('md', `x${parts.join(random(4) === 0 ? '\n' : '\n\n')}`);
      expectSound(text, chunks);
    }
  });
});

describe('token counts', () => {
  it.each([
    ['', 0],
    ['hello world', 2],
    ['<|endoftext|>', 7],
  ])('counts %j as %i tokens', (text, tokens) => {
    expect(countTokens(text)).toBe(tokens);
  });

  it('counts a run of a million characters in linear time', () => {
    expect(countTokens('a'.repeat(1_000_000))).toBeGreaterThan(100_000);
    expect(countTokens('漢'.repeat(200_000))).toBeGreaterThan(100_000);
    expect(countTokens(' '.repeat(1_000_000))).toBeGreaterThan(1_000);
  });
});

/** A generator of pseudo-random integers below a bound. */
function randomFrom(seed: number) {
  let state = seed;
  return (bound: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % bound;
  };
}

function randomBlock(random: (bound: number) => number): string {
  const words = (count: number) => Array.from({ length: count }, () => WORDS[random(WORDS.length)]).join(' ');
  switch (random(7)) {
    case 0:
      return `${'#'.repeat(1 + random(4))} ${words(1 + random(5))}`;
    case 1:
      return `\`\`\`\n${Array.from({ length: random(80) }, () => words(random(12))).join('\n')}\n\`\`\``;
    case 2:
      return Array.from({ length: random(20) }, () => `- ${words(random(30))}`).join('\n');
    case 3:
      return words(1 + random(800));
    case 4:
      return (WORDS[random(WORDS.length)] ?? '').repeat(1 + random(900));
    default:
      return Array.from({ length: random(12) }, () => `${words(1 + random(40))}.`).join(random(2) === 0 ? ' ' : '\n');
  }
}

const WORDS = [
  'the',
  'Größe',
  '検索',
  '🙂',
  'https://a.example/?q=1',
  '…',
  'שלום',
  'a1b2c3',
  '\t',
  '||',
  "don't",
  'e\u0301',
  '12,5',
];
