let decoded = Buffer.alloc(0);

/**
 * The bytes of a text in base64, in a buffer that the next call overwrites. A new buffer for each of the many texts of a search would be
 * memory that is freed late.
 */
export function decodeBase64(text: string): Buffer {
  const most = Buffer.byteLength(text, 'base64');
  if (decoded.length < most) decoded = Buffer.alloc(most);
  return decoded.subarray(0, decoded.write(text, 'base64'));
}
