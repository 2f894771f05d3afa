import { ownRecords } from '../../platform/data-protection/personal-data.ts';
import type { Feature } from '../../platform/feature.ts';
import { emailsById, ownEmailsById, ownPhonesById, phonesById } from './user-address.reads.ts';
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
  nodes: {
    backend: [
      { table: 'user_email', typeName: 'UserEmail', scope: 'users:read', byId: emailsById },
      { table: 'user_phone', typeName: 'UserPhone', scope: 'users:read', byId: phonesById },
    ],
    deployment: [
      { table: 'user_email', typeName: 'UserEmail', byId: ownEmailsById },
      { table: 'user_phone', typeName: 'UserPhone', byId: ownPhonesById },
    ],
  },
};

/** An address of an export, with the fields that the API has. */
function withIsVerified(address: Record<string, unknown>): Record<string, unknown> {
  return { ...address, is_verified: address['verified_at'] !== null };
}
