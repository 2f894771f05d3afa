import { sql } from 'kysely';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Reaction } from '../../platform/events/reaction.ts';
import { logoutJobs } from './logout-job.ts';

interface EndedSession {
  readonly userId: string;
  /** The applications that the sign-in was used for and that want to know its end, with the claim `sid` of their ID tokens. */
  readonly applications: readonly { readonly id: string; readonly sid: string }[] | null;
}

/**
 * When a sign-in ends, its sessions in applications end in the same transaction, and the applications that have asked for it are told
 * (OpenID Connect Back-Channel Logout 1.0).
 */
export const endApplicationSessions: Reaction = {
  to: 'session.deleted',
  async run({ jobs }, tx, events) {
    const signInIds = events.map(({ before }) => before?.['signinId']).filter((id) => typeof id === 'string');
    const { rows } = await sql<EndedSession>`
      with ended as (
        delete from oauth_record
        where deployment_id = ${tx.deploymentId} and model = 'Session'
          and key_hash = any(${signInIds.map((id) => sha256(id))}::text[])
        returning payload
      )
      select ended.payload->>'userId' as "userId", (
        select json_agg(json_build_object('id', app.id::text, 'sid', used.value->>'sid'))
        from jsonb_each(coalesce(ended.payload->'authorizations', '{}')) used
        join oauth_application app on app.deployment_id = ${DEPLOYMENT_ID} and app.id::text = used.key
        where app.deployment_id = ${DEPLOYMENT_ID} and app.is_active and app.backchannel_logout_uri is not null
      ) as applications
      from ended`.execute(tx.rows);
    const { deploymentId } = tx;
    const told = rows.flatMap(({ userId, applications }) =>
      (applications ?? []).map(({ id, sid }) => ({ data: { deploymentId, userId, applicationId: id, sid } })),
    );
    if (told.length > 0) await jobs.addAll(tx, logoutJobs, told);
  },
};
