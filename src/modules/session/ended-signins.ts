import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../database/command.ts';

/** A sign-in that has ended. */
export interface EndedSignin {
  readonly id: string;
  readonly sessionId: string;
  readonly userId: string;
}

type Ended = EndedSignin &
  Readonly<Record<'ip' | 'userAgent' | 'method' | 'secondFactor', string | null>> &
  Readonly<Record<'signedInAt' | 'lastActiveAt', string>>;

/**
 * Deletes the sign-ins `signin` that are meant and records the end of each, with what was known of its browser; of somebody
 * who is being forgotten ids alone.
 */
export async function deleteSignins(
  tx: Transaction,
  areMeant: RawBuilder<unknown>,
  { isForgotten = false } = {},
): Promise<EndedSignin[]> {
  const { rows: ended } = await sql<Ended>`
    delete from signin using session
    where signin.deployment_id = ${tx.deploymentId} and session.deployment_id = signin.deployment_id
      and session.id = signin.session_id and ${areMeant}
    returning signin.id, session.id as "sessionId", signin.user_id as "userId", session.ip,
      session.user_agent as "userAgent", signin.method, signin.second_factor as "secondFactor",
      signin.created_at as "signedInAt", session.last_active_at as "lastActiveAt"`.execute(tx.rows);
  for (const { id: signinId, sessionId, userId, signedInAt, lastActiveAt, ...browser } of ended) {
    const known = { ...browser, signedInAt: inIso(signedInAt), lastActiveAt: inIso(lastActiveAt) };
    tx.record({
      type: 'session.deleted',
      resource: { type: 'session', id: sessionId },
      before: { signinId, userId, ...(!isForgotten && known) },
    });
  }
  return ended;
}

const inIso = (stamp: string) => new Date(stamp).toISOString();
