import type { Configuration, KoaContextWithOIDC, Provider, errors as ProviderErrors } from 'oidc-provider';
import type { Context } from '../../platform/context.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import { countOwn } from '../../platform/rate-limits/own-limit.ts';
import { storeDeviceCode } from '../device-codes/device-code.service.ts';
import { USER_CODES } from '../device-codes/user-code.ts';
import type { NewRecord } from '../records/record.service.ts';
import { currentProviderRequest } from './current-request.ts';

type Errors = Pick<typeof ProviderErrors, 'InvalidRequest' | 'SlowDown' | 'TemporarilyUnavailable'>;

/** How often a device may ask for its tokens, in seconds: RFC 8628, section 3.2. */
const INTERVAL_SECONDS = 5;
/** A little less, since a response takes its time. */
const POLLS = { limit: 1, windowMs: 4_000 } as const;
/** Codes for devices at one network address, which can be that of a whole office. */
const NEW_CODES = { limit: 60, windowMs: 600_000 } as const;
const MAX_USER_AGENT_LENGTH = 200;

/** What an authorization request can ask of the user's sign-in, which a person who enters a code cannot answer. */
const UNSUPPORTED = ['claims', 'max_age', 'acr_values', 'id_token_hint', 'login_hint'];

/** The feature of the library. Its pages are not reached: the code is entered on a hosted page. */
export const deviceFlow: NonNullable<Configuration['features']>['deviceFlow'] = {
  enabled: true,
  ...USER_CODES,
  deviceInfo() {
    const { ip, userAgent } = currentProviderRequest().ctx.request;
    return { ip, ua: userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? undefined };
  },
};

/** Runs around the library, which does not say how often a device may ask. */
export const addInterval: Parameters<Provider['use']>[0] = async (ctx, next) => {
  await next();
  const { oidc } = ctx as unknown as Partial<KoaContextWithOIDC>;
  const body = ctx.body as Record<string, unknown> | undefined;
  if (oidc?.route === 'device_authorization' && body?.['device_code'] !== undefined)
    body['interval'] = INTERVAL_SECONDS;
};

/** Stores the code of a device that asks for one. */
export async function addDeviceCode(
  ctx: Context,
  record: NewRecord,
  { InvalidRequest, TemporarilyUnavailable }: Errors,
): Promise<void> {
  const params = (record.payload['params'] ?? {}) as Readonly<Record<string, unknown>>;
  const unsupported = UNSUPPORTED.find((name) => params[name] !== undefined);
  if (unsupported !== undefined) throw new InvalidRequest(`a device cannot send the parameter ${unsupported}`);
  const key = `own:oauth-device-code:${ctx.viewer.deploymentId}:${rateLimitKeyOf(ctx.request.ip)}`;
  if ((await countOwn(ctx, { key, ...NEW_CODES })) !== null) {
    throw new TemporarilyUnavailable(
      'too many devices have asked for a code from this address; try again in ten minutes',
    );
  }
  await storeDeviceCode(ctx, record);
}

/** Rejects a device that asks for its tokens again too soon, which must wait five seconds longer from then on: RFC 8628, section 3.5. */
export async function countPoll(deviceCodeHash: string, { SlowDown }: Errors): Promise<void> {
  const { requestLimiter, viewer } = currentProviderRequest().ctx;
  const key = `own:oauth-device-poll:${viewer.deploymentId}:${deviceCodeHash}`;
  const { allowed } = await requestLimiter.take([{ key, ...POLLS }], 1);
  if (!allowed) throw new SlowDown();
}
