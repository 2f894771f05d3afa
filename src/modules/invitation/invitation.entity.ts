import { defineEntity, p } from '@mikro-orm/core';
import { identified, stamped } from '../../database/properties.ts';
import { Organization } from '../organization/organization.entity.ts';
import { User } from '../user/user.entity.ts';

export const InvitationSchema = defineEntity({
  name: 'Invitation',
  tableName: 'invitation',
  properties: {
    ...identified,
    organizationId: () => p.manyToOne(Organization).mapToPk().fieldName('organization_id'),
    email: p.text(),
    emailKey: p.text(),
    invitedById: () => p.manyToOne(User).mapToPk().fieldName('invited_by_id').nullable(),
    state: p.text().$type<'pending' | 'accepted' | 'revoked'>(),
    expiresAt: p.datetime(3),
    ...stamped,
  },
});

/** `expired` is no state: it is computed when an invitation is read. */
export class Invitation extends InvitationSchema.class {}
InvitationSchema.setClass(Invitation);
