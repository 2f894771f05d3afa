/**
 * The source of the policy `form-action` for redirects to an application: its origin, or its scheme (Content Security Policy Level 3,
 * section 2.3.1). Null for a host that no source can name, such as an IPv6 address.
 */
export function formTarget(redirectUri: string): string | null {
  const url = URL.parse(redirectUri);
  if (url === null) return null;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return url.protocol;
  return /^[a-z0-9.-]+$/.test(url.hostname) ? url.origin : null;
}
