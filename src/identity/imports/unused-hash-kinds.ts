import { sql } from 'kysely';
import { command } from '../../platform/commands/command.ts';
import { systemContext } from '../../platform/commands/system-context.ts';
import type { Services } from '../../platform/context.ts';
import { HASH_KINDS_LOCK } from './hash-kinds.ts';

/**
 * Removes the kinds of password hashes that no user of a deployment has any longer: each costs every sign-in with a password a
 * check. Compares hashes without their salt and digest, so that a kind is kept while a hash of the same algorithm and cost exists.
 */
export async function removeUnusedHashKinds(services: Services): Promise<void> {
  const deployments = await services.database.rows
    .selectFrom('deployment')
    .select('id')
    .where('password_hash_kinds', '<>', sql<string[]>`'{}'`)
    .execute();
  for (const { id } of deployments) {
    await command(systemContext(services, id), async (tx) => {
      tx.markUnchanged();
      await tx.lock(HASH_KINDS_LOCK);
      // A kind ends with the length of the digest, except those of bcrypt, whose prefix `$2b$` stands for `$2a$` and `$2y$` too.
      const { rows: unused } = await sql<{ kind: string }>`
        select kind from deployment, unnest(password_hash_kinds) as kind
        where deployment.id = ${id} and not exists (
          select from "user" where "user".deployment_id = ${id} and starts_with(
            regexp_replace("user".password_hash, '^\\$2[ay]\\$', '$2b$'),
            case when kind like '$2b$%' then kind else regexp_replace(kind, '[0-9]+$', '') end
          )
        )`.execute(tx.rows);
      if (unused.length === 0) return;
      const kinds = unused.map(({ kind }) => kind);
      await sql`update deployment set version = version + 1, password_hash_kinds = array(
        select kind from unnest(password_hash_kinds) with ordinality as each(kind, place)
        where kind <> all(${kinds}::text[]) order by place
      ) where id = ${id}`.execute(tx.rows);
    });
  }
}
