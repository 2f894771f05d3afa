import type { OauthGrantRow } from '../graph/rows.ts';

/** A grant ends a year after the last consent. */
export const GRANT_SECONDS = 365 * 86_400;

export const grantResource = ({ id }: Pick<OauthGrantRow, 'id'>) => ({ type: 'oauth_grant', id });

/** What the audit log has of a grant: all of it, because webhooks report a revoked grant from its record. */
export const auditedGrant = (grant: OauthGrantRow): Record<string, unknown> => ({ ...grant });
