import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/** A minimal members list, and the nested query as JSON of one statement: a key lookup before each, no GraphQL. */
const [connectionString = '', port = '0'] = process.argv.slice(2);
pg.types.setTypeParser(1184, (text) => new Date(text).toISOString());
const pool = new pg.Pool({ connectionString, max: 10 });
const app = Fastify();

const KEY = {
  name: 'key',
  text: 'select deployment_id from api_key where key_hash = $1 and revoked_at is null and (expires_at is null or expires_at > now())',
};
const MEMBERS = {
  name: 'members',
  text: `
    select m.id, m.created_at, m.updated_at, m.workspace_id, m.user_id, m.public_metadata, u.first_name, u.last_name,
      u.username, u.primary_email as primary_email_address, u.primary_phone as primary_phone_number,
      u.created_at as user_created_at, r.roles
    from workspace_membership m
    join "user" u on u.deployment_id = m.deployment_id and u.id = m.user_id
    left join lateral (
      select json_agg(json_build_object(
        'id', r.id::text, 'created_at', r.created_at, 'updated_at', r.updated_at, 'name', r.name,
        'permissions', r.permissions, 'level', r.level, 'is_deployment_level', r.is_deployment_level)
        order by r.id) as roles
      from workspace_membership_role mr
      join role r on r.deployment_id = mr.deployment_id and r.id = mr.role_id
      where mr.deployment_id = m.deployment_id and mr.membership_id = m.id
    ) r on true
    where m.deployment_id = $1 and m.workspace_id = $2
    order by m.created_at desc, m.id desc limit $3 offset $4`,
};

/** As GraphQL returns it. */
const CREATED_AT = `to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The driver parses the JSON, and the server writes it again, as with any JSON column. */
const NESTED = {
  name: 'nested',
  text: `
    select coalesce(json_agg(o), '[]') as nodes from (
      select o.id::text as id, o.name, json_build_object('nodes', (
        select coalesce(json_agg(w), '[]') from (
          select w.id::text as id, w.name, json_build_object('nodes', (
            select coalesce(json_agg(m), '[]') from (
              select m.id::text as id, ${CREATED_AT} as "createdAt", json_build_object(
                'id', u.id::text, 'username', u.username, 'firstName', u.first_name, 'lastName', u.last_name) as user
              from workspace_membership m
              join "user" u on u.deployment_id = m.deployment_id and u.id = m.user_id
              where m.deployment_id = w.deployment_id and m.workspace_id = w.id
              order by m.id limit 20) m)) as members
          from workspace w
          where w.deployment_id = o.deployment_id and w.organization_id = o.id
          order by w.id limit 5) w)) as workspaces
      from organization o where o.deployment_id = $1 order by o.id limit 20) o`,
};

interface Role {
  created_at: string;
  updated_at: string;
}

/** The deployment of an API key. */
async function deploymentOf(authorization = ''): Promise<number | undefined> {
  const hash = createHash('sha256')
    .update(authorization.replace(/^Bearer /, ''))
    .digest('base64url');
  const { rows: keys } = await pool.query({ ...KEY, values: [hash] });
  return keys[0]?.deployment_id;
}

app.post('/nested', async (request, reply) => {
  const deploymentId = await deploymentOf(request.headers.authorization);
  if (deploymentId === undefined) return reply.status(401).send({ message: 'no' });
  const { rows } = await pool.query({ ...NESTED, values: [deploymentId] });
  return { data: { deployment: { organizations: { nodes: rows[0].nodes } } } };
});
app.get<{ Params: { id: string }; Querystring: { limit?: string; offset?: string } }>(
  '/workspaces/:id/members',
  async (request, reply) => {
    const deploymentId = await deploymentOf(request.headers.authorization);
    if (deploymentId === undefined) return reply.status(401).send({ message: 'no' });
    const limit = Number(request.query.limit ?? 10);
    const offset = Number(request.query.offset ?? 0);
    const { rows } = await pool.query({
      ...MEMBERS,
      values: [deploymentId, request.params.id, limit + 1, offset],
    });
    const data = rows.slice(0, limit);
    for (const row of data) {
      row.roles = (row.roles ?? []).map((role: Role) => ({
        ...role,
        created_at: new Date(role.created_at).toISOString(),
        updated_at: new Date(role.updated_at).toISOString(),
      }));
    }
    return { data, has_more: rows.length > limit, limit, offset };
  },
);
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
