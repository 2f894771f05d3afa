import type { QueryIdentifierAvailabilityArgs } from '../../generated/deployment.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import { countAttempt } from '../../platform/rate-limits/attempt-counter.ts';
import { emailAddress, findHolder, phoneAddress } from '../addresses/address-holder.ts';
import { findUsername, readEmail, readPhone, readUsername } from '../addresses/user-identifiers.ts';
import { type AuthPolicy, authPolicy } from '../policy/policy.reads.ts';

const MAX_PER_MINUTE = 30;
const IDENTIFIER_NAMES = ['email', 'username', 'phoneNumber'] as const;

type IdentifierName = (typeof IDENTIFIER_NAMES)[number];

/** Whether a new account could have the identifier; see `identifierAvailability` in the schema. */
export async function identifierAvailability(ctx: Context, args: QueryIdentifierAvailabilityArgs) {
  const name = requestedIdentifier(args);
  const key = `availability:${rateLimitKeyOf(ctx.request.ip)}`;
  await countAttempt(ctx, [{ key, max: MAX_PER_MINUTE, seconds: 60, headerName: 'availability-60s' }]);
  const policy = await authPolicy(ctx);
  assertDisclosed(name, policy);
  return { available: await isAvailable(ctx, name, args[name] ?? '', policy) };
}

function requestedIdentifier(args: QueryIdentifierAvailabilityArgs): IdentifierName {
  const [name, ...others] = IDENTIFIER_NAMES.filter((each) => args[each] != null);
  if (name !== undefined && others.length === 0) return name;
  const message = name === undefined ? 'is required, or another identifier' : 'must be the only identifier';
  throw validationFailed([fieldError(name ?? 'email', message)]);
}

/**
 * Throws 403 for an identifier whose availability a sign-up would not reveal either. Usernames are public. Addresses would
 * reveal who has an account.
 */
function assertDisclosed(name: IdentifierName, { settings, restrictions }: AuthPolicy): void {
  const { email, phone, username } = settings;
  const isOpen = restrictions.signUpMode === 'OPEN';
  const isDisclosed: Readonly<Record<IdentifierName, boolean>> = {
    email: email.enabled && !email.verifySignup && !restrictions.allowlistEnabled && isOpen,
    username: username.enabled,
    phoneNumber: phone.enabled && !phone.verifySignup && isOpen,
  };
  if (!isDisclosed[name]) {
    throw new ServiceError(
      'FEATURE_DISABLED',
      'This deployment does not disclose the availability of these identifiers.',
    );
  }
}

async function isAvailable({ rows, viewer }: Context, name: IdentifierName, text: string, { settings }: AuthPolicy) {
  const tenant = { rows, deploymentId: viewer.deploymentId };
  const errors: FieldError[] = [];
  if (name === 'phoneNumber') {
    const number = readPhone(text, name, errors);
    if (number === null) throw validationFailed(errors);
    return !(await findHolder(tenant, phoneAddress(number)))?.isReserved;
  }
  const identifier =
    name === 'email' ? readEmail(text, name, errors) : readUsername(text, settings.username, name, errors);
  if (identifier === null) throw validationFailed(errors);
  if (name === 'email') return !(await findHolder(tenant, emailAddress(identifier.key)))?.isReserved;
  return (await findUsername(tenant, identifier.key)) === undefined;
}
