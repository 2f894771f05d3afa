import { sql } from 'kysely';
import type { AuthSettings } from '../../deployment/index.ts';
import type {
  NextSignInStep,
  SignInFailure,
  SignInFailureCode,
  SignInRule,
  UserSignInState,
} from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { acceptedFactors } from '../factors/authenticator.reads.ts';
import {
  canVerifyEmailAtSignIn,
  type EmailAdmission,
  emailAdmission,
  isCountryAllowed,
  listedAddressesOf,
} from '../policy/admission.ts';
import { type AuthPolicy, authPolicy } from '../policy/policy.reads.ts';
import { secondFactorStep, walletStep } from '../sign-in/continue-sign-in.ts';
import { type SignInMeans, signInMeansOf } from '../sign-in/sign-in-means.reads.ts';
import { STRATEGIES, type UsableFactor } from '../sign-in/strategies/strategies.ts';
import { disablingSettings } from '../sign-in/strategies/strategy.ts';
import { lockoutEndsOf } from './lockout.reads.ts';

export interface SignInStateArgs {
  readonly country: string | null;
}

/** Whether each user can sign in; see `UserSignInState` in the schema. */
export async function signInStatesOf(
  ctx: Context,
  userIds: readonly string[],
  { country }: SignInStateArgs,
): Promise<ReadonlyMap<string, UserSignInState>> {
  const { rows, viewer } = ctx;
  const [policy, means, addresses, failures, lockouts] = await Promise.all([
    authPolicy(ctx),
    signInMeansOf(rows, viewer.deploymentId, userIds),
    listedAddressesOf(rows, viewer.deploymentId, userIds),
    lastFailuresOf(rows, viewer.deploymentId, userIds),
    lockoutEndsOf(rows, viewer.deploymentId, userIds),
  ]);
  return new Map(
    [...means].map(([id, has]) => {
      const admission = emailAdmission(policy.restrictions, addresses.get(id) ?? []);
      const failure = failures.get(id) ?? null;
      return [
        id,
        stateOf(
          { has, admission, failure, lockedUntil: lockouts.get(id) ?? null, country: country ?? countryOf(failure) },
          policy,
        ),
      ];
    }),
  );
}

/** What decides about the sign-in of a user. */
interface Facts {
  readonly has: SignInMeans;
  readonly admission: EmailAdmission;
  readonly failure: SignInFailure | null;
  readonly lockedUntil: string | null;
  /** Undefined when it is not known which country the user signs in from, null for a client whose country is not known. */
  readonly country: string | null | undefined;
}

/** The country of a failure that country rules have caused. */
const countryOf = (failure: SignInFailure | null) =>
  failure?.code === 'COUNTRY_NOT_ALLOWED' ? (failure.country ?? null) : undefined;

async function lastFailuresOf(
  rows: Rows,
  deploymentId: number,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, SignInFailure>> {
  const found = await rows
    .selectFrom('sign_in_failure')
    .select(['user_id as userId', 'method', 'address', 'country', 'count', 'first_at as firstAt', 'last_at as at'])
    .select(sql<SignInFailureCode>`code`.as('code'))
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', sql<string>`any(${userIds}::bigint[])`)
    .execute();
  return new Map(found.map(({ userId, ...failure }) => [userId, failure]));
}

function stateOf(facts: Facts, policy: AuthPolicy): UserSignInState {
  const { has, admission, failure, lockedUntil } = facts;
  const ofEvery = rulesForEveryStrategy(facts, policy);
  const ofEach = factors.flatMap((factor) => rulesFor(factor, has, policy.settings));
  const isStopped = (factor: UsableFactor) => ofEvery.length > 0 || ofEach.some(({ strategy }) => strategy === factor);
  return {
    hasPassword: has.hasPassword,
    factors: factors.filter((factor) => !isStopped(factor)),
    secondFactors: acceptedFactors(has, OTHER_THAN_PASSKEY, policy.settings),
    nextStep: ofEvery.length > 0 ? null : nextStepOf(has, admission, policy.settings),
    lastSignInAt: has.lastSignInAt,
    lockedUntil,
    lastFailure: failure,
    blockedBy: [...ofEvery, ...ofEach],
  };
}

const factors = Object.keys(STRATEGIES) as UsableFactor[];

/** A strategy that passes only the first factor. Which one makes no difference for the next step. */
const OTHER_THAN_PASSKEY = 'email_password';

function rulesForEveryStrategy({ has, admission, country }: Facts, { restrictions, settings }: AuthPolicy) {
  const rules: SignInRule[] = [];
  const stop = (rule: SignInRule['rule'], setting: string | null = null) =>
    rules.push({ strategy: null, rule, setting });
  if (!has.isActive) stop('USER_INACTIVE');
  if (country !== undefined && !isCountryAllowed(restrictions, country)) {
    stop('COUNTRY_NOT_ALLOWED', 'restrictions.country_restrictions');
  }
  if (admission.outcome === 'rejected') stop('IDENTIFIER_NOT_ALLOWED', RESTRICTION_NAMES[admission.setting]);
  if (admission.outcome === 'unverified' && !canVerifyEmailAtSignIn(settings)) {
    stop('IDENTIFIER_NOT_ALLOWED', 'auth.email.otp_verification_allowed');
  }
  return rules;
}

const RESTRICTION_NAMES = {
  allowlistEnabled: 'restrictions.allowlist_enabled',
  blocklistEnabled: 'restrictions.blocklist_enabled',
} as const;

/** The rules that stop one strategy: the settings that disable it, and what the account lacks. */
function rulesFor(factor: UsableFactor, has: SignInMeans, settings: AuthSettings): SignInRule[] {
  const strategy = STRATEGIES[factor];
  const lack = strategy.lackOf(has);
  return [
    ...disablingSettings(strategy, settings).map(
      (name): SignInRule => ({ strategy: factor, rule: 'SETTING', setting: `auth.${name}` }),
    ),
    ...(lack === null ? [] : [{ strategy: factor, rule: lack, setting: null }]),
  ];
}

function nextStepOf(has: SignInMeans, admission: EmailAdmission, settings: AuthSettings): NextSignInStep | null {
  if (admission.outcome === 'unverified') return 'VERIFY_EMAIL';
  const next = secondFactorStep(has, { method: OTHER_THAN_PASSKEY }, settings) ?? walletStep(has.wallet, settings);
  return next === null ? null : (next.step.toUpperCase() as NextSignInStep);
}
