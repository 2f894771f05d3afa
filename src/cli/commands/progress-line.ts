/** Progress on stderr: one line that is replaced in a terminal, otherwise a line for each change. */
export interface ProgressLine {
  show(text: string): void;
  end(): void;
}

export function createProgressLine(): ProgressLine {
  const { stderr } = process;
  let shown = '';
  return {
    show(text) {
      if (text === shown) return;
      stderr.write(stderr.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
      shown = text;
    },
    end() {
      if (stderr.isTTY && shown !== '') stderr.write('\n');
    },
  };
}
