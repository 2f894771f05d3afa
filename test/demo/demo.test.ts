import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, IMPORTED_KEY } from '../../src/demo/data/index.ts';
import { DEMO_QUERIES, demoReport } from '../../src/demo/report.ts';
import { type SeededDemo, seedDemo } from '../../src/demo/seed.ts';
import { totpCode, totpStepAt } from '../../src/platform/crypto/totp.ts';
import type { BackendClient } from '../support/clients.ts';
import { type HttpResponse, sendRequest } from '../support/http.ts';
import { waitForMail } from '../support/mail.ts';
import { newDatabaseEnv, runScript, startProcess } from '../support/process.ts';
import { createWorld, eventsOf, type World } from '../support/world.ts';

const DEMO = 'src/cli/demo.ts';

type Get = (path: string) => Promise<HttpResponse>;

const ALL_DEMO_DATA = {
  organizations: 3,
  users: 40,
  workspaces: 8,
  organizationMembers: 40,
  invitations: 5,
  workspaceInvitations: 2,
  waiting: 3,
  approved: 1,
  allowed: 3,
  blocked: 2,
  workspaceMembers: 52,
  knowledgeBases: 1,
  documents: 5,
  agents: 3,
  webhookApps: 2,
  webhookEndpoints: 3,
  jwtTemplates: 3,
  apiAuthApps: 2,
  apiAuthKeys: 8,
};

/** The number of resources of each kind, counted with REST requests. */
async function countsOf(get: Get): Promise<typeof ALL_DEMO_DATA> {
  const dataOf = async (path: string) => ((await get(path)).body as { data: { id: string; name: string }[] }).data;
  const sumOf = async (
    of: readonly { id: string; name: string }[],
    path: (one: { id: string; name: string }) => string,
  ) => (await Promise.all(of.map((one) => dataOf(path(one))))).flat().length;
  const organizations = await dataOf('/organizations?limit=100');
  const workspaces = await dataOf('/workspaces?limit=100');
  const bases = await dataOf('/ai-knowledge-bases?per_page=100');
  const apps = await dataOf('/webhooks/apps?limit=100');
  const gateways = await dataOf('/api-auth/apps?limit=100');
  return {
    organizations: organizations.length,
    users: (await dataOf('/users?limit=100')).length,
    workspaces: workspaces.length,
    organizationMembers: await sumOf(organizations, ({ id }) => `/organizations/${id}/members?limit=100`),
    invitations: await sumOf(organizations, ({ id }) => `/organizations/${id}/invitations?limit=100`),
    workspaceInvitations: await sumOf(workspaces, ({ id }) => `/workspaces/${id}/invitations?limit=100`),
    waiting: (await dataOf('/waitlist?limit=100&status=waiting')).length,
    approved: (await dataOf('/waitlist?limit=100&status=approved')).length,
    allowed: (await dataOf('/settings/restrictions/allowlist?limit=100')).length,
    blocked: (await dataOf('/settings/restrictions/blocklist?limit=100')).length,
    workspaceMembers: await sumOf(workspaces, ({ id }) => `/workspaces/${id}/members?limit=100`),
    knowledgeBases: bases.length,
    documents: await sumOf(bases, ({ id }) => `/ai-knowledge-bases/${id}/documents?per_page=100`),
    agents: (await dataOf('/ai-agents?per_page=100')).length,
    webhookApps: apps.length,
    webhookEndpoints: await sumOf(apps, ({ name }) => `/webhooks/apps/${name}/endpoints?limit=100`),
    jwtTemplates: (await dataOf('/jwt-templates?limit=100')).length,
    apiAuthApps: gateways.length,
    apiAuthKeys: await sumOf(gateways, ({ name }) => `/api-auth/apps/${name}/keys?limit=100`),
  };
}

const getOf = (backend: BackendClient) => (path: string) => backend.get(encodeURI(path));

describe('seedDemo', () => {
  let world: World;
  let first: SeededDemo;
  let second: SeededDemo;

  beforeAll(async () => {
    world = await createWorld();
    const seed = () => seedDemo(world.services, world.id);
    [first, second] = await Promise.all([seed(), seed()]);
  });

  it('creates all demo data in a deployment', async () => {
    expect(first.deployment).toEqual({ id: world.id, name: 'Northwind' });
    expect(await countsOf(getOf(world.backend))).toEqual(ALL_DEMO_DATA);
  });

  it('creates nothing in a second, concurrent run, and counts the existing resources', () => {
    expect(first.counts).toMatchObject({
      organizations: { created: 3, existing: 0 },
      users: { created: 40, existing: 0 },
    });
    const expected = Object.entries(first.counts).map(([kind, { created }]) => [
      kind,
      { created: 0, existing: created },
    ]);
    expect(second.counts).toEqual(Object.fromEntries(expected));
  });

  it('creates companies with job titles, custom roles, guests, and a handbook that agents read', async () => {
    const { backend } = world;
    const organization = (await backend.get('/organizations?search=juniper')).body.data[0];
    expect(organization).toMatchObject({ display_name: 'Juniper Hill Bakery', member_count: 11, workspace_count: 3 });
    const people = (await backend.get(`/organizations/${organization.id}/members?search=marta`)).body.data;
    expect(people).toMatchObject([{ roles: [{ name: 'Admin' }], public_metadata: { job_title: 'Owner' } }]);
    const shops = (await backend.get('/workspaces?search=shops')).body.data[0];
    const guests = (await backend.get(`/workspaces/${shops.id}/members?search=henrik`)).body.data;
    expect(guests).toMatchObject([{ primary_email_address: 'henrik.dahl@marlowfinch.example' }]);
    const managers = (await backend.get(`/workspaces/${shops.id}/members?search=ivy`)).body.data;
    expect(managers[0].roles).toMatchObject([{ name: 'Shop manager', is_deployment_level: false }]);
    const base = (await backend.get('/ai-knowledge-bases')).body.data[0];
    expect(base.total_tokens).toBeGreaterThan(500);
    const documents: { status: string }[] = (await backend.get(`/ai-knowledge-bases/${base.id}/documents`)).body.data;
    expect(documents.map(({ status }) => status)).toEqual(Array(5).fill('ready'));
    const agents: { knowledge_bases: string[] }[] = (await backend.get('/ai-agents')).body.data;
    expect(agents.map(({ knowledge_bases }) => knowledge_bases.length)).toEqual([0, 1, 1]);
  });

  it('creates invitations by members, signed-in browsers, verified phones and a default JWT template', async () => {
    const { backend } = world;
    const [saltmarsh] = (await backend.get('/organizations?search=saltmarsh')).body.data;
    const invitations = (await backend.get(`/organizations/${saltmarsh.id}/invitations`)).body.data;
    expect(invitations).toMatchObject([
      { email: 'eilidh.munro@saltmarsh.example', invited_by: { first_name: 'Ingrid' }, status: 'pending' },
      { email: 'grid.desk@northgrid.example', invited_by: null, status: 'pending' },
    ]);
    const [ingrid] = (await backend.get('/users?search=ingrid.solberg')).body.data;
    expect(ingrid).toMatchObject({ public_metadata: { time_zone: 'Europe/Oslo' }, phones: [{ is_verified: true }] });
    const sessions = (await backend.get(`/users/${ingrid.id}/sessions`)).body.data;
    expect(sessions.map(({ ip }) => ip)).toEqual(expect.arrayContaining(['198.51.100.24', '203.0.113.77']));

    const browser = world.browser();
    browser.cookie = first.signIn.sessionToken;
    const { token } = (await browser.get('/session/token')).body.data;
    expect(decodeJwt(token)).toMatchObject({
      name: 'Ingrid Solberg',
      time_zone: 'Europe/Oslo',
      organization: { slug: 'saltmarsh-energy', permissions: expect.arrayContaining(['organization:admin']) },
      workspace: { slug: 'wind-operations' },
    });
    expect(first.signIn.workspace).toBe('Wind Operations');
  });

  it('creates customer keys, among them a self-created, an imported and a revoked one', async () => {
    const { data } = (await world.backend.get('/api-auth/apps/partner-api/keys?limit=100')).body;
    const named = (name: string) => data.find((key) => key.name === name);
    const { body: notebook } = await world.backend.get(`/users/${named('Notebook')?.user_id}`);
    expect([notebook.first_name, named('Notebook')?.self_made]).toEqual(['Leila', true]);
    expect(named('Web shop (old)')?.revoked_reason).toBe('found in a public repository');
    expect(named('Crew planning')).toMatchObject({
      organization_id: expect.any(String),
      workspace_id: expect.any(String),
    });
    const { body } = await world.backend.post('/api-auth/verify', { key: IMPORTED_KEY, app_name: 'partner-api' });
    expect(body).toMatchObject({ code: 'VALID', name: 'Till, Mill Street', permissions: ['slots:read'] });
    expect(demoReport(first)).toContain(`"key": "${IMPORTED_KEY}"`);
  });

  it('enrolls a user in a second factor and shows its secret once', async () => {
    expect(second.totpSecret).toBeNull();
    const secret = first.totpSecret as string;
    expect(demoReport(first)).toContain(secret);
    const dawit = { email: 'dawit.haile@saltmarsh.example', password: DEMO_PASSWORD };
    const browser = world.browser();
    const started = (await browser.post('/auth/signin', { strategy: 'email_password', ...dawit })).body.data;
    expect(started).toMatchObject({ signin: null, signin_attempt: { current_step: 'verify_second_factor' } });
    const code = totpCode(secret, totpStepAt(new Date()) + 1);
    const verification = { signin_attempt_id: started.signin_attempt?.id, code };
    expect((await browser.post('/auth/attempt-verification', verification)).status).toBe(200);
  });

  it('mails the invitations and leaves the restrictions and the waitlist disabled', async () => {
    const mail = await waitForMail(world, 'survey@skerrydivers.example');
    expect(mail.text).toContain('Field Service');
    const { restrictions } = (await world.backend.get('/')).body;
    expect(restrictions).toMatchObject({ allowlist_enabled: false, blocklist_enabled: false, sign_up_mode: 'open' });
  });

  it('keeps the default JWT template that a user has chosen', async () => {
    const other = await createWorld();
    const chosen = { name: 'ours', claims: {}, ttl: 60, is_default: true };
    expect((await other.backend.post('/jwt-templates', chosen)).status).toBe(201);
    await seedDemo(other.services, other.id);
    const templates: { name: string; is_default: boolean }[] = (await other.backend.get('/jwt-templates')).body.data;
    expect(templates.filter(({ is_default }) => is_default).map(({ name }) => name)).toEqual(['ours']);
  });

  it('keeps changes that users have made to demo data', async () => {
    const { backend } = world;
    const organization = (await backend.get('/organizations?search=saltmarsh')).body.data[0];
    const user = (await backend.get('/users?search=nell.sorensen')).body.data[0];
    const agent = (await backend.get('/ai-agents')).body.data[0];
    await backend.patch(`/organizations/${organization.id}`, { name: 'Saltmarsh', description: 'Ours now' });
    await backend.patch(`/users/${user.id}`, { first_name: 'Nelly', username: null });
    await backend.patch(`/ai-agents/${agent.id}`, { model: 'another', is_active: false });
    const before = (await eventsOf(world)).length;
    await seedDemo(world.services, world.id);
    // The sign-in activates the organization that the administrator last worked in, so that nothing has to be switched.
    expect((await eventsOf(world)).slice(before).map(({ type }) => type)).toEqual(['session.created']);
    const paths = [`/organizations/${organization.id}`, `/users/${user.id}`, `/ai-agents/${agent.id}`];
    const [ours, hers, its] = await Promise.all(paths.map(async (path) => (await backend.get(path)).body));
    expect(ours).toMatchObject({ name: 'Saltmarsh', description: 'Ours now' });
    expect(hers).toMatchObject({ first_name: 'Nelly', username: null });
    expect(its).toMatchObject({ model: 'another', is_active: false });
  });

  it('prints GraphQL queries that work on both hosts', async () => {
    const { organizations } = await world.backend.data(DEMO_QUERIES.backend);
    expect(organizations.nodes).toHaveLength(3);
    const { signIn } = await seedDemo(world.services, world.id);
    const browser = world.browser();
    browser.cookie = signIn.sessionToken;
    const mine = await browser.data(DEMO_QUERIES.deployment);
    expect(mine.viewer.email).toBe(signIn.email);
    expect(mine.viewer.organizationMemberships.nodes).toMatchObject([
      { organization: { members: { totalCount: 16 } } },
    ]);
    expect(mine.viewer.workspaceMemberships.nodes).toHaveLength(2);
  });

  it('prints commands with a Host header if the address by itself selects another deployment', () => {
    const report = demoReport(first);
    expect(report).toContain(`curl -s http://frontend.example.test/me -H 'Host: ${world.frontendHost}' -H 'X-Dev`);
    expect(report).toContain(`http://${world.frontendHost}/graphql`);
    const only = demoReport({ ...first, hostHeader: null });
    expect(only).toContain("curl -s http://frontend.example.test/me -H 'X-Dev");
    expect(only).toContain('http://frontend.example.test/graphql');
  });

  it('signs in an administrator whose password was not changed, or says why no sign-in is possible', async () => {
    expect(first.signIn).toMatchObject({ email: 'ingrid.solberg@saltmarsh.example', password: DEMO_PASSWORD });
    const { backend } = world;
    const [ingrid] = (await backend.get('/users?search=ingrid.solberg')).body.data;
    await backend.put(`/users/${ingrid.id}/password`, { password: 'of my own choice' });
    const { signIn } = await seedDemo(world.services, world.id);
    expect(signIn).toMatchObject({ email: 'edith.marlow@marlowfinch.example', rejection: null });

    const byUsername = {
      authentication_factors: { email_password_enabled: false },
      first_factor: 'username_password',
    };
    expect((await backend.patch('/settings/auth', byUsername)).status).toBe(200);
    const rejected = await seedDemo(world.services, world.id);
    expect(rejected.signIn).toMatchObject({ sessionToken: null, rejection: expect.stringContaining('not available') });
  });

  it('continues where it was interrupted', async () => {
    const stopped = await createWorld();
    let stops = 0;
    for (let left = 10; left > 0; left -= 1) {
      const seeding = seedDemo(failingAfter(stopped, 97), stopped.id);
      const message = await seeding.then(
        () => null,
        (error: Error) => error.message,
      );
      if (message === null) break;
      expect(message).toBe('The process was interrupted.');
      stops += 1;
    }
    expect(stops).toBeGreaterThan(2);
    expect(stops).toBeLessThan(10);
    expect(await countsOf(getOf(stopped.backend))).toEqual(ALL_DEMO_DATA);
  });

  it('adapts to stricter settings and to usernames that are taken', async () => {
    const strict = await createWorld();
    const password = {
      min_length: 12,
      require_lowercase: true,
      require_uppercase: true,
      require_number: true,
      require_special: true,
    };
    expect((await strict.backend.patch('/settings/auth', { username: { min_length: 12 }, password })).status).toBe(200);
    await strict.backend.post('/users', { email: 'other@example.com', username: 'ingrid.solberg' });
    const { signIn } = await seedDemo(strict.services, strict.id);
    expect(signIn.sessionToken).not.toBeNull();
    const usernameOf = async (email: string) =>
      (await strict.backend.get(`/users?search=${email}`)).body.data[0].username;
    expect(await usernameOf('ingrid.solberg@')).toBeNull();
    expect(await usernameOf('mei.tanaka@')).toBeNull();
    expect(await usernameOf('amara.diallo@')).toBe('amara.diallo');
  });

  it('rejects a production deployment, an unknown deployment and an ambiguous choice', async () => {
    const production = await createWorld({ mode: 'production' });
    const before = (await eventsOf(production)).length;
    await expect(seedDemo(production.services, production.id)).rejects.toThrow('is in production mode');
    expect(await eventsOf(production)).toHaveLength(before);
    await expect(seedDemo(world.services, 999_999)).rejects.toThrow('There is no deployment 999999');
    await expect(seedDemo(world.services, null)).rejects.toThrow(/There are \d+ deployments.*--deployment ID/);
  });
});

describe('npm run demo', () => {
  it('works with and without a running service, and prints valid credentials', async () => {
    const environment = await newDatabaseEnv();
    const withoutDeployment = await runScript(DEMO, [], environment);
    expect([withoutDeployment.code, withoutDeployment.output]).toEqual([
      1,
      expect.stringContaining('There is no deployment yet'),
    ]);

    const running = await startProcess(environment);
    const { code, output } = await runScript(DEMO, [], environment);
    expect([code, output]).toEqual([0, expect.stringContaining('3 created')]);
    expect(output).not.toContain('\u001b');
    await checkPrinted(output, running.deploymentUrl);
    const get: Get = (path) => {
      const headers = { authorization: `Bearer ${running.apiKey}` };
      return sendRequest({ method: 'GET', url: running.backendUrl + encodeURI(path), headers });
    };
    expect(await countsOf(get)).toEqual(ALL_DEMO_DATA);
    await running.stop();

    const again = await runScript(DEMO, ['--deployment', '1'], environment);
    expect([again.code, again.output]).toEqual([0, expect.stringContaining('40 existing')]);
    const restarted = await startProcess(environment);
    await checkPrinted(again.output, restarted.deploymentUrl);
    await restarted.stop();
  });

  it('prints its help after invalid arguments', async () => {
    const { code, output } = await runScript(DEMO, ['--deployment', 'mine'], {});
    expect([code, output]).toEqual([1, expect.stringContaining('npm run demo [-- --deployment ID]')]);
  });
});

/** Checks that the printed sign-in and session work. */
async function checkPrinted(output: string, deploymentUrl: string): Promise<void> {
  const body = /-d '(\{[^']+\})'/.exec(output)?.[1] as string;
  const headers = { 'content-type': 'application/json' };
  const signedIn = await sendRequest({ method: 'POST', url: `${deploymentUrl}/auth/signin`, headers, body });
  expect(signedIn.status).toBe(200);
  const session = /X-Development-Session: ([^']+)'/.exec(output)?.[1] as string;
  const get = (path: string) =>
    sendRequest<{ data: object }>({
      method: 'GET',
      url: deploymentUrl + path,
      headers: { 'x-development-session': session },
    });
  const me = (await get('/me')).body.data;
  expect(me).toMatchObject({ first_name: 'Ingrid', email: 'ingrid.solberg@saltmarsh.example' });
  const path = /\/organizations\/\d+\/members/.exec(output)?.[0] as string;
  expect((await get(path)).body.data).toHaveLength(16);
}

/** Services whose id generator throws after a given number of ids, which interrupts the run. */
function failingAfter({ services }: World, idCount: number): World['services'] {
  const { database } = services;
  let remaining = idCount;
  const next = () => {
    remaining -= 1;
    if (remaining < 0) throw new Error('The process was interrupted.');
    return database.ids.next();
  };
  return { ...services, database: { ...database, ids: { next } as typeof database.ids } };
}
