const EXAMINED_BYTES = 4096;
/** Finds `<meta charset="…">` and `<meta http-equiv="content-type" content="…; charset=…">`. */
const DECLARED_CHARSET =
  /<meta[^>]{0,500}?charset\s{0,20}=\s{0,20}["']?\s{0,20}([\w:.-]{1,40})|<\?xml[^>]{0,200}?encoding\s{0,20}=\s{0,20}["']([\w:.-]{1,40})/i;

/**
 * Decodes HTML by its byte order mark, or the character set that it declares. HTML without both is UTF-8 or, when it is not
 * valid UTF-8, Windows-1252.
 */
export function decodeHtml(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, EXAMINED_BYTES)).toString('latin1');
  const declared = markedCharset(bytes) ?? DECLARED_CHARSET.exec(head)?.slice(1).find(Boolean);
  if (declared !== undefined) {
    try {
      return new TextDecoder(declared).decode(bytes);
    } catch {
      // The character set is unknown.
    }
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function markedCharset([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}
