import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documents, proseOf } from './markdown.ts';

/** The anchors of a document's headings, as GitHub derives them. */
function anchorsOf(file: string): Set<string> {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  const anchors = [...headings].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
  return new Set(anchors);
}

/** The relative links of a document, as paths from the root of the repository. */
function linksOf(document: string): { file: string; anchor: string }[] {
  const links = proseOf(document).matchAll(/\]\(([^)\s]+)\)/g);
  return [...links]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', anchor = ''] = target.split('#');
      return { file: path === '' ? document : normalize(join(dirname(document), path)), anchor };
    });
}

/** The paths of the repository that the prose of a document names in code spans. `<context>` stands for any name. */
function pathsOf(document: string): string[] {
  const spans = proseOf(document).matchAll(/`([^`\n]+)`/g);
  return [...spans]
    .flatMap(([, span = '']) => span.split(/\s+/))
    .filter((word) => /^(src|test|schema|docs|examples|bench|\.ci)\/[\w./<>*-]*$/.test(word));
}

/** Whether a path exists, from the root of the repository or from the folder of the document. */
function exists(path: string, document: string): boolean {
  if (/[<*]/.test(path)) return globSync(path.replaceAll(/<[^>]*>/g, '*')).length > 0;
  return existsSync(path) || existsSync(join(dirname(document), path));
}

describe('the documentation', () => {
  it.each(documents)('links only files and headings that exist in %s', (document) => {
    const broken = linksOf(document).filter(
      ({ file, anchor }) => !existsSync(file) || (anchor !== '' && !anchorsOf(file).has(anchor)),
    );
    expect(broken).toEqual([]);
  });

  it.each(documents)('names only paths that exist in %s', (document) => {
    expect(pathsOf(document).filter((path) => !exists(path, document))).toEqual([]);
  });

  it('is reachable from the README', () => {
    const reached = new Set<string>();
    const visit = (document: string) => {
      if (reached.has(document)) return;
      reached.add(document);
      for (const { file } of linksOf(document)) if (documents.includes(file)) visit(file);
    };
    visit('README.md');
    expect(documents.filter((document) => !reached.has(document))).toEqual([]);
  });
});

describe('docs/decisions/', () => {
  const decisions = globSync('docs/decisions/[0-9]*.md').sort();

  it('numbers the decisions without gaps', () => {
    const numbers = decisions.map((file) => file.replace(/^.*\/(\d{4})-.*$/, '$1'));
    expect(numbers).toEqual(decisions.map((_, index) => String(index + 1).padStart(4, '0')));
  });

  it.each(decisions)('has status, context, decision and consequences in %s', (file) => {
    const headings = [...readFileSync(file, 'utf8').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(headings).toEqual(['Status', 'Context', 'Decision', 'Consequences']);
  });
});
