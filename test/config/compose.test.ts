import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { SETTINGS } from '../../src/config/variables.ts';

/** Variables of the images of PostgreSQL, and of the nodes that sign in to each other. */
const OF_POSTGRESQL = /^(POSTGRES_\w+|PGPASSWORD)$/;

it.each(['compose.yaml', 'compose.cluster.yaml'])('%s sets only variables that the service reads', async (file) => {
  const text = await readFile(file, 'utf8');
  const set = [...text.matchAll(/^ +([A-Z][A-Z_]+): /gm)].map(([, name]) => name as string);
  expect(set).toContain('DATABASE_URL');
  const read = Object.values(SETTINGS).map(({ name }) => name);
  expect(set.filter((name) => !OF_POSTGRESQL.test(name) && !read.includes(name))).toEqual([]);
});
