import type { AuthSettings } from '../../deployment/index.ts';
import { acceptedFactors, allowsAuthenticators, factorsOf } from '../../identity/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Detour } from './sign-in-first.ts';
import { ACR } from './sign-in-session.ts';

/**
 * Says in the address to which the browser returns that the page has asked: `asked`, or `enrolled` after the user has set a factor up. Then
 * the provider answers with what the sign-in has, so that the browser cannot go round in circles.
 */
const PARAMETER = 'second_factor';

/** Where a signed-in user must go before the provider sees a request that asks for a second factor, if the sign-in has none. */
export async function secondFactorFirst(
  { rows, viewer }: Context,
  parameters: URLSearchParams,
  settings: AuthSettings,
): Promise<Detour | null> {
  const { signedIn, deploymentId } = viewer;
  const wish = wishFor(parameters);
  const asked = parameters.get(PARAMETER);
  if (wish === null || signedIn === null || viewer.impersonator !== null || asked === 'asked') return null;
  const { method, secondFactor } = await rows
    .selectFrom('signin')
    .select(['method', 'second_factor as secondFactor'])
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', signedIn.signInId)
    .executeTakeFirstOrThrow();
  if (secondFactor !== null) return null;
  const factors = await factorsOf(rows, deploymentId, signedIn.userId);
  const hasOne = acceptedFactors(factors, method ?? '', settings).length > 0;
  // Only a request that requires a factor makes the user set one up, and only once.
  const maySetUp = wish === 'essential' && asked === null && allowsAuthenticators(settings);
  if (!hasOne && !maySetUp) return null;
  const returned = new URLSearchParams(parameters);
  returned.set(PARAMETER, 'asked');
  return { page: '/user-profile/confirm', returnWith: returned };
}

/** Whether a request requires a second factor, or prefers one. With `prompt=none`, no page can ask for it. */
function wishFor(parameters: URLSearchParams): 'essential' | 'voluntary' | null {
  if ((parameters.get('prompt') ?? '').split(' ').includes('none')) return null;
  if (isEssential(parameters.get('claims'))) return 'essential';
  const known = (parameters.get('acr_values') ?? '').split(' ').filter((each) => ALL.includes(each));
  return known[0] === ACR.multiFactor ? 'voluntary' : null;
}

const ALL: readonly string[] = Object.values(ACR);

/** Whether the parameter `claims` requires `acr` of two factors. The provider answers what is wrong with another one. */
function isEssential(claims: string | null): boolean {
  if (claims === null) return false;
  try {
    const { essential, value, values } = JSON.parse(claims)?.id_token?.acr ?? {};
    const wanted: unknown[] = Array.isArray(values) ? values : [value];
    return essential === true && wanted.includes(ACR.multiFactor) && !wanted.includes(ACR.singleFactor);
  } catch {
    return false;
  }
}
