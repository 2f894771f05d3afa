import { randomInt } from 'node:crypto';
import { OauthApplication } from '../../src/oauth/applications/oauth-application.entity.ts';
import { userCodeHash } from '../../src/oauth/device-codes/user-code.ts';
import { OauthRecord } from '../../src/oauth/records/oauth-record.entity.ts';
import { OauthResource, type ResourceScope } from '../../src/oauth/resources/oauth-resource.entity.ts';
import { command } from '../../src/platform/commands/command.ts';
import { newToken, sha256 } from '../../src/platform/crypto/tokens.ts';
import type { World } from './world.ts';

type ApplicationFields = Partial<
  Pick<
    OauthApplication,
    | 'type'
    | 'registration'
    | 'metadataUrl'
    | 'authMethod'
    | 'name'
    | 'logoUrl'
    | 'websiteUrl'
    | 'termsUrl'
    | 'privacyUrl'
    | 'redirectUris'
    | 'deviceSignIn'
    | 'scopes'
    | 'resources'
    | 'isFirstParty'
    | 'isActive'
  >
>;

/** Creates an application of the deployment directly in the database. */
export async function addApplication(world: World, fields: ApplicationFields = {}): Promise<{ readonly id: string }> {
  return unrecorded(world, ({ em, newId, deploymentId, now }) => {
    const id = newId();
    em.create(OauthApplication, {
      id,
      deploymentId,
      organizationId: null,
      type: 'web',
      name: 'Sprocket Sheets',
      description: null,
      logoUrl: null,
      websiteUrl: 'https://sheets.example.com',
      termsUrl: null,
      privacyUrl: null,
      authMethod: 'client_secret_basic',
      redirectUris: ['https://sheets.example.com/callback'],
      postLogoutRedirectUris: [],
      backchannelLogoutUri: null,
      jwks: null,
      jwksUri: null,
      scopes: ['openid', 'profile', 'email', 'offline_access'],
      resources: [],
      isFirstParty: false,
      isActive: true,
      accessTokenLifetime: 3600,
      refreshTokenLifetime: 2_592_000,
      createdAt: now,
      updatedAt: now,
      ...fields,
    });
    return { id };
  });
}

export const INVOICES: { readonly identifier: string; readonly name: string; readonly scopes: ResourceScope[] } = {
  identifier: 'https://invoices.example.com/',
  name: 'Invoices',
  scopes: [
    { name: 'invoices:read', description: 'See your invoices' },
    { name: 'invoices:write', description: 'Create invoices and send them to your customers' },
  ],
};

/** Creates a resource of the deployment directly in the database. */
export function addResource(world: World, resource = INVOICES): Promise<{ readonly id: string }> {
  return unrecorded(world, ({ em, newId, deploymentId, now }) => {
    const id = newId();
    em.create(OauthResource, {
      id,
      deploymentId,
      ...resource,
      accessTokenLifetime: null,
      createdAt: now,
      updatedAt: now,
    });
    return { id };
  });
}

interface Stored {
  readonly applicationId: string;
  readonly userId: string;
}

/** Stores a grant as `oidc-provider` does. Returns the id of the row, and the id that tokens have. */
export async function addGrant(
  world: World,
  { applicationId, userId }: Stored,
  allowed: { readonly scope?: string; readonly resources?: Readonly<Record<string, string>> } = {},
): Promise<{ readonly id: string; readonly grantId: string }> {
  const grantId = newToken();
  const { scope = 'openid email', resources } = allowed;
  const id = await addRecord(world, {
    model: 'Grant',
    key: grantId,
    grantId,
    applicationId,
    userId,
    payload: {
      jti: grantId,
      kind: 'Grant',
      accountId: userId,
      clientId: applicationId,
      openid: { scope },
      ...(resources && { resources }),
    },
  });
  return { id, grantId };
}

/** An authorization request that waits for the consent of a user. */
export interface TestConsentRequest extends Stored {
  readonly signInId: string;
  readonly scope?: string;
  readonly resource?: string | readonly string[];
  readonly redirectUri?: string;
  /** The parameter `organization_id`. */
  readonly organizationId?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly expiresAt?: Date;
}

/** Stores an authorization request that waits for a consent as `oidc-provider` does, and returns its `uid`. */
export async function addConsentRequest(
  world: World,
  {
    applicationId,
    userId,
    signInId,
    scope = 'openid profile email',
    resource,
    redirectUri = 'https://sheets.example.com/callback',
    organizationId,
    details = {},
    expiresAt,
  }: TestConsentRequest,
): Promise<string> {
  const uid = newToken();
  await addRecord(world, {
    model: 'Interaction',
    key: uid,
    applicationId,
    userId,
    signinId: signInId,
    ...(expiresAt && { expiresAt }),
    payload: {
      jti: uid,
      kind: 'Interaction',
      returnTo: `http://${world.frontendHost}/oauth/authorize/${uid}`,
      params: {
        client_id: applicationId,
        response_type: 'code',
        scope,
        redirect_uri: redirectUri,
        ...(resource && { resource }),
        ...(organizationId && { organization_id: organizationId }),
      },
      prompt: { name: 'consent', reasons: ['op_scopes_missing'], details },
      session: { accountId: userId, uid: 'session' },
    },
  });
  return uid;
}

type RecordFields = Partial<Pick<OauthRecord, 'grantId' | 'signinId' | 'expiresAt' | 'consumedAt'>> &
  Pick<OauthRecord, 'applicationId' | 'userId'> &
  Pick<OauthRecord, 'model' | 'payload'> & { readonly key: string };

/** Stores a record of the provider, and returns the id of its row. */
export function addRecord(world: World, { key, ...fields }: RecordFields): Promise<string> {
  return unrecorded(world, ({ em, newId, deploymentId, now }) => {
    const id = newId();
    em.create(OauthRecord, {
      id,
      deploymentId,
      keyHash: sha256(key),
      grantId: null,
      signinId: null,
      expiresAt: new Date(now.getTime() + 3_600_000),
      consumedAt: null,
      retriedAt: null,
      createdAt: now,
      updatedAt: now,
      ...fields,
    });
    return id;
  });
}

/** The active sign-in of a user. */
export async function signInIdOf({ services, id }: World, userId: string): Promise<string> {
  const { id: signInId } = await services.database.rows
    .selectFrom('signin')
    .select('id')
    .where('deployment_id', '=', id)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return signInId;
}

/** Runs a command that records no event, as the rows are not those of an operation. */
function unrecorded<T>(world: World, work: (tx: Parameters<Parameters<typeof command>[1]>[0]) => T): Promise<T> {
  return command(world.context(), async (tx) => {
    tx.markUnchanged();
    return work(tx);
  });
}

/** Stores the code of a device as the provider does. Returns the code that a person enters. */
export async function addDeviceRequest(world: World, applicationId: string, scope = 'openid email'): Promise<string> {
  const { vault } = world.services;
  const userCode = Array.from({ length: 8 }, () => 'BCDFGHJKLMNPQRSTVWXZ'[randomInt(20)]).join('');
  const deviceCode = newToken();
  const ofApplication = { applicationId, userId: null };
  const payload = { kind: 'DeviceCode', clientId: applicationId, params: { client_id: applicationId, scope } };
  await addRecord(world, { model: 'DeviceCode', key: deviceCode, ...ofApplication, payload });
  await addRecord(world, {
    model: 'DeviceUserCode',
    key: userCodeHash({ vault, viewer: { deploymentId: world.id } }, userCode),
    ...ofApplication,
    payload: { deviceCodeHash: sha256(deviceCode) },
  });
  return userCode;
}
