import { sql } from 'kysely';
import { secondsOf } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { STEP_FIELDS, type Step } from '../sign-in/steps.ts';
import { openSignupAttempts } from '../sign-up/signup-attempt.reads.ts';
import { isOver } from './browser-session.ts';

/** The envelope's `session`, as the call leaves it: three statements for a browser that has one, none without. */
export async function sessionOf(ctx: Context) {
  const { browser, rows, viewer } = ctx;
  const { sessionId } = browser;
  if (sessionId === null) return sessionWithoutBrowser(ctx);
  const [found, signinAttempts, signupAttempts] = await Promise.all([
    liveSignins(rows, viewer.deploymentId, sessionId),
    openAttempts(rows, viewer.deploymentId, sessionId),
    openSignupAttempts(rows, viewer.deploymentId, sessionId),
  ]);
  const signins = found.map(shownSignin);
  const activeId = found.find(({ isActive }) => isActive)?.id;
  return {
    signinAttempts,
    signins,
    signupAttempts,
    activeSignin: signins.find(({ id }) => id === activeId) ?? null,
  };
}

/** Nobody's; or what a session token stands for: its own sign-in, and nothing else of the browser that it came from. */
async function sessionWithoutBrowser({ rows, viewer }: Context) {
  const of = viewer.isBearer ? viewer.signedIn : null;
  const live = of === null ? [] : await liveSignins(rows, viewer.deploymentId, of.sessionId);
  const signins = live.filter(({ id }) => id === of?.signinId).map(shownSignin);
  return { signinAttempts: [], signins, signupAttempts: [], activeSignin: signins[0] ?? null };
}

const shownSignin = ({ id, userId, createdAt }: { id: string; userId: string; createdAt: string }) => ({
  id,
  userId,
  createdAt,
});

/**
 * The browser's sign-ins that still hold, oldest first: their users are active and the settings' validity lasts. Where the
 * settings allow one account in a browser, it is one.
 */
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
      sql<boolean>`d.auth_settings->>'multiSessionSupport' = 'DISABLED'`.as('isSingle'),
    ])
    .where('s.deployment_id', '=', deploymentId)
    .where('s.id', '=', sessionId)
    .where('s.ended_at', 'is', null)
    .where('u.is_active', '=', true)
    .orderBy('a.id')
    .execute();
  const live = found.filter(({ createdAt, validity }) => !isOver(createdAt, validity));
  if (live.length < 2 || !live[0]?.isSingle) return live;
  // Several from a time when the settings allowed them: the active one is left, or the newest.
  return [live.find(({ isActive }) => isActive) ?? live.at(-1)].filter((signin) => signin !== undefined);
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

export interface ShownAttempt {
  readonly id: string;
  readonly method: string;
  readonly currentStep: string;
  readonly completed: boolean;
  readonly createdAt: string;
}

/** An attempt as the session shows it. */
export function attemptOf(attempt: ShownAttempt) {
  const isLink = attempt.currentStep === 'verify_first_factor' && attempt.method === 'magic_link';
  const fields = isLink ? ['token'] : [...STEP_FIELDS[attempt.currentStep as Step]];
  return { ...attempt, requiresCompletion: !attempt.completed, missingFields: fields, requiredFields: fields };
}
