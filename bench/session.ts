import assert from 'node:assert/strict';
import { runBench } from './arguments.ts';
import { bodyOf, compare, startServer, type Target } from './compare.ts';
import { execute, withDatabase } from './database.ts';
import { type Place, PORTS, say, withGatehouse } from './gatehouse.ts';
import { betterAuthRows, gatehouseRows, MEMBERS, ORGANIZATION } from './seed-organizations.ts';

const HELP = `npm run session [-- --rounds N --seconds N]
    measures Gatehouse against Better Auth (installed by npm ci in better-auth/) on one PostgreSQL, in turn, with the same
    organizations and users: the session of a browser, and the members of an organization of its user.
    BENCH_DATABASE_URL as for npm start.`;

const { email, password, name } = { email: 'ada@example.com', password: 'correct horse battery', name: 'Ada Lovelace' };
const GATEHOUSE = `http://127.0.0.1:${PORTS.deployment}`;
const BETTER_AUTH = `http://127.0.0.1:${PORTS.betterAuth}`;
const CACHED = `http://127.0.0.1:${PORTS.betterAuthCached}`;
const AT_LEAST = 3;

await runBench(HELP, { values: ['rounds', 'seconds'] }, () =>
  withDatabase((theirs) => withGatehouse({}, 'postgresql', (place) => main(place, theirs))),
);

async function main({ address, children }: Place, theirAddress: string): Promise<void> {
  children.push(await startServer('better-auth/server.ts', theirAddress, PORTS.betterAuth));
  children.push(await startServer('better-auth/server.ts', theirAddress, PORTS.betterAuthCached, 'cookie-cache'));
  const [first_name, last_name] = name.split(' ');
  const ours = await signUp(`${GATEHOUSE}/auth/signup`, { email, password, first_name, last_name });
  const theirs = await signUp(`${BETTER_AUTH}/api/auth/sign-up/email`, { email, password, name });
  say('Filling both databases …');
  await execute(address, gatehouseRows(ours.body.data.user.id));
  await execute(theirAddress, betterAuthRows(theirs.body.user.id));
  await sessions(ours, theirs.cookie);
  for (const count of [MEMBERS, 10]) await members(ours.cookie, theirs.cookie, count);
}

async function sessions({ body, cookie }: SignedUp, theirCookie: string): Promise<void> {
  const ours = get(`${GATEHOUSE}/session`, cookie);
  const theirs = get(`${BETTER_AUTH}/api/auth/get-session`, theirCookie);
  const { cookie: cachedCookie } = await signUp(`${CACHED}/api/auth/sign-in/email`, { email, password });
  const cached = get(`${CACHED}/api/auth/get-session`, cachedCookie);
  assert.equal((await bodyOf(ours)).data.active_signin.user_id, body.data.user.id);
  for (const target of [theirs, cached]) assert.equal((await bodyOf(target)).user.email, email);
  await compare(
    'GET /session',
    [
      ['Gatehouse', ours],
      ["Better Auth's get-session", theirs],
    ],
    AT_LEAST,
  );
  // Has no target, because there a revoked session stays valid until its cookie is renewed.
  await compare('GET /session', [
    ['Gatehouse', ours],
    ["Better Auth's get-session from its cookie", cached],
  ]);
}

async function members(ourCookie: string, theirCookie: string, count: number): Promise<void> {
  const ours = get(`${GATEHOUSE}/organizations/${ORGANIZATION}/members?limit=${count}`, ourCookie);
  const query = `organizationId=${ORGANIZATION}&limit=${count}`;
  const theirs = get(`${BETTER_AUTH}/api/auth/organization/list-members?${query}`, theirCookie);
  assert.equal((await bodyOf(ours)).data.length, count);
  assert.equal((await bodyOf(theirs)).members.length, count);
  await compare(
    `GET /organizations/{id}/members?limit=${count}`,
    [
      ['Gatehouse', ours],
      ["Better Auth's list-members", theirs],
    ],
    AT_LEAST,
  );
}

function get(url: string, cookie: string): Target {
  return { url, method: 'GET', headers: { cookie } };
}

type SignedUp = Awaited<ReturnType<typeof signUp>>;

/** The response of a sign-up or sign-in, and the cookies that it sets. */
async function signUp(url: string, body: object) {
  const { origin } = new URL(url);
  const headers = { 'content-type': 'application/json', origin };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  // biome-ignore lint/suspicious/noExplicitAny: each server returns a different body
  const received: any = await response.json();
  assert.ok(response.ok, JSON.stringify(received));
  const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return { body: received, cookie: cookies.join('; ') };
}
