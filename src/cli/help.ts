/** The width of help where the output is not a terminal. */
const DEFAULT_WIDTH = 80;
const MIN_WIDTH = 60;
const MAX_WIDTH = 120;

/** The number of columns that help may use. */
export function helpWidth(columns: number | undefined = process.stdout.columns): number {
  return Math.min(Math.max(columns ?? DEFAULT_WIDTH, MIN_WIDTH), MAX_WIDTH);
}

/** Wraps each paragraph of a help text. A paragraph is successive lines with one indentation; columns and commands stay apart. */
export function wrapHelp(text: string, width: number): string {
  const paragraphs: { indent: string; hanging: string; words: string }[] = [];
  for (const line of text.split('\n')) {
    const [, indent = '', words = ''] = /^( *)(.*)$/.exec(line) ?? [];
    const last = paragraphs.at(-1);
    const begins = /^(npm|node) |^- |^$|\S {2,}\S/.test(words);
    if (!begins && last !== undefined && last.words !== '' && last.hanging === indent) last.words += ` ${words}`;
    else paragraphs.push({ indent, hanging: indent + hangingIndent(words), words });
  }
  return paragraphs.flatMap(({ indent, hanging, words }) => wrap(words, width, indent, hanging)).join('\n');
}

/** Two columns. The second begins after the longest name and is wrapped. */
export function columns(rows: readonly (readonly [name: string, meaning: string])[], width: number): string {
  const indent = ' '.repeat(Math.max(...rows.map(([name]) => name.length)) + 4);
  return rows
    .flatMap(([name, meaning]) => {
      const [first = '', ...others] = wrap(meaning, width, indent, indent);
      return [`  ${name}`.padEnd(indent.length) + first.trimStart(), ...others];
    })
    .join('\n');
}

/** The indentation of the following lines of a paragraph, in addition to that of its first line. */
function hangingIndent(words: string): string {
  if (words.startsWith('- ')) return '  ';
  if (/^(npm|node) /.test(words)) return ' '.repeat(8);
  const column = /^\S+ {2,}(?=\S)/.exec(words)?.[0].length ?? 0;
  return ' '.repeat(column);
}

function wrap(text: string, width: number, indent: string, hanging: string): string[] {
  const lines: string[] = [];
  let line = '';
  // Spaces between columns belong to the word before them.
  for (const word of text.match(/\S+ *(?=\S|$)/g) ?? []) {
    const start = lines.length === 0 ? indent : hanging;
    if (line !== '' && (start + line + word.trimEnd()).length > width) {
      lines.push(start + line.trimEnd());
      line = '';
    }
    line += word;
  }
  return [...lines, ((lines.length === 0 ? indent : hanging) + line).trimEnd()];
}
