import type pg from 'pg';

/** A request that is measured. It is sent to the backend host. */
export interface MeasuredRequest {
  readonly name: string;
  readonly path: string;
  /** The document and its variables, for `/graphql`. */
  readonly body?: { readonly query: string; readonly variables?: Readonly<Record<string, unknown>> };
}

type SendDocument = (query: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** Requests of lists, searches, counts and time series of a deployment that `npm run fill` has filled. */
export async function requestsOf(
  client: pg.Client,
  deployment: number,
  send: SendDocument,
): Promise<MeasuredRequest[]> {
  const one = async (text: string): Promise<string> => {
    const { rows } = await client.query(text, [deployment]);
    return String(Object.values(rows[0] ?? {})[0]);
  };
  const ofEveryone = {
    organization: await one('select min(id) from organization where deployment_id = $1'),
    workspace: await one('select min(id) from workspace where deployment_id = $1'),
  };
  const busyUser = await one('select min(id) from "user" where deployment_id = $1');
  const email = await one('select primary_email from "user" where deployment_id = $1 order by id offset 500 limit 1');
  const [users, organizations] = [
    Number(await one('select count(*) from "user" where deployment_id = $1')),
    Number(await one('select count(*) from organization where deployment_id = $1')),
  ];
  const endpoint = await one('select min(id) from webhook_endpoint where deployment_id = $1');
  const middleOf = (table: string, column: string) =>
    one(`select id from "${table}" where deployment_id = $1 and ${column} is not null order by ${column}, id
      offset (select count(*) / 2 from "${table}" where deployment_id = $1 and ${column} is not null) limit 1`);
  return [
    ...restRequests({ ofEveryone, busyUser, email, endpoint, users, organizations }),
    ...(await sortedPages(send, 'users', {
      CREATED_AT: await middleOf('user', 'created_at'),
      FIRST_NAME: await middleOf('user', 'first_name'),
      LAST_NAME: await middleOf('user', 'last_name'),
      USERNAME: await middleOf('user', 'username'),
      EMAIL: await middleOf('user', 'primary_email'),
    })),
    ...(await sortedPages(send, 'organizations', {
      CREATED_AT: await middleOf('organization', 'created_at'),
      NAME: await middleOf('organization', 'name'),
    })),
    ...(await sortedPages(send, 'workspaces', { NAME: await middleOf('workspace', 'name') })),
    ...countRequests(ofEveryone),
  ];
}

interface Found {
  readonly ofEveryone: { readonly organization: string; readonly workspace: string };
  readonly busyUser: string;
  readonly email: string;
  readonly endpoint: string;
  readonly users: number;
  readonly organizations: number;
}

function restRequests(found: Found): MeasuredRequest[] {
  const { ofEveryone, busyUser, email, endpoint, users, organizations } = found;
  const requests = (path: string, queries: Readonly<Record<string, string>>) =>
    Object.entries(queries).map(([name, query]) => ({
      name: `${path}: ${name}`,
      path: `${path}${query === '' ? '' : `?${query}`}`,
    }));
  const searches = { 'frequent name': 'search=emma', 'no match': 'search=zzqxj', 'two letters': 'search=q%23' };
  const members = (kind: 'organization' | 'workspace') =>
    requests(`/${kind}s/${ofEveryone[kind]}/members`, {
      ...{ first: '', 'last offset': `offset=${users - 100}&limit=100`, 'by first name': 'sort_key=first_name' },
      'middle offset': `offset=${Math.floor(users / 2)}&limit=100`,
      'by first name, last offset': `sort_key=first_name&offset=${users - 100}&limit=100`,
      ...searches,
    }).map(({ name, path }) => ({ name: name.replace(ofEveryone[kind], '{all}'), path }));
  const deliveries = '/webhooks/apps/app-1/deliveries';
  return [
    ...requests('/users', {
      ...{ first: '', 'last offset': `offset=${users - 100}&limit=100`, 'by first name': 'sort_key=first_name' },
      'by first name, last offset': `sort_key=first_name&offset=${users - 100}&limit=100`,
      ...searches,
      address: `search=${encodeURIComponent(email)}`,
    }),
    ...['/organizations', '/workspaces'].flatMap((path) =>
      requests(path, {
        ...{ first: '', 'last offset': `offset=${organizations - 100}&limit=100` },
        ...searches,
        'frequent name': 'search=robotics',
      }),
    ),
    ...members('organization'),
    ...members('workspace'),
    ...requests(`/users/${busyUser}/sessions`, { first: '' }).map((each) => ({
      ...each,
      name: '/users/{busy}/sessions',
    })),
    ...requests(deliveries, {
      first: '',
      failed: 'status=failed',
      cancelled: 'status=cancelled',
      'frequent event': 'event_name=order.created',
      'frequent event, failed': 'event_name=order.created&status=failed',
      'rare event': 'event_name=account.closed',
      'rare event, failed': 'event_name=account.closed&status=failed',
      'rare event, cancelled': 'event_name=account.closed&status=cancelled',
      'endpoint, cancelled': `endpoint_id=${endpoint}&status=cancelled`,
      'one day, 40 days ago': `since=${daysAgo(41)}&until=${daysAgo(40)}`,
    }),
    ...requests('/webhooks/apps/app-1/stats', {
      'one day': `since=${daysAgo(1)}`,
      '30 days': `since=${daysAgo(30)}&until=${daysAgo(0)}`,
    }),
    ...requests('/webhooks/apps/app-1/timeseries', {
      'one day': `interval=hour&since=${daysAgo(1)}`,
      '89 days': `interval=day&since=${daysAgo(89)}&until=${daysAgo(0)}`,
    }),
    ...requests('/analytics', { '89 days': `interval=day&since=${daysAgo(89)}&until=${daysAgo(0)}` }),
    ...requests('/api-auth/apps/keys-1/usage', { '29 days': `interval=day&since=${daysAgo(29)}&until=${daysAgo(0)}` }),
    ...requests('/audit-log', {
      first: '',
      'frequent type': 'type=session.created',
      'one actor': `actor_type=user&actor_id=${busyUser}`,
      'actor without records': 'actor_type=user&actor_id=7',
      'one day, 40 days ago': `since=${daysAgo(41)}&until=${daysAgo(40)}`,
    }),
  ];
}

/** The first page of a list in each order, and the page after the item in its middle. */
async function sortedPages(
  send: SendDocument,
  list: string,
  middles: Readonly<Record<string, string>>,
): Promise<MeasuredRequest[]> {
  const order = list === 'users' ? 'UserOrder' : list === 'organizations' ? 'OrganizationOrder' : 'WorkspaceOrder';
  const query = `query ($after: String, $orderBy: ${order}) { ${list}(first: 20, after: $after, orderBy: $orderBy) { nodes { id } } }`;
  const found: MeasuredRequest[] = [];
  for (const [field, id] of Object.entries(middles)) {
    for (const direction of ['ASC', 'DESC']) {
      const orderBy = { field, direction };
      const cursorOf = `query ($ids: [ID!], $orderBy: ${order}) { ${list}(filter: { ids: $ids }, orderBy: $orderBy) { edges { cursor } } }`;
      const data = (await send(cursorOf, { ids: [id], orderBy })) as Record<string, { edges: { cursor: string }[] }>;
      const after = data[list]?.edges[0]?.cursor;
      const name = `${list} by ${field.toLowerCase()}, ${direction.toLowerCase()}`;
      found.push({ name: `${name}: first`, path: '/graphql', body: { query, variables: { orderBy } } });
      found.push({ name: `${name}: middle`, path: '/graphql', body: { query, variables: { orderBy, after } } });
    }
  }
  return found;
}

/** Counts of whole lists. */
function countRequests({ organization, workspace }: Found['ofEveryone']): MeasuredRequest[] {
  const count = (name: string, selection: string) => ({
    name: `count of ${name}`,
    path: '/graphql',
    body: { query: `{ ${selection} }` },
  });
  return [
    count('users', 'users { totalCount }'),
    count('users with a frequent name', 'users(search: "emma") { totalCount }'),
    count('organizations', 'organizations { totalCount }'),
    count('workspaces', 'workspaces { totalCount }'),
    count('deliveries of an app', 'webhookApp(appName: "app-1") { deliveries { totalCount } }'),
    count(
      'failed deliveries of an app',
      'webhookApp(appName: "app-1") { deliveries(filter: { status: FAILED }) { totalCount } }',
    ),
    count('members of an organization', `organization(id: "${organization}") { memberCount members { totalCount } }`),
    count('members of a workspace', `workspace(id: "${workspace}") { memberCount members { totalCount } }`),
    count('the audit log', 'auditLog { totalCount }'),
  ];
}
