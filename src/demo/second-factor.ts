import { allowsAuthenticators, authPolicy, startAuthenticator, verifyAuthenticator } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { stepOf, totpCode } from '../platform/crypto/totp.ts';
import { asUser } from './as-user.ts';
import type { Ledger } from './ledger.ts';
import type { People } from './people.ts';
import { SECOND_FACTOR } from './world/index.ts';

/** Enrols one of the demo's people; its secret, or null where they had a factor or the settings allow none. */
export async function fillSecondFactor(ctx: Context, ledger: Ledger, people: People): Promise<string | null> {
  const { rows, viewer } = ctx;
  const userId = people.get(SECOND_FACTOR.handle) as string;
  const found = await rows
    .selectFrom('authenticator')
    .select('id')
    .where('deployment_id', '=', viewer.deploymentId)
    .where('user_id', '=', userId)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  const { settings } = await authPolicy(ctx);
  if (found === undefined && !allowsAuthenticators(settings)) return null;
  let shown: string | null = null;
  await ledger.ensure('second factors', found?.id, async () => {
    const { id, secret } = await startAuthenticator(asUser(ctx, { userId }), {});
    const step = stepOf(new Date());
    await verifyAuthenticator(asUser(ctx, { userId }), {
      code1: totpCode(secret, step - 1),
      code2: totpCode(secret, step),
    });
    shown = secret;
    return { id };
  });
  return shown;
}
