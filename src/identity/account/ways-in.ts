import type { AuthSettings } from '../../deployment/index.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import { loadEmails, loadPhones } from '../addresses/user-addresses.ts';
import { UserEmail } from '../addresses/user-email.entity.ts';
import type { UserPhone } from '../addresses/user-phone.entity.ts';
import { usableStrategies } from '../sign-in/strategies/strategies.ts';
import type { User } from '../users/user.entity.ts';

export interface Leaving {
  readonly address: UserEmail | UserPhone;
  /** The user's addresses of its kind, itself included. */
  readonly all: readonly (UserEmail | UserPhone)[];
  readonly settings: AuthSettings;
}

/**
 * 409 `LAST_IDENTIFIER` for the address that an account comes back by. A verified e-mail address stays until there is
 * another; a verified phone number as well, unless the user can sign in with a verified e-mail address; and whatever it
 * is, something must be left that the account can be found by.
 */
export async function assertKeepsAWayIn(
  tx: Transaction,
  user: User,
  { address, all, settings }: Leaving,
): Promise<void> {
  const [emails, phones] = [await loadEmails(tx, user), await loadPhones(tx, user)];
  const isLastVerified = isVerified(address) && all.filter(isVerified).length === 1;
  const signsInByEmail = usableStrategies(settings).some(({ identifier }) => identifier === 'email');
  if (isLastVerified && (address instanceof UserEmail || !signsInByEmail || !emails.some(isVerified))) {
    throw new ServiceError('LAST_IDENTIFIER', 'This is the last verified one. Add and verify another first.');
  }
  const isLastHeld = isHeld(address) && [...emails, ...phones].filter(isHeld).length === 1;
  if (isLastHeld && user.username == null) {
    throw new ServiceError(
      'LAST_IDENTIFIER',
      'This is all that the account can be named by. Add another address first.',
    );
  }
}

/** Whether the account can be found by it: not by one that it has only added. */
export const isHeld = ({ status }: UserEmail | UserPhone) => status !== 'pending';

const isVerified = ({ verifiedAt }: UserEmail | UserPhone) => verifiedAt != null;
