/**
 * The same data for Gatehouse and for Better Auth: 1,000 organizations, 20,000 users and 20 members in each organization. The
 * first organization has 100 members: the signed-in caller, who is an administrator, and 99 others.
 */
export const ORGANIZATION = '1000001';
export const MEMBERS = 100;

export const gatehouseRows = (userId: string): string[] => [
  `insert into organization (id, deployment_id, name, display_name, slug, description, created_at, updated_at)
   select 1000000 + n, 1, 'Organization ' || n, 'Organization ' || n, 'organization-' || n, 'Number ' || n,
     now() - n * interval '1 minute', now() from generate_series(1, 1000) n`,
  `insert into "user" (id, deployment_id, username, username_key, first_name, last_name, primary_email, search_text,
     created_at, updated_at)
   select 3000000 + n, 1, 'user' || n, 'user' || n, 'First' || n, 'Last' || n, 'user' || n || '@example.com',
     'first' || n || ' last' || n || ' user' || n || ' user' || n || '@example.com',
     now() - n * interval '1 minute', now() from generate_series(1, 20000) n`,
  `insert into organization_membership (id, deployment_id, organization_id, user_id, created_at, updated_at)
   select 4000000 + n, 1, organization_id, user_id, now() - n * interval '1 second', now()
   from (${membersOf(`'${userId}'::bigint`, '1000000 + number', '3000001 + n % 20000')}) member`,
  `insert into organization_membership_role (deployment_id, membership_id, role_id)
   select 1, m.id, r.id from organization_membership m
   join role r on r.deployment_id = 1 and r.level = 'organization' and r.is_deployment_level
     and r.name = case when m.user_id = ${userId} then 'Admin' else 'Member' end`,
  'vacuum analyze',
];

export const betterAuthRows = (userId: string): string[] => [
  `insert into organization (id, name, slug, "createdAt")
   select (1000000 + n)::text, 'Organization ' || n, 'organization-' || n, now() - n * interval '1 minute'
   from generate_series(1, 1000) n`,
  `insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
   select (3000000 + n)::text, 'First' || n || ' Last' || n, 'user' || n || '@example.com', true,
     now() - n * interval '1 minute', now() from generate_series(1, 20000) n`,
  `insert into member (id, "organizationId", "userId", role, "createdAt")
   select (4000000 + n)::text, organization_id, user_id, case when user_id = '${userId}' then 'admin' else 'member' end,
     now() - n * interval '1 second'
   from (${membersOf(`'${userId}'`, '(1000000 + number)::text', '(3000001 + n % 20000)::text')}) member`,
  'vacuum analyze',
];

/** The members of all organizations, numbered: the caller first, then 99 others, then 20 for each further organization. */
function membersOf(caller: string, organizationId: string, userId: string): string {
  return `
    select n, ${organizationId} as organization_id, case when n = 1 then ${caller} else ${userId} end as user_id
    from (select n, case when n <= ${MEMBERS} then 1 else 2 + (n - ${MEMBERS} - 1) / 20 end as number
          from generate_series(1, ${MEMBERS} + 999 * 20) n) numbered`;
}
