import type { AnswerHeaders, Context } from '../../platform/context.ts';
import { type FieldError, fieldError, validationFailed } from '../../platform/errors.ts';
import { parseAddress } from '../../platform/network/addresses.ts';
import { rateLimitHeaders, wholeSeconds } from '../../platform/rate-limits/headers.ts';
import type { ApiKeyCheckCode, ApiKeyVerification, VerifyApiKeyInput, VerifyApiKeysInput } from '../graph/types.ts';
import { type Asked, effectivePermissions, objectionTo } from './judge.ts';
import { keyHash } from './key-hash.ts';
import type { CheckedKey } from './key-lookup.reads.ts';
import { loggedCall } from './logged-call.ts';
import { ExpressionError, readPermissions } from './permission-expression.ts';
import { countsByAddress, namedLimits, rulesOf, shownStates } from './rate-limits.ts';

type Path = readonly (string | number)[];

/** A check as it was asked for, its key's hash instead of the key; null for a key that nobody was ever given. */
interface Check extends Asked {
  readonly hash: string | null;
  readonly ip: string | null;
  readonly cost: number;
  /** As the log may show them. */
  readonly resource: string | null;
  readonly method: string | null;
}

/** A check with its key and what speaks against it so far. */
interface Judged {
  readonly check: Check;
  readonly key: CheckedKey | null;
  readonly permissions: readonly string[];
  readonly objection: ApiKeyCheckCode | null;
}

export async function verifyApiKey(ctx: Context, input: VerifyApiKeyInput): Promise<ApiKeyVerification> {
  const [verification] = (await verify(ctx, [input], () => ['input'])) as [ApiKeyVerification];
  putHeaders(ctx.answerHeaders, verification);
  return verification;
}

/** All of them are the key's, to be passed on to its owner: those of the service's own limits are the caller's alone. */
function putHeaders(headers: AnswerHeaders, { rateLimits, retryAfter }: ApiKeyVerification): void {
  for (const name of ['RateLimit-Policy', 'RateLimit']) headers.remove(name);
  for (const [name, value] of Object.entries(rateLimitHeaders(namedLimits(rateLimits)))) headers.set(name, value);
  if (retryAfter != null) headers.set('Retry-After', String(retryAfter));
}

export async function verifyApiKeys(ctx: Context, { checks }: VerifyApiKeysInput) {
  return { data: await verify(ctx, checks, (index) => ['input', 'checks', index]) };
}

/** One statement for all keys, then one for the limits of all that may pass, which are counted in order. */
async function verify(
  ctx: Context,
  inputs: readonly VerifyApiKeyInput[],
  pathOf: (index: number) => Path,
): Promise<ApiKeyVerification[]> {
  const checks = readChecks(inputs, pathOf);
  const { deploymentId } = ctx.viewer;
  const keys = await Promise.all(
    checks.map(({ hash }) => (hash === null ? null : ctx.findCustomerKey({ deploymentId, hash }))),
  );
  const now = new Date();
  const judged = checks.map((check, index) => judge(check, keys[index] ?? null, now));
  assertAddresses(judged, pathOf);
  return Promise.all(
    judged.map(async (one) => {
      const verification = await count(ctx, one);
      note(ctx, one, verification.code);
      return verification;
    }),
  );
}

function judge(check: Check, found: CheckedKey | null, now: Date): Judged {
  const key = found !== null && (check.appName === null || check.appName === found.appName) ? found : null;
  if (key === null) {
    return { check, key, permissions: [], objection: check.hash === null ? 'MALFORMED' : 'NOT_FOUND' };
  }
  const permissions = effectivePermissions(key);
  return { check, key, permissions, objection: objectionTo(key, permissions, check, now) };
}

async function count(ctx: Context, { check, key, permissions, objection }: Judged): Promise<ApiKeyVerification> {
  if (key === null || objection !== null) return shown(ctx, key, permissions, objection ?? 'NOT_FOUND');
  const { allowed, states, retryAfterMs } = await ctx.limiter.take(rulesOf(key, check.ip), check.cost);
  return {
    ...shown(ctx, key, permissions, allowed ? 'VALID' : 'RATE_LIMITED'),
    rateLimits: shownStates(key.rateLimits, states),
    retryAfter: retryAfterMs === null ? null : Math.max(wholeSeconds(retryAfterMs), 1),
  };
}

function note({ keyUsage, viewer, request }: Context, { check, key }: Judged, code: ApiKeyCheckCode): void {
  const { appName, resource, method } = check;
  const app = key === null ? (appName === null ? null : { name: appName }) : { id: key.appId };
  const { deploymentId } = viewer;
  keyUsage.note({ deploymentId, app, keyId: key?.id ?? null, code, requestId: request.id, resource, method });
}

function shown(
  { request }: Context,
  key: CheckedKey | null,
  permissions: readonly string[],
  code: ApiKeyCheckCode,
): ApiKeyVerification {
  return {
    valid: code === 'VALID',
    code,
    keyId: key?.id ?? null,
    appName: key?.appName ?? null,
    name: key?.name ?? null,
    owner: key === null ? null : ownerOf(key),
    permissions,
    metadata: key?.metadata ?? null,
    expiresAt: key?.expiresAt ?? null,
    rateLimits: [],
    retryAfter: null,
    requestId: request.id,
  };
}

function ownerOf({ userId, organizationId, workspaceId }: CheckedKey) {
  return userId === null && organizationId === null ? null : { userId, organizationId, workspaceId };
}

/** Refuses everything that is wrong with the checks, at once and before anything is counted. */
function readChecks(inputs: readonly VerifyApiKeyInput[], pathOf: (index: number) => Path): Check[] {
  const errors: FieldError[] = [];
  const checks = inputs.map((input, index): Check => {
    const broken = (member: string, message: string) =>
      void errors.push(fieldError([...pathOf(index), member], message));
    const { key, anyApp, cost } = input;
    const [appName, ip] = [input.appName ?? null, input.ip ?? null];
    if (!anyApp && appName === null) broken('appName', 'is required unless any_app is true');
    if (anyApp && appName !== null) broken('appName', 'must be left out where any_app is true');
    if (ip !== null && parseAddress(ip) === null) broken('ip', 'must be an IPv4 or IPv6 address');
    const permits = readAsked(input.permissions ?? null, (message) => broken('permissions', message));
    const [resource, method] = [loggedCall(input.resource, key), loggedCall(input.method, key)];
    return { hash: keyHash(key), appName, permits, ip, cost, resource, method };
  });
  if (errors.length > 0) throw validationFailed(errors);
  return checks;
}

function readAsked(asked: string | readonly string[] | null, broken: (message: string) => void) {
  try {
    return asked === null ? null : readPermissions(asked);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    broken(error.message);
    return null;
  }
}

/** An address that is missing would let all calls pass as one caller's, or as none's. */
function assertAddresses(judged: readonly Judged[], pathOf: (index: number) => Path): void {
  const errors = judged.flatMap(({ check, key, objection }, index) =>
    key !== null && objection === null && check.ip === null && countsByAddress(key)
      ? [fieldError([...pathOf(index), 'ip'], 'is required, since a rate limit of this key counts by address')]
      : [],
  );
  if (errors.length > 0) throw validationFailed(errors);
}
