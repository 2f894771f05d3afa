/** The credential after `Bearer`. Null when the header is missing or names another scheme, empty when it is malformed. */
export function readBearerCredential(header: string | undefined): string | null {
  if (header === undefined || !/^bearer(\s|$)/i.test(header)) return null;
  return /^bearer ([\x21-\x7e]+)$/i.exec(header)?.[1] ?? '';
}
