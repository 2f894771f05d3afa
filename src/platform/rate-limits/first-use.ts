import type { Context } from '../context.ts';
import { sha256 } from '../crypto/tokens.ts';

/** Whether nothing of this name was used in the time before, in this process or, with Redis, in any. */
export async function isFirstUse(
  { requestLimiter }: Pick<Context, 'requestLimiter'>,
  name: string,
  windowMs: number,
): Promise<boolean> {
  const rule = { key: `own:first-use:${sha256(name)}`, limit: 1, windowMs };
  return (await requestLimiter.take([rule], 1)).allowed;
}
