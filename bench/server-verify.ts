import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/** A minimal key check without rate limits: hash, one lookup, response. */
const [connectionString = '', port = '0'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });
const app = Fastify();

const KEY = {
  name: 'key',
  text: `
    select key.id, key.name, key.permissions, key.metadata, key.user_id, key.expires_at, app.name as app_name
    from api_auth_key key join api_auth_app app on app.deployment_id = key.deployment_id and app.id = key.app_id
    where key.deployment_id = 1 and key.key_hash = $1 and key.revoked_at is null
      and (key.expires_at is null or key.expires_at > now()) and app.is_active`,
};

app.post<{ Body: { key: string; app_name: string } }>('/api-auth/verify', async (request) => {
  const { key, app_name: appName } = request.body;
  const hash = createHash('sha256').update(key).digest('base64url');
  const { rows } = await pool.query({ ...KEY, values: [hash] });
  const [found] = rows;
  if (found === undefined || found.app_name !== appName) return { valid: false, code: 'NOT_FOUND' };
  const { id, name, permissions, metadata, user_id, expires_at } = found;
  return {
    valid: true,
    code: 'VALID',
    key_id: id,
    app_name: appName,
    name,
    owner: user_id === null ? null : { user_id },
    permissions,
    metadata,
    expires_at,
  };
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
