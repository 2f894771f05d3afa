import { allowsAuthenticators, authPolicy, startAuthenticator, verifyAuthenticator } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { totpCode, totpStepAt } from '../platform/crypto/totp.ts';
import { asUser } from './as-user.ts';
import { SECOND_FACTOR } from './data/index.ts';
import type { People } from './people.ts';
import type { SeedCounter } from './seed-counter.ts';

/** Enrolls one demo user. Returns the secret, or null if the user has a factor already or the settings do not allow one. */
export async function seedSecondFactor(ctx: Context, counter: SeedCounter, people: People): Promise<string | null> {
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
  await counter.ensure('second factors', found?.id, async () => {
    const { id, secret } = await startAuthenticator(asUser(ctx, { userId }), {});
    const step = totpStepAt(new Date());
    await verifyAuthenticator(asUser(ctx, { userId }), {
      code1: totpCode(secret, step - 1),
      code2: totpCode(secret, step),
    });
    shown = secret;
    return { id };
  });
  return shown;
}
