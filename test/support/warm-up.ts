import { beforeAll } from 'vitest';
import { service } from './service.ts';

// A worker's service starts here, so that its seconds don't count against the first test that uses it.
beforeAll(async () => {
  await service();
});
