import { AuthError } from './auth-error.ts';
import { type ApiKeyCaller, permittedTo } from './caller.ts';

const TIMEOUT_MS = 5_000;
const MAX_LENGTH = 512;

export interface ApiKeyOptions {
  /** The URL of the backend host. */
  readonly backendUrl: string;
  /** A backend key or access token with the scope `api_auth_keys:verify`. */
  readonly credential: string | (() => string | Promise<string>);
  /** The name of the API auth app whose keys are accepted. */
  readonly appName: string;
}

interface Verification {
  readonly valid: boolean;
  readonly code: string;
  readonly key_id: string | null;
  readonly owner: Readonly<Record<'user_id' | 'organization_id' | 'workspace_id', string | null>> | null;
  readonly permissions: readonly string[];
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly retry_after: number | null;
}

/** Asks the backend host whether a customer's key is valid, which counts the request for its rate limits. */
export async function checkApiKey(
  { backendUrl, credential, appName }: ApiKeyOptions,
  { key, ip, send }: { readonly key: string; readonly ip: string | null; readonly send: typeof fetch },
): Promise<ApiKeyCaller> {
  if (key.length > MAX_LENGTH) throw new AuthError('INVALID_API_KEY', 'The API key is too long.');
  const token = typeof credential === 'string' ? credential : await credential();
  const body = JSON.stringify({ key, app_name: appName, ...(ip !== null && { ip }) });
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const url = `${backendUrl.replace(/\/$/, '')}/api-auth/verify`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await send(url, { method: 'POST', headers, body, signal, redirect: 'error' }).catch((cause) => {
    throw new AuthError('GATEHOUSE_UNAVAILABLE', `${url} cannot be reached.`, { cause });
  });
  if (!response.ok) {
    throw new AuthError(
      'GATEHOUSE_UNAVAILABLE',
      `${url} answered ${response.status}. ${await reasonOf(response)}`.trimEnd(),
    );
  }
  const result = (await response.json()) as Verification;
  if (!result.valid || result.key_id === null) throw rejected(result);
  const { owner, permissions, metadata } = result;
  return {
    kind: 'api_key',
    keyId: result.key_id,
    userId: owner?.user_id ?? null,
    metadata: metadata ?? {},
    ...permittedTo({
      organizationId: owner?.organization_id ?? null,
      workspaceId: owner?.workspace_id ?? null,
      permissions,
      scopes: null,
    }),
  };
}

/** Why the check was not made. A rejected credential is that of the API itself, and not the key of the customer. */
async function reasonOf(response: Response): Promise<string> {
  const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
  if (response.status === 401) return 'Set `apiKeys.credential` to a backend API key of this deployment.';
  return response.status === 403 ? `${message} The key in \`apiKeys.credential\` needs it.` : message;
}

function rejected({ code, retry_after }: Verification): AuthError {
  if (code !== 'RATE_LIMITED') return new AuthError('INVALID_API_KEY', `The API key is not accepted: ${code}.`);
  const headers: Record<string, string> = retry_after === null ? {} : { 'Retry-After': String(Math.ceil(retry_after)) };
  return new AuthError('RATE_LIMITED', 'The API key has reached its rate limit.', { headers });
}
