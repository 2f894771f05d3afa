import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { BackendClient, BrowserClient } from '../../support/clients.ts';
import { sendRequest } from '../../support/http.ts';
import { registerApplication } from '../../support/local-issuer.ts';
import { REDIRECT_URI } from '../../support/openid-client.ts';
import { basic, cookieOf, type TokenResponse } from '../../support/openid-party.ts';
import { newDatabaseEnv, type ServiceProcess, startProcess } from '../../support/process.ts';

const isPostgresql = process.env['DATABASE_URL'] !== undefined;
const ROUNDS = 8;

describe.skipIf(!isPostgresql)('two processes that get the same', () => {
  let processes: readonly [ServiceProcess, ServiceProcess];
  let database: pg.Client;
  let browser: BrowserClient;
  let application: { readonly id: string; readonly secret: string };

  beforeAll(async () => {
    const env = await newDatabaseEnv();
    const first = await startProcess(env);
    processes = [first, await startProcess(env)];
    database = new pg.Client({ connectionString: env['DATABASE_URL'] as string });
    await database.connect();
    browser = await openSignedUpBrowser({ browser: () => new BrowserClient(first.deploymentUrl, hostOf(first)) });
    application = await registerApplication(new BackendClient(first.backendUrl, first.apiKey), {
      redirect_uris: [REDIRECT_URI],
      is_first_party: true,
    });
  });

  afterAll(async () => {
    await database.end();
    await Promise.all(processes.map((each) => each.stop('SIGKILL')));
  });

  const hostOf = ({ deploymentUrl }: ServiceProcess) => new URL(deploymentUrl).host;

  /** A new code of the signed-in user. */
  async function newCode(): Promise<string> {
    const asked = new URLSearchParams({
      client_id: application.id,
      response_type: 'code',
      redirect_uri: REDIRECT_URI,
      scope: 'openid offline_access',
    });
    const { headers } = await sendRequest({
      method: 'GET',
      url: `${processes[0].deploymentUrl}/oauth/authorize?${asked}`,
      headers: cookieOf(browser),
    });
    return new URL(String(headers['location'])).searchParams.get('code') ?? '';
  }

  const tokenRequest = ({ deploymentUrl }: ServiceProcess, form: Record<string, string>) =>
    sendRequest<TokenResponse>({
      method: 'POST',
      url: `${deploymentUrl}/oauth/token`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...basic(application.id, application.secret),
      },
      body: new URLSearchParams(form).toString(),
    });

  const exchange = (at: ServiceProcess, code: string) =>
    tokenRequest(at, { grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI });
  const refresh = (at: ServiceProcess, token: string) =>
    tokenRequest(at, { grant_type: 'refresh_token', refresh_token: token });

  async function countEvents(type: string): Promise<number> {
    const { rows } = await database.query<{ count: number }>(
      'select count(*)::int as count from event where type = $1',
      [type],
    );
    return rows[0]?.count ?? 0;
  }

  const countRecords = async () =>
    (await database.query("select from oauth_record where model not in ('Session', 'Grant')")).rowCount;

  it(`code give it out once, in each of ${ROUNDS} rounds, and end its tokens`, async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const code = await newCode();
      const sent = [0, 1, 0, 1, 0, 1].map((at) => exchange(processes[at] as ServiceProcess, code));
      const answers = await Promise.all(sent);
      const tokens = answers.filter(({ status }) => status === 200);
      expect(tokens.length).toBeLessThanOrEqual(1);
      for (const { status, body } of answers.filter((each) => !tokens.includes(each))) {
        expect([status, body.error]).toEqual([400, 'invalid_grant']);
      }
      expect(await countEvents('oauth_code.used')).toBe(round);
      // The code has come more than once, so that it may have been stolen.
      for (const { body } of tokens) expect((await refresh(processes[1], String(body.refresh_token))).status).toBe(400);
      expect(await countRecords()).toBe(0);
    }
  });

  it(`refresh token let it be used twice, in each of ${ROUNDS} rounds, and a third use ends all tokens`, async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { body } = await exchange(processes[0], await newCode());
      const used = String(body.refresh_token);
      const [one, other] = await Promise.all(processes.map((each) => refresh(each, used)));
      // The client may have sent it again because it has missed the response.
      expect([one?.status, other?.status]).toEqual([200, 200]);
      const again = await Promise.all(processes.map((each) => refresh(each, used)));
      expect(again.map(({ body: { error } }) => error)).toEqual(['invalid_grant', 'invalid_grant']);
      for (const { refresh_token } of [one?.body, other?.body].filter((each) => each !== undefined)) {
        expect((await refresh(processes[1], String(refresh_token))).body.error).toBe('invalid_grant');
      }
      expect(await countRecords()).toBe(0);
    }
  });

  it(`refresh token six times at once use it at most twice, in each of ${ROUNDS} rounds`, async () => {
    const before = await countEvents('oauth_token.used');
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { body } = await exchange(processes[0], await newCode());
      const sent = [0, 1, 0, 1, 0, 1].map((at) => refresh(processes[at] as ServiceProcess, String(body.refresh_token)));
      const answers = await Promise.all(sent);
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
      expect(await countEvents('oauth_token.used')).toBeLessThanOrEqual(before + 2 * round);
      expect(await countRecords()).toBe(0);
      // The user need not consent again.
      expect((await database.query("select from oauth_record where model = 'Grant'")).rowCount).toBe(1);
    }
  });
});
