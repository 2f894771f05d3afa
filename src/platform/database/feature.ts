import type { Feature } from '../feature.ts';
import { KeptCountSchema } from './counts/kept-count.entity.ts';
import { Migration051KeptCounts } from './counts/migrations/051-kept-counts.ts';
import { Migration052CountRows } from './counts/migrations/052-count-rows.ts';
import { Migration058CountsOfDeletions } from './counts/migrations/058-counts-of-deletions.ts';
import { MasterKeySchema } from './master-key.entity.ts';
import { Migration001Initial } from './migrations/001-initial/index.ts';
import { Migration015Versions } from './migrations/015-versions.ts';
import { Migration017MoreVersions } from './migrations/017-more-versions.ts';
import { Migration056ClearReferences, REPLACED_KEYS } from './migrations/056-clear-references.ts';
import { Migration057ValidReferences } from './migrations/057-valid-references.ts';

/**
 * The fingerprint that detects a wrong master key, and the migrations that changed the tables of several contexts. Their names are
 * stored in databases, so they cannot be divided any more. A new migration belongs to the feature whose tables it changes. Counts of rows are
 * kept for tables of several contexts.
 */
export const databaseFeature: Feature = {
  entities: [KeptCountSchema, MasterKeySchema],
  migrations: [
    { name: '001-initial', class: Migration001Initial },
    { name: '015-versions', class: Migration015Versions },
    { name: '017-more-versions', class: Migration017MoreVersions },
    { name: '051-kept-counts', class: Migration051KeptCounts, servesFrom: 31 },
    { name: '052-count-rows', class: Migration052CountRows, servesFrom: 31 },
    {
      name: '056-clear-references',
      class: Migration056ClearReferences,
      servesFrom: 31,
      removes: REPLACED_KEYS,
    },
    { name: '057-valid-references', class: Migration057ValidReferences, servesFrom: 31 },
    { name: '058-counts-of-deletions', class: Migration058CountsOfDeletions, servesFrom: 31 },
  ],
};
