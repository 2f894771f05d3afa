import type { Context } from '../../platform/context.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { passkeyOrigins } from './relying-party.ts';

/** The document of `/.well-known/webauthn`; see `relatedOrigins` in the schema. */
export async function relatedOrigins(ctx: Context) {
  const policy = await authPolicy(ctx);
  const { enabled } = policy.settings.authenticationFactors.passkey;
  return { origins: enabled ? passkeyOrigins(ctx.config, policy) : [] };
}
