import type { Feature } from '../../platform/feature.ts';
import { UserEmailSchema } from './user-email.entity.ts';
import { UserPhoneSchema } from './user-phone.entity.ts';

/** Email addresses and phone numbers of users. */
export const addressesFeature: Feature = {
  entities: [UserEmailSchema, UserPhoneSchema],
};
