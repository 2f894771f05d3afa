/** A second slash or backslash at the start, also as an escape, which some servers decode before they redirect. */
const STARTS_LIKE_A_HOST = /^\/(?:[/\\]|%2f|%5c)/i;

/**
 * Whether a path that a URL parser has normalized names no other host when it is a link by itself. Browsers read `//evil.example` and
 * `/\evil.example` as the name of another host (WHATWG URL, "relative slash state").
 */
export const isLocalPath = (pathname: string): boolean => !STARTS_LIKE_A_HOST.test(pathname);
