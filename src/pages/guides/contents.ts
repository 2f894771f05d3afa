import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const DOCS = 'docs';
/** The list of all documentation, from which the contents of the guides are read. */
export const CONTENTS_FILE = 'docs/README.md';
/** Its sections for readers who use or run the service. The others are about the code. */
const SECTIONS = ['Guides', 'Quickstarts', 'Reference', 'Operations'];

export interface Guide {
  /** The last part of its address. */
  readonly slug: string;
  readonly title: string;
  /** What it is about, with quoted code; empty when the title says it. */
  readonly description: string;
  /** The path of its Markdown, from the root of the repository. */
  readonly file: string;
}

export interface GuideSection {
  readonly name: string;
  readonly guides: readonly Guide[];
}

/** The guides in their order, as `docs/README.md` lists them. */
export function readContents(): GuideSection[] {
  const sections = readDocument(CONTENTS_FILE).split(/^## /m).slice(1);
  return sections
    .map((text) => ({ name: text.slice(0, text.indexOf('\n')), guides: guidesOf(text) }))
    .filter(({ name }) => SECTIONS.includes(name));
}

export const readDocument = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

function guidesOf(section: string): Guide[] {
  const items = section.matchAll(/^- \[([^\]]+)\]\(([^)]+\.md)\)(?:: (.+))?$/gm);
  return [...items].map(([, title = '', path = '', description = '']) => ({
    // A quickstart can have the name of a guide.
    slug: (path.startsWith('quickstarts/') ? 'quickstart-' : '') + posix.basename(path, '.md').toLowerCase(),
    title,
    description,
    file: posix.join(DOCS, path),
  }));
}
