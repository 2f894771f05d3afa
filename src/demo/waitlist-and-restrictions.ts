import { addRestriction } from '../deployment/index.ts';
import { addWaitlistEntry, approveWaitlistEntry, authPolicy } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { domainKey, emailKey } from '../platform/crypto/identifiers.ts';
import { restrictions, waitlist } from './data/index.ts';
import type { SeedCounter } from './seed-counter.ts';

/** Creates the waitlist and the entries of the allowlist and blocklist. They take effect only if the settings enable them. */
export async function seedWaitlistAndRestrictions(ctx: Context, counter: SeedCounter): Promise<void> {
  const { rows, viewer } = ctx;
  const waiting = await rows
    .selectFrom('waitlist_entry')
    .select(['email_key as key', 'id'])
    .where('deployment_id', '=', viewer.deploymentId)
    .execute();
  const policy = await authPolicy(ctx);
  const waitingByKey = new Map(waiting.map(({ key, id }) => [key, id]));
  for (const { email, isApproved, ...names } of waitlist) {
    const key = emailKey(email) as string;
    await counter.ensure('waitlist entries', waitingByKey.get(key), async () => {
      const entry = await addWaitlistEntry(ctx, policy, { ...names, email: { text: email, key } });
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
    await counter.ensure('restrictions', listedByKey.get(`${list} ${key}`), () => addRestriction(ctx, list, { value }));
  }
}
