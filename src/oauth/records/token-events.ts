import type { EventName } from '../../platform/events/event-names.ts';

/** The events that the audit log gets of the records of a model. */
export interface RecordEvents {
  readonly resourceType: 'oauth_code' | 'oauth_token';
  readonly created: EventName;
  readonly used: EventName;
  readonly revoked: EventName;
}

const TOKEN: RecordEvents = {
  resourceType: 'oauth_token',
  created: 'oauth_token.created',
  used: 'oauth_token.used',
  revoked: 'oauth_token.revoked',
};

const CODE: RecordEvents = {
  resourceType: 'oauth_code',
  created: 'oauth_code.created',
  used: 'oauth_code.used',
  revoked: 'oauth_code.revoked',
};

/** The models of codes and tokens. Grants have events of their own, and the others, which say how far a request is, have none. */
export const RECORD_EVENTS: Readonly<Record<string, RecordEvents>> = {
  AuthorizationCode: CODE,
  DeviceCode: CODE,
  AccessToken: TOKEN,
  ClientCredentials: TOKEN,
  RefreshToken: TOKEN,
};
