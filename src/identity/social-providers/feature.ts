import type { Feature } from '../../platform/feature.ts';
import { Migration033SocialSignIn } from './migrations/033-social-sign-in.ts';
import { Migration034SocialConnectionSubject } from './migrations/034-social-connection-subject.ts';
import { SocialProviderSchema } from './social-provider.entity.ts';

/** The providers that users sign in with, and requests to them. */
export const socialProvidersFeature: Feature = {
  entities: [SocialProviderSchema],
  migrations: [
    { name: '033-social-sign-in', class: Migration033SocialSignIn, servesFrom: 31 },
    { name: '034-social-connection-subject', class: Migration034SocialConnectionSubject, servesFrom: 31 },
  ],
  sealedColumns: [{ table: 'social_provider', column: 'client_secret_sealed' }],
};
