import type { Page } from 'playwright-core';
import { createUser } from '../../src/identity/index.ts';
import { addOperator } from '../../src/operators/accounts/operator.service.ts';
import type { StoredRole } from '../../src/operators/accounts/operator-role.ts';
import { operatorsDeploymentId } from '../../src/operators/operators-deployment.ts';
import { systemContext } from '../../src/platform/commands/system-context.ts';
import type { Running } from '../../src/start.ts';
import { PASSWORD } from './accounts.ts';
import { type Offences, recordOffences } from './hosted-pages.ts';
import { type HttpResponse, sendRequest } from './http.ts';
import type { OpenPage } from './profile-pages.ts';
import { service } from './service.ts';
import { eventsOf, unique, type World } from './world.ts';

export interface OperatorOptions {
  readonly role?: StoredRole;
  /** The deployments that the operator may enter; null for all. */
  readonly deploymentIds?: number[] | null;
  /** The service; by default the one that tests share. */
  readonly running?: Running;
}

/** An operator who is signed in to the console. */
export interface ConsoleOperator {
  readonly id: string;
  readonly email: string;
  readonly cookie: string;
  /** Requests a page of the console, such as `/users` of a deployment by `/7/users`, with a form if there is one. */
  page(
    path: string,
    options?: {
      readonly form?: Readonly<Record<string, string>>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly cookie?: string | null;
    },
  ): Promise<HttpResponse>;
  /** Opens a page of a browser with the session of the operator. */
  open(openPage: OpenPage, options?: Parameters<OpenPage>[0]): Promise<{ page: Page; offences: Offences }>;
}

/** The URL of the console of the test service. */
export async function consoleUrl(running?: Running): Promise<string> {
  const { backend } = running ?? (await service());
  return `${backend.url.replace('127.0.0.1', 'localhost')}/console`;
}

/** Creates an operator and signs in. All operators of the tests have the same deployment, so a test looks only at its own. */
export async function signedInOperator({
  role = 'owner',
  deploymentIds = null,
  running,
}: OperatorOptions = {}): Promise<ConsoleOperator> {
  const { services } = running ?? (await service());
  const deploymentId = await operatorsDeploymentId(services);
  if (deploymentId === null) throw new Error('The service has no deployment for operators.');
  const email = `${unique('operator')}@example.com`;
  const input = { email, password: PASSWORD, firstName: 'Grace', lastName: 'Hopper' };
  const { id } = await createUser(systemContext(services, deploymentId), input, async (tx, userId) =>
    addOperator(tx, { id: userId, role, deploymentIds }),
  );
  const url = await consoleUrl(running);
  const { status, headers, text } = await sendRequest({
    method: 'POST',
    url: `${url}/auth/signin`,
    body: JSON.stringify({ strategy: 'email_password', email, password: PASSWORD }),
    headers: { 'content-type': 'application/json' },
  });
  const cookie = /__console=([^;]+)/.exec(String(headers['set-cookie']))?.[1];
  if (status !== 200 || cookie === undefined) throw new Error(`The operator was not signed in: ${text}`);
  const origin = new URL(url).origin;
  return {
    id,
    email,
    cookie,
    page: (path, { form, headers: more = {}, cookie: sent = cookie } = {}) =>
      sendRequest({
        method: form === undefined ? 'GET' : 'POST',
        url: `${url}${path === '/' ? '' : path}`,
        ...(form !== undefined && { body: new URLSearchParams(form).toString() }),
        headers: {
          accept: 'text/html',
          ...(sent === null ? {} : { cookie: `__console=${sent}` }),
          ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded', origin }),
          ...more,
        },
      }),
    async open(openPage, options) {
      const page = await openPage(options);
      await page.context().addCookies([{ name: '__console', value: cookie, url, sameSite: 'Strict' }]);
      return { page, offences: recordOffences(page, [origin]) };
    },
  };
}

/** The URL of a page of a deployment in the console. */
export const deploymentPage = async ({ id }: World, path = ''): Promise<string> => `${await consoleUrl()}/${id}${path}`;

/** The number of events of the deployment and of the operators, which each change adds to. Jobs of the service add others. */
export async function countEvents(world: World): Promise<number[]> {
  const operators = (await operatorsDeploymentId(world.services)) ?? 0;
  const [own, theirs] = await Promise.all([eventsOf(world), eventsOf({ ...world, id: operators })]);
  return [own, theirs].map((events) => events.filter((event) => event.actor_type !== 'system').length);
}
