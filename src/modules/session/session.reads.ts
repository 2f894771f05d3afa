import { isOver, secondsOf } from '../../auth/browser-session.ts';
import type { Context } from '../../context.ts';
import type { Rows } from '../../database/tables.ts';

/** What the attempt's next step asks for. */
const SECOND_FACTOR_FIELDS = ['code'];

/** The envelope's `session`, as the call leaves it: two statements for a browser that has one, none without. */
export async function sessionOf({ browser, rows, viewer }: Context) {
  const { sessionId } = browser;
  if (sessionId === null) return { signinAttempts: [], signins: [], signupAttempts: [], activeSignin: null };
  const [found, signinAttempts] = await Promise.all([
    liveSignins(rows, viewer.deploymentId, sessionId),
    openAttempts(rows, viewer.deploymentId, sessionId),
  ]);
  const signins = found.map(({ id, userId, createdAt }) => ({ id, userId, createdAt }));
  const activeId = found.find(({ isActive }) => isActive)?.id;
  return {
    signinAttempts,
    signins,
    signupAttempts: [],
    activeSignin: signins.find(({ id }) => id === activeId) ?? null,
  };
}

/** The browser's sign-ins that still hold, oldest first: their users are active and the settings' validity lasts. */
export async function liveSignins(rows: Rows, deploymentId: number, sessionId: string) {
  const found = await rows
    .selectFrom('session as s')
    .innerJoin('deployment as d', 'd.id', 's.deployment_id')
    .innerJoin('signin as a', (join) =>
      join.onRef('a.deployment_id', '=', 's.deployment_id').onRef('a.session_id', '=', 's.id'),
    )
    .innerJoin('user as u', (join) =>
      join.onRef('u.deployment_id', '=', 'a.deployment_id').onRef('u.id', '=', 'a.user_id'),
    )
    .select((select) => [
      'a.id',
      'a.user_id as userId',
      'a.created_at as createdAt',
      select('s.active_signin_id', '=', select.ref('a.id')).$castTo<boolean | null>().as('isActive'),
      secondsOf('sessionValidityPeriod').as('validity'),
    ])
    .where('s.deployment_id', '=', deploymentId)
    .where('s.id', '=', sessionId)
    .where('s.ended_at', 'is', null)
    .where('u.is_active', '=', true)
    .orderBy('a.id')
    .execute();
  return found.filter(({ createdAt, validity }) => !isOver(createdAt, validity));
}

/** Sign-in attempts of the browser that can still be completed, oldest first. */
export async function openAttempts(rows: Rows, deploymentId: number, sessionId: string) {
  const found = await rows
    .selectFrom('signin_attempt')
    .select(['id', 'method', 'current_step as currentStep', 'completed', 'created_at as createdAt'])
    .where('deployment_id', '=', deploymentId)
    .where('session_id', '=', sessionId)
    .where('completed', '=', false)
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('id')
    .execute();
  return found.map(attemptOf);
}

/** An attempt as the session shows it. */
export function attemptOf<Attempt extends { readonly completed: boolean }>(attempt: Attempt) {
  return {
    ...attempt,
    requiresCompletion: !attempt.completed,
    missingFields: SECOND_FACTOR_FIELDS,
    requiredFields: SECOND_FACTOR_FIELDS,
  };
}
