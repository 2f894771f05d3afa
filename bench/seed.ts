import type { Client } from 'pg';

/** 1,000 organizations with 5 workspaces each, 20,000 users, 20 members in each workspace: 100,000 memberships. */
export const SIZES = { organizations: 1_000, workspaces: 5_000, users: 20_000, memberships: 100_000 } as const;

/** Rows of the first deployment, with ids that identify the table: 1…, 2…, 3…, 4…. Built-in roles are the deployment's own. */
const STATEMENTS = [
  `insert into organization (id, deployment_id, name, display_name, slug, description, created_at, updated_at)
   select 1000000 + n, 1, 'Organization ' || n, 'Organization ' || n, 'organization-' || n, 'Number ' || n,
     now() - n * interval '1 minute', now() from generate_series(1, 1000) n`,
  `insert into workspace (id, deployment_id, organization_id, name, slug, created_at, updated_at)
   select 2000000 + n, 1, 1000001 + (n - 1) / 5, 'Workspace ' || n, 'workspace-' || n,
     now() - n * interval '1 minute', now() from generate_series(1, 5000) n`,
  `insert into "user" (id, deployment_id, username, username_key, first_name, last_name, primary_email, search_text,
     created_at, updated_at)
   select 3000000 + n, 1, 'user' || n, 'user' || n, 'First' || n, 'Last' || n, 'user' || n || '@example.com',
     'first' || n || ' last' || n || ' user' || n || ' user' || n || '@example.com',
     now() - n * interval '1 minute', now() from generate_series(1, 20000) n`,
  `insert into workspace_membership (id, deployment_id, workspace_id, user_id, public_metadata, created_at, updated_at)
   select 4000000 + n, 1, 2000001 + (n - 1) / 20, 3000001 + (n * 37) % 20000, '{"seat": 1}',
     now() - n * interval '1 second', now() from generate_series(1, 100000) n`,
  `insert into workspace_membership_role (deployment_id, membership_id, role_id)
   select 1, m.id, r.id from workspace_membership m
   join role r on r.deployment_id = m.deployment_id and m.deployment_id = 1 and r.level = 'workspace' and r.is_deployment_level
     and r.name = case when m.id % 20 = 1 then 'Admin' else 'Member' end`,
  'vacuum analyze',
];

export async function seed(client: Client): Promise<void> {
  for (const statement of STATEMENTS) await client.query(statement);
}
