import { Migration001Foundation } from './001-foundation.ts';

/** In the order in which they are applied. */
export const migrations = [{ name: '001-foundation', class: Migration001Foundation }];
