import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);

export default defineConfig({
  // vite would take graphql's ES modules for our imports while the libraries require its CommonJS: two of each class.
  resolve: { alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }] },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/global-setup.ts',
    setupFiles: ['test/support/time-limits.ts', 'test/support/warm-up.ts'],
    // A worker keeps its modules, and with them its one running service: PGlite takes seconds to start.
    isolate: false,
    pool: 'forks',
    // Vitest would leave a core free: half of what a machine with two can do.
    maxWorkers: '100%',
  },
});
