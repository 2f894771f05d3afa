import { type Fill, type FillStep, idOf, numbers, oneOf, scattered, timeOf } from './fill-columns.ts';

const FIRST_NAMES = [
  ...[
    'Ada',
    'Alan',
    'Anna',
    'Ben',
    'Carla',
    'Chen',
    'Dana',
    'Elena',
    'Emma',
    'Farid',
    'Grace',
    'Hana',
    'Igor',
    'Ines',
    'Jonas',
  ],
  ...[
    'Kofi',
    'Lena',
    'Liam',
    'Maria',
    'Mei',
    'Nadia',
    'Noah',
    'Olga',
    'Omar',
    'Paul',
    'Priya',
    'Rosa',
    'Sofia',
    'Tariq',
    'Yuki',
  ],
];
const LAST_NAMES = [
  ...[
    'Adams',
    'Bauer',
    'Chen',
    'Diaz',
    'Evans',
    'Fischer',
    'Garcia',
    'Hopper',
    'Ito',
    'Jansen',
    'Khan',
    'Lovelace',
    'Martin',
  ],
  ...['Novak', 'Okafor', 'Patel', 'Rossi', 'Schmidt', 'Tanaka', 'Weber'],
];
const DOMAINS = ['example.com', 'example.org', 'mail.example', 'post.example', 'work.example'];
const COMPANY_NAMES = ['Acme', 'Blue', 'Cedar', 'Delta', 'Ever', 'Fox', 'Green', 'Harbor', 'Iron', 'Juniper'];
const BUSINESSES = ['Foods', 'Robotics', 'Logistics', 'Studios', 'Energy', 'Health', 'Labs', 'Travel'];
const AGENTS = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
];
/** A type that is listed several times has more events. */
const EVENT_TYPES = [
  ...['session.created', 'session.created', 'session.created', 'session.created', 'session.deleted', 'session.ended'],
  ...['user.created', 'user.updated', 'user.updated', 'session.signin.failed'],
];

/** The members of an organization or workspace other than the first, which has all users. */
const MEMBERS = 3;
/** The first user is a member of every such organization, and has every such session: a user with many of both. */
const OF_THE_FIRST_USER = 20;

/** Users with their addresses. */
export function userSteps(fill: Fill): FillStep[] {
  const { deployment, sizes } = fill;
  const at = timeOf(fill, 'n', sizes.users);
  const first = oneOf(FIRST_NAMES, scattered('n', 30));
  const last = oneOf(LAST_NAMES, scattered('n + 7', 20));
  const email = `lower(${first} || '.' || ${last}) || n || '@' || ${oneOf(DOMAINS, 'n')}`;
  const user = idOf(fill, 'user', 'n', sizes.users);
  return [
    {
      table: 'user',
      count: sizes.users,
      insert: (from, to) => `
        insert into "user" (id, deployment_id, username, username_key, first_name, last_name, primary_email, search_text, is_active,
          external_id, last_active_at, created_at, updated_at)
        select ${user}, ${deployment}, username, username, first_name, last_name, email,
          lower(first_name || ' ' || last_name) || coalesce(E'\\n' || username, '') || E'\\n' || email, n % 50 > 0,
          case when n % 3 = 0 then 'customer-' || n end, ${at} + interval '1 hour', ${at}, ${at}
        from ${numbers(from, to)} cross join lateral (select ${first} as first_name, ${last} as last_name, ${email} as email,
          case when n % 2 = 0 then 'user' || n end as username) named`,
    },
    {
      table: 'user_email',
      count: sizes.users,
      insert: (from, to) => `
        insert into user_email (id, deployment_id, user_id, email, email_key, status, is_primary, verified_at, created_at, updated_at)
        select ${idOf(fill, 'user_email', 'n', sizes.users)}, ${deployment}, ${user}, email, email, 'reserved', true, ${at}, ${at}, ${at}
        from ${numbers(from, to)} cross join lateral (select ${email} as email) named`,
    },
    {
      table: 'user_phone',
      count: Math.floor(sizes.users / 5),
      insert: (from, to) => `
        insert into user_phone (id, deployment_id, user_id, phone_number, status, is_primary, verified_at, created_at, updated_at)
        select ${idOf(fill, 'user_phone', 'n', sizes.users)}, ${deployment}, ${idOf(fill, 'user', 'n * 5', sizes.users)},
          '+1415' || lpad(n::text, 7, '0'), 'reserved', true, ${at}, ${at}, ${at}
        from ${numbers(from, to)}`,
    },
    {
      table: 'sign_in_failure',
      count: Math.ceil(sizes.users / 100),
      insert: (from, to) => `
        insert into sign_in_failure (deployment_id, user_id, method, code, address, country, count, first_at, last_at, is_reported, report_at)
        select ${deployment}, ${idOf(fill, 'user', 'n * 100 - 99', sizes.users)}, 'email_password', 'WRONG_PASSWORD',
          '198.51.100.' || n % 250, 'DE', 1 + n % 5, ${timeOf(fill, 'n * 100', sizes.users)}, ${timeOf(fill, 'n * 100', sizes.users)}, true,
          ${timeOf(fill, 'n * 100', sizes.users)}
        from ${numbers(from, to)}`,
    },
  ];
}

/** Organizations with a workspace, members and invitations each. All users are members of the first organization and workspace. */
export function organizationSteps(fill: Fill): FillStep[] {
  const { deployment, sizes } = fill;
  const { organizations, users } = sizes;
  const at = timeOf(fill, 'n', organizations);
  const organization = (n: string) => idOf(fill, 'organization', n, organizations);
  const workspace = (n: string) => idOf(fill, 'workspace', n, organizations);
  const levels = [
    { level: 'organization', of: organization },
    { level: 'workspace', of: workspace },
  ] as const;
  const name = `${oneOf(COMPANY_NAMES, scattered('n', 10))} || ' ' || ${oneOf(BUSINESSES, scattered('n + 3', 8))} || ' ' || n`;
  const invitations = organizations + Math.ceil(users / 10);
  return [
    {
      table: 'organization',
      count: organizations,
      insert: (from, to) => `
        insert into organization (id, deployment_id, name, display_name, slug, description, external_id, created_at, updated_at)
        select ${organization('n')}, ${deployment}, name, name, 'organization-' || n, 'Customer number ' || n,
          case when n % 3 = 0 then 'account-' || n end, ${at}, ${at}
        from ${numbers(from, to)} cross join lateral (select case when n = 1 then 'Everyone' else ${name} end as name) named`,
    },
    {
      table: 'workspace',
      count: organizations,
      insert: (from, to) => `
        insert into workspace (id, deployment_id, organization_id, name, slug, created_at, updated_at)
        select ${workspace('n')}, ${deployment}, ${organization('n')}, case when n = 1 then 'Everyone' else ${name} end,
          'workspace-' || n, ${at}, ${at} from ${numbers(from, to)}`,
    },
    ...levels.flatMap(({ level, of }): FillStep[] => {
      const table = `${level}_membership` as const;
      const others = (organizations - 1) * MEMBERS;
      const count = users + others;
      const member = `case when n <= ${users} then n when (n - ${users}) % ${MEMBERS} = 0 and ((n - ${users}) / ${MEMBERS}) % ${OF_THE_FIRST_USER} = 0 then 1
          else 2 + (((n - ${users} - 1) * 37) % ${users - 1}) end`;
      const group = `case when n <= ${users} then 1 else 2 + (n - ${users} - 1) / ${MEMBERS} end`;
      return [
        {
          table,
          count,
          insert: (from, to) => `
            insert into ${table} (id, deployment_id, ${level}_id, user_id, created_at, updated_at)
            select ${idOf(fill, table, 'n', count)}, ${deployment}, ${of(group)}, ${idOf(fill, 'user', member, users)},
              ${timeOf(fill, 'n', count)}, ${timeOf(fill, 'n', count)} from ${numbers(from, to)}`,
        },
        {
          table: `${table}_role`,
          count,
          insert: (from, to) => `
            insert into ${table}_role (deployment_id, membership_id, role_id)
            select ${deployment}, ${idOf(fill, table, 'n', count)}, case when n % ${MEMBERS} = 0 then admin.id else member.id end
            from ${numbers(from, to)}, ${builtInRole(deployment, level, 'Admin')} admin, ${builtInRole(deployment, level, 'Member')} member`,
        },
      ];
    }),
    {
      table: 'invitation',
      count: invitations,
      insert: (from, to) => `
        insert into invitation (id, deployment_id, organization_id, email, email_key, state, expires_at, created_at, updated_at)
        select ${idOf(fill, 'invitation', 'n', invitations)}, ${deployment}, ${organization(`case when n <= ${organizations} then n else 1 end`)},
          'invited' || n || '@example.com', 'invited' || n || '@example.com', ${oneOf(['pending', 'pending', 'accepted', 'revoked'], 'n')},
          ${timeOf(fill, 'n', invitations)} + interval '7 days', ${timeOf(fill, 'n', invitations)}, ${timeOf(fill, 'n', invitations)}
        from ${numbers(from, to)}`,
    },
  ];
}

const builtInRole = (deployment: number, level: string, name: string) =>
  `(select id from role where deployment_id = ${deployment} and level = '${level}' and is_deployment_level and name = '${name}')`;

/** Sign-ins that the service has not ended yet: it does so after seven days, unless the settings say otherwise. */
const DAYS_OF_SESSIONS = 6;

/** Sessions that do not expire while they are measured, and the audit log. */
export function activitySteps(fill: Fill): FillStep[] {
  const { deployment, sizes } = fill;
  const recent = { ...fill, days: DAYS_OF_SESSIONS };
  const { sessions, events, users } = sizes;
  const at = timeOf(recent, 'n', sessions);
  const eventAt = timeOf(fill, 'n', events);
  const user = (n: string, many: string) =>
    idOf(fill, 'user', `case when ${many} then 1 else 1 + ${scattered(n, users)} end`, users);
  return [
    {
      table: 'session',
      count: sessions,
      insert: (from, to) => `
        insert into session (id, deployment_id, token_hash, active_signin_id, ip, user_agent, last_active_at, expires_at, created_at, updated_at)
        select ${idOf(recent, 'session', 'n', sessions)}, ${deployment}, md5('filled session ' || n), ${idOf(recent, 'signin', 'n', sessions)},
          '203.0.' || n % 250 || '.' || (n / 250) % 250, ${oneOf(AGENTS, 'n')}, ${at} + interval '30 minutes', now() + interval '90 days', ${at}, ${at}
        from ${numbers(from, to)}`,
    },
    {
      table: 'signin',
      count: sessions,
      insert: (from, to) => `
        insert into signin (id, deployment_id, session_id, user_id, method, authenticated_at, created_at, updated_at)
        select ${idOf(recent, 'signin', 'n', sessions)}, ${deployment}, ${idOf(recent, 'session', 'n', sessions)},
          ${user('n', `n % ${OF_THE_FIRST_USER * 10} = 0`)}, ${oneOf(['email_password', 'email_otp', 'passkey', 'social'], 'n')}, ${at}, ${at}, ${at}
        from ${numbers(from, to)}`,
    },
    {
      table: 'event',
      count: events,
      insert: (from, to) => `
        insert into event (id, deployment_id, type, resource_type, resource_id, actor_type, actor_id, ip, request_id, before, after, created_at)
        select ${idOf(fill, 'event', 'n', events)}, ${deployment}, type, split_part(type, '.', 1),
          case when type like 'user.%' then user_id else ${idOf(recent, 'session', `1 + n % ${sessions}`, sessions)} end::text,
          case when n % 10 = 0 then 'system' when n % 10 = 1 then 'api_key' else 'user' end,
          case when n % 10 = 0 then null when n % 10 = 1 then ${deployment}::text else user_id::text end,
          '203.0.' || n % 250 || '.' || (n / 250) % 250, 'filled-' || n, case when type = 'user.updated' then '{"firstName": "Ada"}'::jsonb end,
          case when type = 'user.updated' then '{"firstName": "Anna"}'::jsonb else jsonb_build_object('method', 'email_password') end, ${eventAt}
        from ${numbers(from, to)} cross join lateral (select ${oneOf(EVENT_TYPES, scattered('n', 10))} as type,
          ${user('n + 1', `n % ${OF_THE_FIRST_USER * 10} = 5`)} as user_id) made`,
    },
  ];
}
