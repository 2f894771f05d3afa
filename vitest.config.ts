import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);
const source = (path: string) => fileURLToPath(new URL('packages/', import.meta.url)) + path;

export default defineConfig({
  // vite would take graphql's ES modules for our imports while the libraries require its CommonJS: two of each class.
  resolve: {
    alias: [
      // Next belongs to the app of a reader.
      {
        find: /^next\/(headers|navigation|server)$/,
        replacement: fileURLToPath(new URL('test/support/next.ts', import.meta.url)),
      },
      { find: /^graphql$/, replacement: require.resolve('graphql') },
      // The sources of the packages, so that tests need no build.
      { find: /^@gatehouse\/(next|node|react|testing)$/, replacement: source('$1/src/index.ts') },
      { find: /^@gatehouse\/(\w+)\/(.*)$/, replacement: source('$1/src/$2.ts') },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/global-setup.ts',
    setupFiles: ['test/support/time-limits.ts', 'test/support/warm-up.ts'],
    // A worker keeps its modules, and with them its one running service: PGlite takes seconds to start.
    isolate: false,
    pool: 'forks',
    // Vitest would leave a core free: half of what a machine with two can do.
    maxWorkers: '100%',
    // Messages name the whole values: the report at the end of .ci/run has no other difference.
    chaiConfig: { truncateThreshold: 2_000 },
  },
});
