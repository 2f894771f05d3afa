import { sql } from 'kysely';
import type { SignInFailureCode } from '../../generated/backend.ts';
import { UNKNOWN_ACCOUNT } from '../../platform/activity/activity-counts.ts';
import type { Context } from '../../platform/context.ts';
import { type ErrorCode, ServiceError } from '../../platform/errors.ts';
import { isWithoutValidCode } from '../verification/verification.ts';

/** The sign-in that may fail. */
export interface AttemptedSignIn {
  /** Null when no account has the identifier. */
  readonly userId: string | null;
  /** What attempts at an unknown account are counted by; null for an attempt that names no account. */
  readonly unknownKey: string | null;
  /** The strategy of the first factor, or `sign_up`. */
  readonly method: string;
  /** What a wrong secret is called here. */
  readonly wrong: SignInFailureCode;
}

/** How long the counter of failures at an unknown identifier is stored. */
const UNKNOWN_SECONDS = 900;

/** Runs a step of a sign-in. When it is rejected, stores why, for the support team and the event `session.signin.failed`. */
export async function withStoredFailure<T>(
  ctx: Context,
  attempted: AttemptedSignIn,
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const code = failureCode(error, attempted.wrong);
    if (code !== null) {
      ctx.metrics.count('gatehouse_sign_ins_total', { method: attempted.method, result: code.toLowerCase() });
      const isUnknown = attempted.userId === null && attempted.unknownKey !== null;
      ctx.activityCounts.add(ctx.viewer.deploymentId, 'sign_in_failure', isUnknown ? UNKNOWN_ACCOUNT : code);
      await storeFailure(ctx, attempted, code);
    }
    throw error;
  }
}

const CODES: Partial<Record<ErrorCode, SignInFailureCode>> = {
  TOO_MANY_ATTEMPTS: 'LOCKED',
  COUNTRY_NOT_ALLOWED: 'COUNTRY_NOT_ALLOWED',
  IDENTIFIER_NOT_ALLOWED: 'IDENTIFIER_NOT_ALLOWED',
  OTHER_DEVICE: 'OTHER_DEVICE',
  STRATEGY_NOT_AVAILABLE: 'STRATEGY_DISABLED',
  INVALID_LINK: 'EXPIRED_CODE',
  INVALID_PASSKEY: 'WRONG_PASSKEY',
  PASSKEY_NOT_FOUND: 'WRONG_PASSKEY',
  INVALID_WALLET_SIGNATURE: 'WRONG_SIGNATURE',
};

/** Why the sign-in failed; null for an error that says nothing about it. */
function failureCode(error: unknown, wrong: SignInFailureCode): SignInFailureCode | null {
  if (!(error instanceof ServiceError)) return null;
  if (error.code === 'INVALID_CODE' && isWithoutValidCode(error)) return 'EXPIRED_CODE';
  if (error.code === 'INVALID_CREDENTIALS' || error.code === 'INVALID_CODE') return wrong;
  return CODES[error.code] ?? null;
}

/**
 * Stores a failure with two statements, of which one writes a row, whether or not an account exists, so that the time of the response
 * reveals nothing. For an unknown identifier the row is a counter under its hash. One row for each user has the last failure and
 * the number of failures that no event has reported, so that an attack does not fill a table.
 */
async function storeFailure(
  { rows, viewer, request }: Context,
  { userId, unknownKey, method }: AttemptedSignIn,
  code: SignInFailureCode,
): Promise<void> {
  if (userId === null && unknownKey === null) return;
  const { deploymentId } = viewer;
  // No user has the id 0.
  const id = userId ?? '0';
  const now = new Date();
  const stamp = now.toISOString();
  const resetsAt = new Date(now.getTime() + UNKNOWN_SECONDS * 1_000).toISOString();
  await sql`
    insert into sign_in_failure as f (deployment_id, user_id, method, code, address, country, count, first_at, last_at,
      is_reported, report_at)
    select u.deployment_id, u.id, ${method}, ${code}, ${request.ip}, ${request.country}, 1, ${stamp}::timestamptz,
      ${stamp}::timestamptz, false, ${stamp}::timestamptz
    from "user" u where u.deployment_id = ${deploymentId} and u.id = ${id}::bigint
    for key share
    on conflict (deployment_id, user_id) do update set
      method = excluded.method, code = excluded.code, address = excluded.address, country = excluded.country,
      count = case when f.is_reported then 1 else f.count + 1 end,
      first_at = case when f.is_reported then excluded.first_at else f.first_at end,
      last_at = excluded.last_at, is_reported = false`.execute(rows);
  await sql`
    insert into attempt_counter as c (deployment_id, key, count, resets_at)
    select ${deploymentId}::int, ${`failure:${unknownKey}`}, 1, ${resetsAt}::timestamptz where ${id}::bigint = 0
    on conflict (deployment_id, key) do update set count = 1, resets_at = excluded.resets_at`.execute(rows);
}
