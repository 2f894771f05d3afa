export interface KeyCheck {
  readonly key: string;
  readonly app_name: string;
  readonly permissions?: string | readonly string[];
  readonly ip?: string;
  readonly cost?: number;
}

/** Checks customers' keys. `url` is the backend host, and `credential` has the scope `api_auth_keys:verify`. */
export function keyChecker(url: string, credential: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${credential}` };
  return async (check: KeyCheck) => {
    const request = { method: 'POST', headers, body: JSON.stringify(check), signal: AbortSignal.timeout(5_000) };
    const response = await fetch(new URL('/api-auth/verify', url), request);
    if (!response.ok) throw new Error(`The key could not be checked: ${response.status}`);
    return { result: await response.json(), headers: response.headers };
  };
}
