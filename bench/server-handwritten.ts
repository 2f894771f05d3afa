import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/** A minimal members list: one key lookup, one statement, no GraphQL. */
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

interface Role {
  created_at: string;
  updated_at: string;
}

app.get<{ Params: { id: string }; Querystring: { limit?: string; offset?: string } }>(
  '/workspaces/:id/members',
  async (request, reply) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const hash = createHash('sha256').update(token).digest('base64url');
    const { rows: keys } = await pool.query({ ...KEY, values: [hash] });
    if (keys[0] === undefined) return reply.status(401).send({ message: 'no' });
    const limit = Number(request.query.limit ?? 10);
    const offset = Number(request.query.offset ?? 0);
    const { rows } = await pool.query({
      ...MEMBERS,
      values: [keys[0].deployment_id, request.params.id, limit + 1, offset],
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
