import type {
  ApiKeyCheckCode,
  ApiKeyVerification,
  VerifyApiKeyInput,
  VerifyApiKeysInput,
} from '../../generated/backend.ts';
import type { Context, ResponseHeaders } from '../../platform/context.ts';
import { type FieldError, fieldError, validationFailed } from '../../platform/errors.ts';
import { parseAddress } from '../../platform/network/addresses.ts';
import { rateLimitHeaders, wholeSeconds } from '../../platform/rate-limits/headers.ts';
import { keyHash } from './key-hash.ts';
import type { CheckedKey } from './key-lookup.reads.ts';
import { loggedCall } from './logged-call.ts';
import { ExpressionError, parsePermissions } from './permission-expression.ts';
import { countsByAddress, namedLimits, rateLimitStates, rulesOf } from './rate-limits.ts';
import { effectivePermissions, type KeyRequirements, rejectionCode } from './rejection-code.ts';

type Path = readonly (string | number)[];

/** A requested check, with the hash of its key instead of the key. The hash is null when no key has this form. */
interface Check extends KeyRequirements {
  readonly hash: string | null;
  readonly ip: string | null;
  readonly cost: number;
  /** `resource` and `method` as the log may show them. */
  readonly resource: string | null;
  readonly method: string | null;
}

/** A check, the key it found, and the first reason to reject the key before rate limits are counted. */
interface EvaluatedCheck {
  readonly check: Check;
  readonly key: CheckedKey | null;
  readonly permissions: readonly string[];
  readonly rejection: ApiKeyCheckCode | null;
}

export async function verifyApiKey(ctx: Context, input: VerifyApiKeyInput): Promise<ApiKeyVerification> {
  const [verification] = (await verify(ctx, [input], () => ['input'])) as [ApiKeyVerification];
  setRateLimitHeaders(ctx.responseHeaders, verification);
  return verification;
}

/**
 * Replaces the service's own rate limit headers with those of the key, which the caller passes on to the key's owner.
 */
function setRateLimitHeaders(headers: ResponseHeaders, { rateLimits, retryAfter }: ApiKeyVerification): void {
  for (const name of ['RateLimit-Policy', 'RateLimit']) headers.remove(name);
  for (const [name, value] of Object.entries(rateLimitHeaders(namedLimits(rateLimits)))) headers.set(name, value);
  if (retryAfter != null) headers.set('Retry-After', String(retryAfter));
}

export async function verifyApiKeys(ctx: Context, { checks }: VerifyApiKeysInput) {
  return { data: await verify(ctx, checks, (index) => ['input', 'checks', index]) };
}

/** Looks up all keys in one statement. Counts the rate limits of the accepted checks in order, in one more. */
async function verify(
  ctx: Context,
  inputs: readonly VerifyApiKeyInput[],
  pathOf: (index: number) => Path,
): Promise<ApiKeyVerification[]> {
  const checks = parseChecks(inputs, pathOf);
  const { deploymentId } = ctx.viewer;
  const keys = await Promise.all(
    checks.map(({ hash }) => (hash === null ? null : ctx.findCustomerKey({ deploymentId, hash }))),
  );
  const now = new Date();
  const evaluated = checks.map((check, index) => evaluateCheck(check, keys[index] ?? null, now));
  assertAddressesGiven(evaluated, pathOf);
  return Promise.all(
    evaluated.map(async (check) => {
      const verification = await applyRateLimits(ctx, check);
      countUsage(ctx, check, verification.code);
      return verification;
    }),
  );
}

function evaluateCheck(check: Check, found: CheckedKey | null, now: Date): EvaluatedCheck {
  const key = found !== null && (check.appName === null || check.appName === found.appName) ? found : null;
  if (key === null) {
    return { check, key, permissions: [], rejection: check.hash === null ? 'MALFORMED' : 'NOT_FOUND' };
  }
  const permissions = effectivePermissions(key);
  return { check, key, permissions, rejection: rejectionCode(key, permissions, check, now) };
}

async function applyRateLimits(
  ctx: Context,
  { check, key, permissions, rejection }: EvaluatedCheck,
): Promise<ApiKeyVerification> {
  if (key === null || rejection !== null) return toVerification(ctx, key, permissions, rejection ?? 'NOT_FOUND');
  const { allowed, states, retryAfterMs } = await ctx.keyLimiter.take(rulesOf(key, check.ip), check.cost);
  if (!allowed) ctx.metrics.count('gatehouse_rate_limit_rejections_total', { limit: 'customer_key' });
  return {
    ...toVerification(ctx, key, permissions, allowed ? 'VALID' : 'RATE_LIMITED'),
    rateLimits: rateLimitStates(key.rateLimits, states),
    retryAfter: retryAfterMs === null ? null : Math.max(wholeSeconds(retryAfterMs), 1),
  };
}

function countUsage(
  { keyUsage, activityCounts, viewer, request }: Context,
  { check, key }: EvaluatedCheck,
  code: ApiKeyCheckCode,
): void {
  const { appName, resource, method } = check;
  const app = key === null ? (appName === null ? null : { name: appName }) : { id: key.appId };
  const { deploymentId } = viewer;
  keyUsage.add({ deploymentId, app, keyId: key?.id ?? null, code, requestId: request.id, resource, method });
  activityCounts.add(deploymentId, 'key_check', code);
}

function toVerification(
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

/** Rejects all invalid checks together, before any of them is counted. */
function parseChecks(inputs: readonly VerifyApiKeyInput[], pathOf: (index: number) => Path): Check[] {
  const errors: FieldError[] = [];
  const checks = inputs.map((input, index): Check => {
    const addError = (field: string, message: string) =>
      void errors.push(fieldError([...pathOf(index), field], message));
    const { key, anyApp, cost } = input;
    const [appName, ip] = [input.appName ?? null, input.ip ?? null];
    if (!anyApp && appName === null) addError('appName', 'is required unless any_app is true');
    if (anyApp && appName !== null) addError('appName', 'must be left out where any_app is true');
    if (ip !== null && parseAddress(ip) === null) addError('ip', 'must be an IPv4 or IPv6 address');
    const permits = toPermissionTest(input.permissions ?? null, (message) => addError('permissions', message));
    const [resource, method] = [loggedCall(input.resource, key), loggedCall(input.method, key)];
    return { hash: keyHash(key), appName, permits, ip, cost, resource, method };
  });
  if (errors.length > 0) throw validationFailed(errors);
  return checks;
}

function toPermissionTest(expression: string | readonly string[] | null, addError: (message: string) => void) {
  try {
    return expression === null ? null : parsePermissions(expression);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    addError(error.message);
    return null;
  }
}

/** Rejects checks without an address where a rule counts by address: all requests would share one counter. */
function assertAddressesGiven(evaluated: readonly EvaluatedCheck[], pathOf: (index: number) => Path): void {
  const errors = evaluated.flatMap(({ check, key, rejection }, index) =>
    key !== null && rejection === null && check.ip === null && countsByAddress(key)
      ? [fieldError([...pathOf(index), 'ip'], 'is required, since a rate limit of this key counts by address')]
      : [],
  );
  if (errors.length > 0) throw validationFailed(errors);
}
