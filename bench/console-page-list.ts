import type pg from 'pg';
import { encodeCursor } from '../src/platform/graph/connections.ts';

/** A page of the console that is measured. */
export interface Page {
  readonly name: string;
  /** Below the deployment, or with two slashes at the start for a page of the installation. */
  readonly path: string;
}

/** Resources in the middle of their lists, and cursors there. */
export async function pagesOf(client: pg.Client, deployment: number): Promise<Page[]> {
  const one = async (text: string) => {
    const { rows } = await client.query(text, [deployment]);
    return Object.values(rows[0] ?? {})[0] as string;
  };
  const table = async (name: string, share: number) => {
    const { rows } = await client.query<{ id: string; at: Date }>(
      `select id, created_at as at from "${name}" where deployment_id = $1 and created_at >=
         (select min(created_at) + (max(created_at) - min(created_at)) * ${share} from "${name}" where deployment_id = $1)
       order by created_at, id limit 1`,
      [deployment],
    );
    return rows[0] as { id: string; at: Date };
  };
  const byTime = ({ id, at }: { id: string; at: Date }) =>
    Buffer.from(JSON.stringify(['CREATED_AT', at.toISOString(), id])).toString('base64url');
  const first = async (name: string) => one(`select min(id) from "${name}" where deployment_id = $1`);
  const [user, oldUser, busyUser] = [await table('user', 0.5), await table('user', 0.001), await first('user')];
  const [organization, oldOrganization] = [await table('organization', 0.5), await table('organization', 0.001)];
  const [workspace, everyone, everyWorkspace] = [
    await table('workspace', 0.5),
    await first('organization'),
    await first('workspace'),
  ];
  const email = await one(`select primary_email from "user" where deployment_id = $1 and id = ${user.id}`);
  const externalId = await one(
    `select external_id from "user" where deployment_id = $1 and external_id is not null limit 1`,
  );
  const member = async (share: number, name: string, parent: string, of: string) =>
    one(`select id from ${name} where deployment_id = $1 and ${parent} = ${of} order by id
      offset (select (count(*) * ${share})::bigint from ${name} where deployment_id = $1 and ${parent} = ${of}) limit 1`);
  const deliveryOf = async (share: number) =>
    one(`select id from webhook_delivery where deployment_id = $1 and id >= (select (min(id) + (max(id) - min(id)) * ${share})::bigint
      from webhook_delivery where deployment_id = $1) and app_id = (select id from webhook_app where deployment_id = $1 and name = 'app-1')
      order by id limit 1`);
  const delivery = await deliveryOf(0.5);
  const deliveryPosition = async (id: string) => {
    const { rows } = await client.query(
      'select id, created_at as at from webhook_delivery where deployment_id = $1 and id = $2',
      [deployment, id],
    );
    return byTime(rows[0]);
  };
  const [middle, old] = [await deliveryPosition(delivery), await deliveryPosition(await deliveryOf(0.001))];
  const endpoint = await one(`select endpoint_id from webhook_delivery where deployment_id = $1 and id = ${delivery}`);
  const event = await table('event', 0.5);
  const oldEvent = await table('event', 0.001);
  const [key, keyApp] = [await first('api_auth_key'), 'keys-1'];
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const page = (path: string, name = path) => ({ name, path });
  const list = (path: string, searches: Readonly<Record<string, string>>) => [
    page(path),
    ...Object.entries(searches).map(([name, search]) =>
      page(`${path}${path.includes('?') ? '&' : '?'}${search}`, `${path}: ${name}`),
    ),
  ];
  const after = (id: string) => `after=${encodeCursor(id)}`;
  const before = (id: string) => `before=${encodeCursor(id)}`;
  return [
    ...list('//', { search: 'search=Small' }),
    page('//operators'),
    page('//health'),
    page('/'),
    page('/find?search=emma'),
    page('/find?search=zzqx'),
    page('/find?search=e'),
    page(`/find?search=${user.id}`, '/find: id'),
    ...list('/users', {
      middle: `after=${byTime(user)}`,
      last: `after=${byTime(oldUser)}`,
      'frequent name': 'search=emma',
      'two names': 'search=emma%20khan',
      address: `search=${encodeURIComponent(email)}`,
      'no match': 'search=zzqxj',
      'one letter': 'search=e',
      'two letters without match': 'search=q%23',
      'external id': `search=${externalId}`,
      id: `search=${user.id}`,
      inactive: 'status=inactive',
      'inactive, frequent name': 'status=inactive&search=emma',
      'frequent name, middle': `search=emma&after=${byTime(user)}`,
      'inactive, middle': `status=inactive&after=${byTime(user)}`,
    }),
    page(`/users/${user.id}`, '/users/{user}'),
    page(`/users/${busyUser}`, '/users/{user}: many sessions and organizations'),
    ...list('/organizations', {
      middle: `after=${byTime(organization)}`,
      last: `after=${byTime(oldOrganization)}`,
      'frequent name': 'search=robotics',
      'rare name': 'search=organization-777',
      'no match': 'search=zzqxj',
      'one letter': 'search=z',
    }),
    ...[
      { kind: 'organization', one: organization.id, all: everyone },
      { kind: 'workspace', one: workspace.id, all: everyWorkspace },
    ].flatMap(({ kind, one, all }) => [
      page(`/${kind}s/${one}`, `/${kind}s/{${kind}}`),
      page(`/${kind}s/${all}`, `/${kind}s/{${kind}}: of everyone`),
      page(`/${kind}-members/${one}`, `/${kind}-members/{${kind}}`),
      page(`/${kind}-members/${all}`, `/${kind}-members: of everyone`),
      page(`/${kind}-members/${all}?search=emma`, `/${kind}-members: of everyone, frequent name`),
      page(`/${kind}-members/${all}?search=${encodeURIComponent(email)}`, `/${kind}-members: of everyone, address`),
      page(`/${kind}-members/${all}?search=zzqxj`, `/${kind}-members: of everyone, no match`),
      page(`/${kind}-members/${one}?search=emma`, `/${kind}-members: frequent name`),
      page(`/${kind}-new-member/${all}?search=emma`, `/${kind}-new-member: frequent name`),
      page(`/${kind}-invitations/${all}`, `/${kind}-invitations: of everyone`),
      page(`/${kind}-invitations/${all}?status=ACCEPTED`, `/${kind}-invitations: of everyone, accepted`),
      page(`/${kind}-roles/${all}`, `/${kind}-roles/{${kind}}`),
    ]),
    page(
      `/organization-members/${everyone}?${after(await member(0.5, 'organization_membership', 'organization_id', everyone))}`,
      '/organization-members: of everyone, middle',
    ),
    page(
      `/organization-members/${everyone}?${after(await member(0.999, 'organization_membership', 'organization_id', everyone))}`,
      '/organization-members: of everyone, last',
    ),
    page(
      `/workspace-members/${everyWorkspace}?${after(await member(0.5, 'workspace_membership', 'workspace_id', everyWorkspace))}`,
      '/workspace-members: of everyone, middle',
    ),
    page(`/organization-workspaces/${everyone}`, '/organization-workspaces/{organization}'),
    page(`/organization-workspaces/${everyone}?search=every`, '/organization-workspaces: search'),
    page('/webhooks'),
    page('/webhooks/app-1'),
    page('/webhooks/app-5'),
    page(`/webhook-endpoints/${endpoint}`, '/webhook-endpoints/{endpoint}'),
    page(`/webhook-endpoints/${endpoint}?replay=30d`, '/webhook-endpoints: preview of a replay of 30 days'),
    ...list('/webhook-deliveries', {
      middle: `app=app-1&before=${middle}`,
      last: `app=app-1&before=${old}`,
      failed: 'app=app-1&status=FAILED',
      retrying: 'app=app-1&status=RETRYING',
      pending: 'app=app-1&status=PENDING',
      succeeded: 'app=app-1&status=SUCCEEDED',
      cancelled: 'app=app-1&status=CANCELLED',
      'frequent event': 'app=app-1&event=order.created',
      'rare event': 'app=app-1&event=account.closed',
      'no such event': 'app=app-1&event=none.such',
      'frequent event, failed': 'app=app-1&event=order.created&status=FAILED',
      'rare event, failed': 'app=app-1&event=account.closed&status=FAILED',
      'rare event, cancelled': 'app=app-1&event=account.closed&status=CANCELLED',
      'event, pending': 'app=app-1&event=invoice.paid&status=PENDING',
      'event, retrying': 'app=app-1&event=invoice.paid&status=RETRYING',
      endpoint: `app=app-1&endpoint=${endpoint}`,
      'endpoint, middle': `app=app-1&endpoint=${endpoint}&before=${middle}`,
      'endpoint, failed': `app=app-1&endpoint=${endpoint}&status=FAILED`,
      'endpoint, cancelled': `app=app-1&endpoint=${endpoint}&status=CANCELLED`,
      'endpoint, pending': `app=app-1&endpoint=${endpoint}&status=PENDING`,
      'endpoint, rare event': `app=app-1&endpoint=${endpoint}&event=account.closed`,
      'last hour': 'app=app-1&since=1h',
      '30 days': 'app=app-1&since=30d',
      '30 days, cancelled': 'app=app-1&since=30d&status=CANCELLED',
      'small app': 'app=app-5',
      'small app, cancelled': 'app=app-5&status=CANCELLED',
      'app without deliveries': 'app=app-99',
    }),
    page(`/webhook-deliveries/${delivery}`, '/webhook-deliveries/{delivery}'),
    page('/customer-keys'),
    ...list(`/customer-keys/${keyApp}`, {
      search: 'search=key%20777',
      'no match': 'search=zzqxj',
      revoked: 'status=REVOKED',
      expired: 'status=EXPIRED',
      live: 'status=LIVE',
    }),
    page(`/customer-key/${key}`, '/customer-key/{key}'),
    page('/api-keys'),
    page('/signing-keys'),
    page('/jwt-templates'),
    page('/oauth-applications'),
    page('/oauth-applications?search=zzqxj', '/oauth-applications: no match'),
    page('/oauth-resources'),
    page('/new-oauth-application?type=WEB', '/new-oauth-application: form'),
    page('/imports'),
    page('/settings/restrictions'),
    page('/settings/sign-in'),
    ...list('/audit-log', {
      middle: before(event.id),
      last: before(oldEvent.id),
      'frequent type': 'type=session.created',
      'pattern of types': 'type=user.*',
      'no such type': 'type=organization.deleted',
      'by users': 'by=USER',
      'by API keys': 'by=API_KEY',
      'by operators': 'by=OPERATOR',
      'one actor': `by=USER&actor=${user.id}`,
      'busy actor': `by=USER&actor=${busyUser}`,
      'busy actor and type': `by=USER&actor=${busyUser}&type=user.updated`,
      'busy actor and rare type': `by=USER&actor=${busyUser}&type=organization.deleted`,
      'type by operators': 'by=OPERATOR&type=session.created',
      address: 'ip=203.0.1.1',
      'address and type': 'ip=203.0.1.1&type=user.created',
      'about users': 'about=user',
      'about organizations': 'about=organization',
      'one resource': `resource=${user.id}`,
      'one resource with its type': `about=user&resource=${user.id}`,
      request: 'request=filled-77',
      days: `since=${day(40)}&until=${day(38)}`,
      'days, type': `since=${day(40)}&until=${day(38)}&type=user.created`,
      '60 days by operators': `since=${day(60)}&by=OPERATOR`,
    }),
    page(`/audit-log?id=${user.id}`, '/audit-log: id of a user'),
    page(`/audit-log/${event.id}`, '/audit-log/{record}'),
    page('/audit-log/export?format=csv', '/audit-log/export: CSV'),
    page(`/audit-log/export?format=ndjson&type=user.*&until=${day(30)}`, '/audit-log/export: NDJSON with filters'),
    page('/audit-log/export?format=csv&by=OPERATOR', '/audit-log/export: by operators'),
  ];
}
