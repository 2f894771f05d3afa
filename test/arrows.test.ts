import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What each folder's code may import at run time besides its own; types may come from anywhere below app. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  crypto: ['errors', 'fair-queue'],
  outgoing: ['addresses', 'errors'],
  mail: ['crypto', 'errors', 'outgoing', 'spool'],
  phone: ['config', 'errors', 'spool'],
  jobs: ['background', 'errors', 'modules'],
  auth: ['addresses', 'background', 'crypto', 'database', 'errors', 'http', 'lru'],
  http: ['addresses', 'config', 'crypto', 'errors', 'lru', 'rate-limit-headers'],
  graphql: ['auth', 'database-away', 'errors', 'http', 'lru', 'response-limit'],
  rest: ['auth', 'database-away', 'errors', 'graphql', 'http'],
  pages: ['errors', 'http'],
  modules: [
    'addresses',
    'auth',
    'background',
    'crypto',
    'database',
    'errors',
    'fair-queue',
    'graphql',
    'lru',
    'mail',
    'outgoing',
    'rate-limit-headers',
    'service-events',
    'spool',
  ],
  database: ['background', 'config', 'database-away', 'modules', 'response-limit', 'service-events'],
  demo: ['auth', 'crypto', 'database', 'errors', 'modules', 'spool'],
  operator: ['config', 'database', 'demo', 'errors', 'modules', 'services', 'start'],
  cli: ['config', 'data-dir', 'demo', 'errors', 'log', 'operator'],
};

interface Import {
  readonly file: string;
  readonly from: string;
  readonly typeOnly: boolean;
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(/^(?:import|export) (type )?[^;]*?from '([^']+)';/gms);
  return [...found].map(([, type, from = '']) => ({ file, from, typeOnly: type !== undefined }));
}

const imports = globSync('src/**/*.ts').flatMap(importsOf);
const folderOf = (path: string) => path.split('/')[1]?.replace(/\.ts$/, '') ?? '';

describe('imports point one way', () => {
  for (const [folder, allowed] of Object.entries(ALLOWED)) {
    it(`${folder}/ imports only what lies below it`, () => {
      const wrong = imports
        .filter(({ file, from, typeOnly }) => folderOf(file) === folder && from.startsWith('.') && !typeOnly)
        .map(({ file, from }) => ({ file, target: folderOf(normalize(join(dirname(file), from))) }))
        .filter(({ target }) => target !== folder && !allowed.includes(target));
      expect(wrong).toEqual([]);
    });
  }

  it('modules know neither express, sofa-api nor Apollo', () => {
    const wrong = imports.filter(
      ({ file, from }) => folderOf(file) === 'modules' && /^(express|sofa-api|@apollo|@as-integrations)/.test(from),
    );
    expect(wrong).toEqual([]);
  });

  it('sofa-api is known to rest/ alone', () => {
    const wrong = imports.filter(({ file, from }) => from.startsWith('sofa-api') && folderOf(file) !== 'rest');
    expect(wrong).toEqual([]);
  });

  it('the database folder takes nothing of the modules but the list of entities', () => {
    const wrong = imports.filter(
      ({ file, from }) => folderOf(file) === 'database' && from.includes('/modules/') && !from.endsWith('/entities.ts'),
    );
    expect(wrong).toEqual([]);
  });

  it('only the configuration reads the environment', () => {
    const wrong = globSync('src/**/*.ts').filter(
      (file) => readFileSync(file, 'utf8').includes('process.env') && file !== 'src/config.ts',
    );
    expect(wrong).toEqual([]);
  });
});
