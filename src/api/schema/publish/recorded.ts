import type { Change } from './changes.ts';

const SECTION = /^## Breaking changes$([\s\S]*?)(?=^## |$(?![\s\S]))/m;
/** The coordinate at the beginning of a cell: `User.name` in `User.name: String!`. `*` matches any part of a name. */
const COORDINATE = /^@?[\w*]+(?:\.[\w*]+)?(?:\([\w*]+:\))?/;

/**
 * Reads the breaking changes that `docs/graph-changes.md` records: the schema coordinates in the first column of the tables below
 * its heading "Breaking changes". Returns a function that tells whether a
 * change is among them.
 */
export function recordedChanges(markdown: string): (change: Pick<Change, 'coordinate'>) => boolean {
  const section = SECTION.exec(markdown)?.[1];
  if (section === undefined) throw new Error('The document has no section "Breaking changes".');
  const cells = [...section.matchAll(/^\|([^|]*)\|/gm)].map(([, cell = '']) => cell);
  const coordinates = cells
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)])
    .flatMap(([, text = '']) => COORDINATE.exec(text)?.[0] ?? []);
  const exact = new Set(coordinates.filter((coordinate) => !coordinate.includes('*')));
  const patterns = coordinates.filter((coordinate) => coordinate.includes('*')).map(patternOf);
  return ({ coordinate }) => exact.has(coordinate) || patterns.some((pattern) => pattern.test(coordinate));
}

function patternOf(coordinate: string): RegExp {
  return new RegExp(`^${coordinate.replace(/[.()]/g, '\\$&').replaceAll('*', '\\w*')}$`);
}
