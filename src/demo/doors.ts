import { addRestriction } from '../deployment/index.ts';
import { addWaitlistEntry, approveWaitlistEntry } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { domainKey, emailKey } from '../platform/crypto/identifiers.ts';
import type { Ledger } from './ledger.ts';
import { restrictions, waitlist } from './world/index.ts';

/** Who waits to be let in, and who may never. Neither is in force until the settings say so. */
export async function fillDoors(ctx: Context, ledger: Ledger): Promise<void> {
  const { rows, viewer } = ctx;
  const waiting = await rows
    .selectFrom('waitlist_entry')
    .select(['email_key as key', 'id'])
    .where('deployment_id', '=', viewer.deploymentId)
    .execute();
  const waitingByKey = new Map(waiting.map(({ key, id }) => [key, id]));
  for (const { email, isApproved, ...names } of waitlist) {
    const key = emailKey(email) as string;
    await ledger.ensure('waitlist entries', waitingByKey.get(key), async () => {
      const entry = await addWaitlistEntry(ctx, { ...names, email: { text: email, key } });
      if (isApproved) await approveWaitlistEntry(ctx, entry.id);
      return entry;
    });
  }
  const listed = await rows
    .selectFrom('restriction')
    .select(['list', 'value_key as key', 'id'])
    .where('deployment_id', '=', viewer.deploymentId)
    .execute();
  const listedByKey = new Map(listed.map(({ list, key, id }) => [`${list} ${key}`, id]));
  for (const { list, value } of restrictions) {
    const key = value.includes('@') ? emailKey(value) : domainKey(value);
    await ledger.ensure('listed addresses', listedByKey.get(`${list} ${key}`), () =>
      addRestriction(ctx, list, { value }),
    );
  }
}
