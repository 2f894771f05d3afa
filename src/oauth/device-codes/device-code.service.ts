import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { audited, type NewRecord, storeOnce, writeRecord } from '../records/record.service.ts';
import { userCodeHash } from './user-code.ts';

/** The record that the code of a person is found by. It has the hash of the code of the device. */
export const USER_CODE_MODEL = 'DeviceUserCode';

/** Stores the code of a device, and the code that a person enters, of which only a hash with a key is stored. */
export function storeDeviceCode(ctx: Context, { payload, ...record }: NewRecord): Promise<void> {
  const { userCode, ...stored } = payload;
  return command(ctx, async (tx) => {
    const writer = { rows: tx.rows, viewer: ctx.viewer, database: ctx.database };
    const { id } = await writeRecord(writer, { ...record, payload: stored });
    const isFree = await storeOnce(writer, {
      ...record,
      model: USER_CODE_MODEL,
      key: userCodeHash(ctx, String(userCode)),
      payload: { deviceCodeHash: sha256(record.key) },
    });
    // One of 25 billion codes was drawn twice within ten minutes. The device asks again.
    if (!isFree) throw new Error('A code for people was drawn twice.');
    tx.record({
      type: 'oauth_code.created',
      resource: { type: 'oauth_code', id },
      after: { ...audited(stored, record.applicationId), grantType: 'device_code' },
    });
  });
}
