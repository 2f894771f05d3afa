/**
 * A resource or method as the log may show it: without the query string, which can contain keys and other secrets, and
 * without the key itself, which some APIs take in the path.
 */
export function loggedCall(text: string | null | undefined, key: string): string | null {
  if (text == null) return null;
  const path = text.split(/[?#]/, 1)[0] as string;
  return key === '' ? path : path.replaceAll(key, '[key]');
}
