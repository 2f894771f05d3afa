/** 64 random bits as text, for names and ids that no other test has. */
export const randomText = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
