import { ownRecords } from '../../platform/data-protection/personal-data.ts';
import type { Feature } from '../../platform/feature.ts';
import { userAddressResolvers } from './user-address.resolvers.ts';
import { UserEmailSchema } from './user-email.entity.ts';
import { UserPhoneSchema } from './user-phone.entity.ts';

/** Email addresses and phone numbers of users. */
export const addressesFeature: Feature = {
  entities: [UserEmailSchema, UserPhoneSchema],
  resolvers: { backend: [userAddressResolvers] },
  personalData: [
    ownRecords(
      'email_addresses',
      'user_email',
      ['id', 'email', 'status', 'is_primary', 'verified_at', 'created_at'],
      withIsVerified,
    ),
    ownRecords(
      'phone_numbers',
      'user_phone',
      ['id', 'phone_number', 'status', 'is_primary', 'verified_at', 'created_at'],
      withIsVerified,
    ),
  ],
};

/** An address of an export, with the fields that the API has. */
function withIsVerified(address: Record<string, unknown>): Record<string, unknown> {
  return { ...address, is_verified: address['verified_at'] !== null };
}
