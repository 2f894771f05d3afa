import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import type { Rights } from '../../tenancy/index.ts';

/** Who changes applications: the backend, or a member of an organization who manages it. */
export interface ApplicationManager {
  /** The organization whose applications the caller manages. Null for the backend, which manages all of them. */
  readonly organizationId: string | null;
  /** Locks the organization, and returns what the member may do in it. Null for the backend, which may do everything. */
  lock(ctx: Context, tx: Transaction): Promise<Rights | null>;
}

export const BACKEND: ApplicationManager = {
  organizationId: null,
  lock: async () => null,
};
