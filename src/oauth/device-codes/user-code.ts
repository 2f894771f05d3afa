import type { Context } from '../../platform/context.ts';

/** What hashes a code: the keys, and the deployment that it belongs to. */
interface Keyed extends Pick<Context, 'vault'> {
  readonly viewer: Pick<Context['viewer'], 'deploymentId'>;
}

/** How the provider writes a code that a person enters: consonants without look-alikes, in two groups (RFC 8628, section 6.1). */
export const USER_CODES = { charset: 'base-20', mask: '****-****' } as const;

/** How long a code can be entered, in seconds. */
export const DEVICE_CODE_SECONDS = 600;

const PURPOSE = 'oauth user code';

/** The code without what people add or leave out: spaces, hyphens and small letters. */
export const normalizedUserCode = (userCode: string): string => userCode.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A normalized code as the device shows it. */
export const shownUserCode = (normalized: string): string =>
  normalized.length <= 4 ? normalized : `${normalized.slice(0, 4)}-${normalized.slice(4)}`;

/** What a code is stored as. It is too short for a hash without a key. */
export const userCodeHash = ({ vault, viewer }: Keyed, userCode: string): string =>
  vault.hmac(PURPOSE, `${viewer.deploymentId} ${userCode}`);

/** What a code may be stored as: by the present master key, or by the one before. */
export const userCodeHashes = ({ vault, viewer }: Keyed, userCode: string): string[] => [
  ...vault.hmacs(PURPOSE, `${viewer.deploymentId} ${userCode}`),
];
