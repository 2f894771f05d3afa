import type { ApiKeyCheckCode, ApiKeyVerification } from '@gatehouse/client/backend';
import { randomText } from './random.ts';
import type { TestClock } from './test-clock.ts';

/** An API key of a customer. All of it may be left out. */
export interface ApiKeyFields {
  readonly userId?: string | undefined;
  readonly organizationId?: string | undefined;
  readonly workspaceId?: string | undefined;
  readonly permissions?: readonly string[] | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  /** Seconds until the key expires; it never expires by default. */
  readonly expiresInSeconds?: number | undefined;
  /** Another result than `VALID`, such as `REVOKED` or `RATE_LIMITED`. */
  readonly code?: ApiKeyCheckCode | undefined;
}

/** The customers' keys of a test, as `POST /api-auth/verify` checks them. */
export interface TestApiKeys {
  add(fields?: ApiKeyFields): string;
  check(key: string): ApiKeyVerification;
}

export function createTestApiKeys(appName: string, clock: TestClock): TestApiKeys {
  const known = new Map<string, { readonly id: string; readonly fields: ApiKeyFields; readonly expiresAt: number }>();
  return {
    add(fields = {}) {
      const key = `test_${randomText()}${randomText()}`;
      const { expiresInSeconds = Number.POSITIVE_INFINITY } = fields;
      known.set(key, { id: randomText(), fields, expiresAt: clock.now() + expiresInSeconds * 1_000 });
      return key;
    },
    check(key) {
      const found = known.get(key);
      const { userId, organizationId, workspaceId, permissions = [], metadata = null, code } = found?.fields ?? {};
      const expiresAt = found?.expiresAt ?? Number.POSITIVE_INFINITY;
      const result = found === undefined ? 'NOT_FOUND' : (code ?? (expiresAt <= clock.now() ? 'EXPIRED' : 'VALID'));
      const hasOwner = [userId, organizationId, workspaceId].some((each) => each !== undefined);
      return {
        valid: result === 'VALID',
        code: result,
        key_id: found?.id ?? null,
        app_name: found === undefined ? null : appName,
        name: found === undefined ? null : 'Test',
        owner: hasOwner
          ? {
              user_id: userId ?? null,
              organization_id: organizationId ?? null,
              workspace_id: workspaceId ?? null,
            }
          : null,
        permissions,
        metadata,
        expires_at: Number.isFinite(expiresAt) ? new Date(expiresAt).toISOString() : null,
        rate_limits: [],
        retry_after: result === 'RATE_LIMITED' ? 1 : null,
        request_id: randomText(),
      };
    },
  };
}
