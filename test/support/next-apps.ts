import { createGatehouse } from '../../packages/next/src/gatehouse.ts';
import type { BrowserClient } from './clients.ts';
import { deploymentFetch, issuerOf } from './openid-client.ts';
import type { World } from './world.ts';

/** A fetch that finds the deployment host, and counts the requests for each path. */
function countedFetch(world: World) {
  const counts = new Map<string, number>();
  const onDeployment = deploymentFetch(world);
  const send = async (input: string | URL, init: RequestInit = {}) => {
    const { pathname, origin } = new URL(input);
    if (origin !== issuerOf(world)) return fetch(input, init);
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = init.body instanceof ReadableStream ? await new Response(init.body).text() : undefined;
    return onDeployment(String(input), { method: init.method ?? 'GET', headers, body, redirect: 'manual' } as never);
  };
  return { fetch: send as typeof fetch, counts };
}

/** The functions of an app with Next, and how often it has sent a request to each path. */
export function appOf(world: World) {
  const { fetch, counts } = countedFetch(world);
  const settings = { url: issuerOf(world), fetch };
  return { ...createGatehouse(settings), settings, counts };
}

/** The headers of a request with the cookie of a browser. */
export const withCookie = ({ cookie }: BrowserClient) => ({ cookie: `cart=1; __session=${cookie}` });
