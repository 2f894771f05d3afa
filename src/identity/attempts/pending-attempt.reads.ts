import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import { hasSignedInFrom } from '../sessions/known-devices.ts';
import { attemptNotFound } from './pending-attempt.ts';

/** Selects attempts `a` with their user `u` and the address that the message goes to. */
const attempts = ({ rows, viewer, request }: Context) =>
  rows
    .selectFrom('signin_attempt as a')
    .leftJoin('user as u', (join) =>
      join
        .onRef('u.deployment_id', '=', 'a.deployment_id')
        .onRef('u.id', '=', 'a.user_id')
        .on('u.is_active', '=', true),
    )
    .leftJoin('user_email as e', (join) =>
      join
        .onRef('e.deployment_id', '=', 'a.deployment_id')
        .onRef('e.id', '=', 'a.address_id')
        .onRef('e.user_id', '=', 'u.id'),
    )
    .leftJoin('user_phone as p', (join) =>
      join
        .onRef('p.deployment_id', '=', 'a.deployment_id')
        .onRef('p.id', '=', 'a.address_id')
        .onRef('p.user_id', '=', 'u.id'),
    )
    .select([
      'a.id',
      'a.session_id as sessionId',
      'a.user_id as userId',
      'a.unknown_key as unknownKey',
      'a.address_id as addressId',
      'a.channel',
      'a.method',
      'a.current_step as currentStep',
      'a.second_factor as secondFactor',
      sql<string | null>`coalesce(e.email, p.phone_number)`.as('to'),
      'e.email_key as emailKey',
      hasSignedInFrom(rateLimitKeyOf(request.ip)).as('isKnownClient'),
    ])
    .where('a.deployment_id', '=', viewer.deploymentId)
    .where('a.completed', '=', false)
    .where('a.expires_at', '>', new Date().toISOString());

/** An attempt of this browser that can still be completed. Throws 404 when this browser has no such attempt. */
export async function getAttemptOfBrowser(ctx: Context, id: string) {
  const { sessionId } = ctx.browser;
  if (sessionId === null) throw attemptNotFound();
  return attempts(ctx)
    .where('a.id', '=', id)
    .where('a.session_id', '=', sessionId)
    .executeTakeFirstOrThrow(attemptNotFound);
}

/** The attempt of a link, whichever browser began it. */
export const findAttemptOfLink = (ctx: Context, id: string) => attempts(ctx).where('a.id', '=', id).executeTakeFirst();

export type FoundAttempt = Awaited<ReturnType<typeof getAttemptOfBrowser>>;
