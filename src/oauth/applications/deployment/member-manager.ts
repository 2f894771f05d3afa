import { lockOrganizationAsManager } from '../../../tenancy/index.ts';
import type { ApplicationManager } from '../application-manager.ts';

/** The signed-in member who manages an organization, and with it its applications. */
export const memberOf = (organizationId: string): ApplicationManager => ({
  organizationId,
  lock: (ctx, tx) => lockOrganizationAsManager(ctx, tx, organizationId),
});
