import type { Cell } from '../../platform/crypto/vault.ts';

export function signingSecretCell(appId: string): Cell {
  return { table: 'webhook_app', column: 'signing_secret_sealed', row: appId };
}

/** The app's previous secret, until the overlap of the rotation ends. */
export function previousSecretCell(appId: string): Cell {
  return { table: 'webhook_app', column: 'previous_secret_sealed', row: appId };
}

/** The separate secret of an endpoint, used instead of the app's. */
export function ownSecretCell(endpointId: string): Cell {
  return { table: 'webhook_endpoint', column: 'signing_secret_sealed', row: endpointId };
}

/** The endpoint's previous secret, until the overlap of the rotation ends. */
export function previousOwnSecretCell(endpointId: string): Cell {
  return { table: 'webhook_endpoint', column: 'previous_secret_sealed', row: endpointId };
}
