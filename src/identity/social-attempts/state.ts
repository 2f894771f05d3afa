import { isToken, newToken } from '../../platform/crypto/tokens.ts';

/** The parameter `state` of an attempt: its id, and a secret. Only the hash of both is stored. */
export const newState = (id: string): string => `${id}.${newToken()}`;

/** The id of the attempt that a state names, or null. Whether the state is right is compared by its hash. */
export function attemptIdOf(state: string): string | null {
  const [id = '', secret = '', ...rest] = state.split('.');
  return rest.length === 0 && /^[1-9]\d{0,18}$/.test(id) && isToken(secret) ? id : null;
}
