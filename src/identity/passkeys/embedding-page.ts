/**
 * Whether the browser made the response in a frame of a page that may not use passkeys. Such a page could lay its own content
 * over the frame. A browser that does not name the page leaves that open, so its response counts as one of them. The origin of
 * the frame itself is not checked here (WebAuthn, section 13.4.9).
 */
export function isEmbeddedElsewhere(
  { response }: Readonly<Record<string, unknown>>,
  origins: readonly string[],
): boolean {
  const { clientDataJSON } = response as { readonly clientDataJSON: string };
  const { crossOrigin, topOrigin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
  const isEmbedded = (crossOrigin !== undefined && crossOrigin !== false) || topOrigin !== undefined;
  return isEmbedded && !(crossOrigin === true && origins.includes(topOrigin));
}
