import { emailKey } from '../../platform/crypto/identifiers.ts';
import type { RecipientLocales } from '../../platform/ports/recipient-locales.ts';

export const recipientLocales: RecipientLocales = {
  async find(rows, deploymentId, { to, channel, userId }) {
    const holder =
      channel === 'mail'
        ? rows
            .selectFrom('user_email')
            .select('user_id')
            .where('deployment_id', '=', deploymentId)
            .where('email_key', '=', emailKey(to) ?? to)
            .where('status', '<>', 'pending')
        : rows
            .selectFrom('user_phone')
            .select('user_id')
            .where('deployment_id', '=', deploymentId)
            .where('phone_number', '=', to)
            .where('status', '<>', 'pending');
    const found = await rows
      .selectFrom('user')
      .select('locale')
      .where('deployment_id', '=', deploymentId)
      .where('id', '=', userId ?? holder)
      .executeTakeFirst();
    return found?.locale ?? null;
  },
};
