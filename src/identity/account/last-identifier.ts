import type { AuthSettings } from '../../deployment/index.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import { EMAILS, PHONES } from '../addresses/address-kinds.ts';
import { UserEmail } from '../addresses/user-email.entity.ts';
import type { UserPhone } from '../addresses/user-phone.entity.ts';
import { signsInWithoutIdentifier } from '../sign-in/last-way-in.ts';
import { usableStrategies } from '../sign-in/strategies/strategies.ts';
import type { User } from '../users/user.entity.ts';

export interface RemovedAddress {
  readonly address: UserEmail | UserPhone;
  /** The user's addresses of the same kind, including this one. */
  readonly all: readonly (UserEmail | UserPhone)[];
  readonly settings: AuthSettings;
}

/**
 * Throws 409 `LAST_IDENTIFIER` for an address that sign-in or account recovery needs: the last verified email address; the
 * last verified phone number, unless the user can sign in with a verified email address; and the last identifier of the
 * account. A user who signs in with a passkey or a wallet needs none.
 */
export async function assertNotLastIdentifier(
  tx: Transaction,
  user: User,
  { address, all, settings }: RemovedAddress,
): Promise<void> {
  if (await signsInWithoutIdentifier(tx, user.id, settings)) return;
  const [emails, phones] = [await EMAILS.load(tx, user), await PHONES.load(tx, user)];
  const isLastVerified = isVerified(address) && all.filter(isVerified).length === 1;
  const signsInByEmail = usableStrategies(settings).some(({ identifier }) => identifier === 'email');
  if (isLastVerified && (address instanceof UserEmail || !signsInByEmail || !emails.some(isVerified))) {
    throw new ServiceError(
      'LAST_IDENTIFIER',
      'This is the last verified address of its kind. Add and verify another one first.',
    );
  }
  const isLastIdentifier = identifiesAccount(address) && [...emails, ...phones].filter(identifiesAccount).length === 1;
  if (isLastIdentifier && user.username == null) {
    throw new ServiceError('LAST_IDENTIFIER', 'This is the only identifier of the account. Add another address first.');
  }
}

/** Whether the address identifies the account. A pending address does not. */
export const identifiesAccount = ({ status }: UserEmail | UserPhone) => status !== 'pending';

const isVerified = ({ verifiedAt }: UserEmail | UserPhone) => verifiedAt != null;
