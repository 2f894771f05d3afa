import { type Fill, type FillStep, idOf, numbers, oneOf, timeOf } from './fill-columns.ts';

const APPS = 3;
const API_KEYS = 200;
/** How many checks of customers' keys are counted for each key. */
const COUNTED = 10;

/** Customers' keys with their usage, backend keys, and the lists of restrictions. */
export function keySteps(fill: Fill): FillStep[] {
  const { deployment, sizes } = fill;
  const keys = Math.ceil(sizes.users / 10);
  const restrictions = Math.ceil(sizes.users / 50);
  const at = (count: number) => timeOf(fill, 'n', count);
  const app = (n: string) => idOf(fill, 'api_auth_app', n, 100_000);
  // Of ten keys, eight belong to the first app.
  const appOf = (n: string) => app(`case when ${n} % 10 < 8 then 1 else ${n} % 10 - 6 end`);
  const key = (n: string) => idOf(fill, 'api_auth_key', n, keys);
  return [
    {
      table: 'api_auth_app',
      count: APPS,
      insert: (from, to) => `
        insert into api_auth_app (id, deployment_id, name, description, created_at, updated_at)
        select ${app('n')}, ${deployment}, 'keys-' || n, 'Filled', ${at(100_000)}, ${at(100_000)} from ${numbers(from, to)}`,
    },
    {
      table: 'api_auth_key',
      count: keys,
      insert: (from, to) => `
        insert into api_auth_key (id, deployment_id, app_id, name, prefix, last_four, key_hash, user_id, last_used_at, revoked_at, created_at, updated_at)
        select ${key('n')}, ${deployment}, ${appOf('n')}, 'Key ' || n, 'key', lpad((n % 10000)::text, 4, '0'), md5('filled key ' || n),
          ${idOf(fill, 'user', 'n', sizes.users)}, ${at(keys)}, case when n % 20 = 0 then ${at(keys)} end, ${at(keys)}, ${at(keys)}
        from ${numbers(from, to)}`,
    },
    {
      table: 'api_auth_usage',
      count: keys * COUNTED,
      insert: (from, to) => `
        insert into api_auth_usage (deployment_id, app_id, minute, key_id, code, count)
        select ${deployment}, ${appOf(`(1 + n % ${keys})`)}, date_trunc('minute', ${at(keys * COUNTED)}), ${key(`1 + n % ${keys}`)},
          ${oneOf(['VALID', 'VALID', 'VALID', 'RATE_LIMITED'], 'n')}, 1 + n % 30
        from ${numbers(from, to)}`,
    },
    {
      table: 'api_key',
      count: API_KEYS,
      insert: (from, to) => `
        insert into api_key (id, deployment_id, name, hint, key_hash, created_at, updated_at)
        select ${idOf(fill, 'api_key', 'n', 100_000)}, ${deployment}, 'Server ' || n, 'sk_test_…' || n,
          md5('filled api key ${deployment} ' || n), ${at(100_000)}, ${at(100_000)} from ${numbers(from, to)}`,
    },
    {
      table: 'restriction',
      count: restrictions,
      insert: (from, to) => `
        insert into restriction (id, deployment_id, list, kind, value, value_key, created_at)
        select ${idOf(fill, 'restriction', 'n', restrictions)}, ${deployment}, ${oneOf(['allow', 'block'], 'n')}, 'domain',
          'company' || n || '.example', 'company' || n || '.example', ${at(restrictions)} from ${numbers(from, to)}`,
    },
  ];
}
