import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { auditEventSql } from '../../platform/events/audit-event-sql.ts';

/** An access token that is not stored, because it is a JWT: what it allows, and for whom. */
export interface IssuedToken {
  /** The claim `jti`. */
  readonly tokenId: string;
  readonly applicationId: string;
  /** Null for a token of a machine. */
  readonly userId: string | null;
  readonly resource: string | null;
  readonly scope: string | null;
  /** The claim `jti` of the token that was exchanged for it; null for any other grant. */
  readonly exchangedTokenId: string | null;
  readonly grantType: string;
}

/** Records a token in the audit log, in one statement. Nothing else is stored of it. */
export async function recordIssuedToken(ctx: Context, token: IssuedToken): Promise<void> {
  const after = sql`${JSON.stringify(token)}::jsonb`;
  const event = { type: 'oauth_token.created', resourceType: 'oauth_token', changed: 'token', after } as const;
  await sql`with token as (select ${ctx.database.ids.next()}::int8 as id)
    ${auditEventSql(ctx, event, new Date().toISOString())}`.execute(ctx.rows);
}
