import type { Context } from '../../platform/context.ts';
import type { Memberships } from '../../platform/ports/memberships.ts';
import { restorable } from '../active-parents/active-parents.ts';
import { assertMayLeaveAll, lockMembershipParents } from '../roles/last-admin.ts';
import { readMembershipClaims } from './claim-values.reads.ts';
import { endAll, purge } from './end-memberships.ts';

/** Implements the port `Memberships`. Deleting an organization also ends its keys and applications. */
export function createMemberships(owned: Pick<Context, 'ownedKeys' | 'ownedApplications'>): Memberships {
  return {
    assertMayLeaveAll,
    endAll,
    restorable,
    claimsOf: readMembershipClaims,
    purge: (tx, userId) => purge(owned, tx, userId),
    async lockParents(tx, userId) {
      await lockMembershipParents(tx, userId);
    },
  };
}
