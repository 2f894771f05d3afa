import type { Memberships } from '../../platform/ports/memberships.ts';
import type { OwnedKeys } from '../../platform/ports/owned-keys.ts';
import { restorable } from '../active-parents/active-parents.ts';
import { assertMayLeaveAll, lockMembershipParents } from '../roles/last-admin.ts';
import { readMembershipClaims } from './claim-values.reads.ts';
import { endAll, purge } from './end-memberships.ts';

/** Implements the port `Memberships`. Deleting an organization also revokes its keys. */
export function createMemberships(ownedKeys: OwnedKeys): Memberships {
  return {
    assertMayLeaveAll,
    endAll,
    restorable,
    claimsOf: readMembershipClaims,
    purge: (tx, userId) => purge({ ownedKeys }, tx, userId),
    async lockParents(tx, userId) {
      await lockMembershipParents(tx, userId);
    },
  };
}
