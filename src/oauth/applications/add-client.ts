import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../platform/commands/command.ts';
import type { ClientFields } from './client-fields.ts';
import { OauthApplication } from './oauth-application.entity.ts';
import { audited, resourceOf } from './oauth-application.record.ts';

/** What decides about a client beside its own description. */
type Kind = Pick<OauthApplication, 'registration' | 'metadataExpiresAt'> &
  Partial<Pick<OauthApplication, 'metadataUrl'>>;

const LIFETIMES = { accessTokenLifetime: 3_600, refreshTokenLifetime: 30 * 86_400 } as const;

/** Adds the application of a client that describes itself. It lists no resources: those that accept such clients do. */
export function addClient(tx: Transaction, fields: ClientFields, kind: Kind): OauthApplication {
  const application = tx.em.create(OauthApplication, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    ...kind,
    ...fields,
    resources: [],
    isFirstParty: false,
    isActive: true,
    ...LIFETIMES,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  tx.record({ type: 'oauth_application.created', resource: resourceOf(application), after: audited(application, []) });
  return application;
}

/** The fields of the description that differ from those of the application. */
export function changedClientFields(application: OauthApplication, fields: ClientFields): Partial<ClientFields> {
  const changed = Object.entries(fields).filter(
    ([name, value]) => !isDeepStrictEqual(Reflect.get(application, name) ?? null, value ?? null),
  );
  return Object.fromEntries(changed);
}
