import type { Feature } from '../../platform/feature.ts';
import { UserEmailSchema } from './user-email.entity.ts';
import { UserPhoneSchema } from './user-phone.entity.ts';

/** E-mail addresses and phone numbers of users, and who holds them. */
export const addressesFeature: Feature = {
  entities: [UserEmailSchema, UserPhoneSchema],
};
