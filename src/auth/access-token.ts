import type { Services } from '../context.ts';
import type { Viewer } from './viewer.ts';

/** The viewer of an access token that holds, else null. */
export async function verifyAccessToken(_services: Services, _token: string): Promise<Viewer | null> {
  return null;
}
