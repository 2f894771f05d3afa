import { sql } from 'kysely';
import { expect } from 'vitest';
import { unique, type World } from './world.ts';

export const ID = /^\d{16,19}$/;
export const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** An id that no resource has. */
export const ABSENT = '9223372036854775807';

interface Rejected {
  readonly status: number;
  readonly body: RejectedBody;
}

/** The error body of either host, as far as tests read it. */
export interface RejectedBody {
  readonly code?: string | null;
  readonly errors?: readonly { readonly path?: string; readonly code: string }[];
}

/** The status, the code and the invalid fields of a rejected request. */
export function rejectionOf({ status, body }: Rejected) {
  return [status, body.code, body.errors?.map((each) => each.path)];
}

/** The code of a REST error, at the top of the body on the backend host and in its first error on the deployment host. */
export const rejectedCode = (body: RejectedBody) => body.code ?? body.errors?.[0]?.code;

/** Creates a user through `POST /users` and returns the response body. */
export async function createUser(world: World, fields: Record<string, unknown> = {}) {
  const { status, body } = await world.backend.post('/users', { email: `${unique('u')}@example.com`, ...fields });
  expect(status).toBe(201);
  return body;
}

/** Marks the user's primary address as verified, so that it receives notices. */
export async function verifyPrimaryEmail({ services, id }: World, userId: string): Promise<void> {
  await services.database.rows
    .updateTable('user_email')
    .set({ status: 'reserved', verified_at: new Date().toISOString() })
    .where('deployment_id', '=', id)
    .where('user_id', '=', userId)
    .where('is_primary', '=', true)
    .execute();
}

type Settings = Record<string, Record<string, unknown>>;

/** Overrides fields of the auth settings of the deployment, directly in the database. */
export async function overlayAuthSettings({ services, id }: World, overlay: Settings): Promise<void> {
  const { rows } = services.database;
  const { settings } = await rows
    .selectFrom('deployment')
    .select('auth_settings as settings')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const known = settings as unknown as Settings;
  const changed = Object.entries(overlay).map(([name, members]) => [name, { ...known[name], ...members }]);
  await rows
    .updateTable('deployment')
    .set({
      version: sql`version + 1`,
      auth_settings: JSON.stringify({ ...known, ...Object.fromEntries(changed) }) as never,
    })
    .where('id', '=', id)
    .execute();
}
