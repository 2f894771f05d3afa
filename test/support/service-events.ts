import { sql } from 'kysely';
import { expect } from 'vitest';
import type { World } from './world.ts';

/** Waits until the fan-out of all events of the deployment has finished. */
export async function waitForFanOut({ services, id }: World): Promise<void> {
  const left = async () => {
    const { rows } = await sql`select from pgboss.job where name = 'fan_out' and state < 'completed'
      and (data->>'deploymentId')::int = ${id}`.execute(services.database.rows);
    return rows.length;
  };
  await expect.poll(left).toBe(0);
}
