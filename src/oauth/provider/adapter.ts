import type { Adapter, AdapterPayload, errors as ProviderErrors } from 'oidc-provider';
import { Viewer } from '../../platform/access/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { hasRejectedOften } from '../consent/rejections.ts';
import { revokeGrantByKey } from '../grants/revoke-grant.service.ts';
import { storeGrant } from '../grants/store-grant.service.ts';
import { findRecord, type RecordPayload } from '../records/record.reads.ts';
import {
  consumeRecord,
  deleteRecord,
  deleteRecordsOfGrant,
  type IssuedFor,
  type NewRecord,
  storeOnce,
  storeRecord,
  takeRecord,
} from '../records/record.service.ts';
import { findApplication, getApplication } from './applications.ts';
import { clientMetadata } from './client-metadata.ts';
import { currentProviderRequest, rememberGrant } from './current-request.ts';
import { addDeviceCode, countPoll } from './device-flow.ts';
import { ClientRejected } from './document-application.ts';
import { keepNewestInteractions } from './pending-requests.ts';
import { PUSHED_REQUEST, storePushedRequest } from './pushed-requests.ts';
import { findSignInSession, SIGN_IN_SECONDS, signInIdOf } from './sign-in-session.ts';

/** Parts of the library, which is loaded when it is first used. */
export interface AdapterTools {
  readonly errors: typeof ProviderErrors;
  /** The application that has authenticated itself in the current request. */
  readonly currentClientId: () => string | undefined;
  /** The session of a token that is revoked, or was used twice: only tokens of that sign-in end. Undefined in other requests. */
  readonly revokedSession: () => string | undefined;
  /** The code or refresh token that the current request exchanges for tokens. */
  readonly exchanged: () => IssuedFor | undefined;
}

/**
 * Connects the provider to the database. It asks for an adapter for each model; sessions and applications are those of this service, and
 * the other models are records.
 */
export function adapterOf(model: string, tools: AdapterTools): Adapter {
  if (model === 'Client') return clientAdapter(tools);
  if (model === 'Session') return SESSIONS;
  if (model === 'ReplayDetection') return replayAdapter(tools);
  if (model === 'Interaction') return interactionAdapter(tools);
  if (model === 'Grant') return grantAdapter(tools);
  if (model === 'DeviceCode') return deviceCodeAdapter(tools);
  if (model === PUSHED_REQUEST) return pushedRequestAdapter(tools);
  return tokenAdapter(model, tools);
}

const unused = (): never => {
  throw new Error('The OpenID provider has called a function of its adapter that no enabled feature needs.');
};

const NO_OWNER = { grantId: null, applicationId: null, userId: null, signInId: null } as const;

const NOTHING: Adapter = {
  find: unused,
  findByUid: unused,
  findByUserCode: unused,
  upsert: unused,
  consume: unused,
  destroy: unused,
  revokeByGrantId: unused,
};

const clientAdapter = ({ errors }: AdapterTools): Adapter => ({
  ...NOTHING,
  async find(id) {
    try {
      const application = await findApplication(id);
      return application === null ? undefined : (clientMetadata(application) as AdapterPayload);
    } catch (error) {
      throw error instanceof ClientRejected ? new errors.InvalidClientMetadata(error.message) : error;
    }
  },
});

/** A sign-in of this service is the session of the provider, which stores only the applications that it was used for. */
const SESSIONS: Adapter = {
  ...NOTHING,
  find: findSession,
  findByUid: findSession,
  async upsert(_, { authorizations, state }) {
    const { ctx } = currentProviderRequest();
    const { signedIn } = ctx.viewer;
    // Nothing is stored for a browser that is not signed in.
    if (signedIn === null || (authorizations === undefined && state === undefined)) return;
    await storeRecord(ctx, {
      model: 'Session',
      key: signedIn.signInId,
      payload: { userId: signedIn.userId, authorizations, state },
      expiresInSeconds: SIGN_IN_SECONDS,
      ...NO_OWNER,
    });
  },
  // It ends with the sign-in, which its page of sign-out ends.
  destroy: async () => {},
};

async function findSession(id: string): Promise<AdapterPayload | undefined> {
  const signInId = signInIdOf(id);
  return signInId === null ? undefined : findSignInSession(signInId);
}

/** Requests that wait for the consent of a signed-in user. */
function interactionAdapter({ errors }: AdapterTools): Adapter {
  return {
    ...NOTHING,
    find: (id) => read('Interaction', id),
    async upsert(id, payload, expiresIn = 0) {
      const { ctx } = currentProviderRequest();
      const { signedIn } = ctx.viewer;
      if (signedIn === null) throw new errors.AccessDenied('the user is not signed in');
      const { userId } = signedIn;
      const applicationId = await applicationIdOf(payload.params?.['client_id']);
      if (applicationId !== null && (await hasRejectedOften(ctx, { userId, applicationId }))) {
        throw new errors.AccessDenied(
          'the user has rejected this application several times; it may ask again in an hour',
        );
      }
      await storeRecord(ctx, {
        ...recordOf('Interaction', id, payload, expiresIn),
        applicationId,
        userId,
        signInId: signedIn.signInId,
      });
      await keepNewestInteractions(ctx, userId);
    },
    destroy: (id) => deleteRecord(currentProviderRequest().ctx, 'Interaction', id),
  };
}

/** What users have allowed applications. */
function grantAdapter({ currentClientId }: AdapterTools): Adapter {
  const context = () => ofApplication(currentProviderRequest().ctx, currentClientId());
  return {
    ...NOTHING,
    find: (id) => read('Grant', id),
    async upsert(id, payload, expiresIn = 0) {
      const { clientId, accountId } = payload;
      if (accountId === undefined) throw new Error('A grant is that of a user.');
      const record = recordOf('Grant', id, payload, expiresIn);
      const applicationId = await applicationIdOf(clientId);
      await storeGrant(await context(), { ...record, grantId: id, applicationId, userId: accountId });
    },
    destroy: async (id) => revokeGrantByKey(await context(), id),
  };
}

/** Codes and tokens. They end with the sign-in, unless the user has granted `offline_access`. */
function tokenAdapter(model: string, { errors, currentClientId, revokedSession, exchanged }: AdapterTools): Adapter {
  const context = () => ofApplication(currentProviderRequest().ctx, currentClientId());
  return {
    ...NOTHING,
    find: (id) => read(model, id),
    async upsert(id, payload, expiresIn = 0) {
      const { grantId, clientId, accountId, expiresWithSession, sessionUid } = payload;
      await storeRecord(await context(), {
        ...recordOf(model, id, payload, expiresIn),
        grantId: textOf(grantId),
        applicationId: await applicationIdOf(clientId),
        userId: textOf(accountId),
        signInId: expiresWithSession === true ? signInIdOf(sessionUid ?? '') : null,
        issuedFor: exchanged(),
      });
    },
    async consume(id) {
      const ctx = await context();
      if (await consumeRecord(ctx, model, id)) return;
      // The library ends what was issued for one that it has read as used. This one was used since, in another request.
      await endTokensOf(ctx, { model, key: id }, revokedSession());
      throw new errors.InvalidGrant('it was used already');
    },
    destroy: async (id) => deleteRecord(await context(), model, id),
    // Called for each model.
    revokeByGrantId: async (grantId) =>
      deleteRecordsOfGrant(await context(), { grantId, sessionUid: revokedSession() }),
  };
}

/** Codes of devices. The answer of the user is stored by `decide-device-request.ts`. */
function deviceCodeAdapter(tools: AdapterTools): Adapter {
  const { errors, currentClientId } = tools;
  return {
    ...tokenAdapter('DeviceCode', tools),
    async find(id) {
      await countPoll(sha256(id), errors);
      return read('DeviceCode', id);
    },
    async upsert(id, payload, expiresIn = 0) {
      const ctx = await ofApplication(currentProviderRequest().ctx, currentClientId());
      const applicationId = await applicationIdOf(payload.clientId);
      await addDeviceCode(ctx, { ...recordOf('DeviceCode', id, payload, expiresIn), applicationId }, errors);
    },
  };
}

/** Authorization requests that applications have sent before the browser comes. Each is used once. */
function pushedRequestAdapter({ errors, currentClientId }: AdapterTools): Adapter {
  return {
    ...NOTHING,
    find: (id) => read(PUSHED_REQUEST, id),
    async upsert(id, payload, expiresIn = 0) {
      const { ctx } = currentProviderRequest();
      const applicationId = await applicationIdOf(currentClientId());
      const record = { ...recordOf(PUSHED_REQUEST, id, payload, expiresIn), applicationId };
      await storePushedRequest(ctx, record, errors);
    },
    async consume(id) {
      if (!(await takeRecord(currentProviderRequest().ctx, PUSHED_REQUEST, id))) {
        throw new errors.InvalidRequestUri('request_uri was already used');
      }
    },
  };
}

/** Ends the tokens that were issued for a code, and its grant. For a refresh token, ends those of its sign-in. */
async function endTokensOf(ctx: Context, used: IssuedFor, sessionUid: string | undefined): Promise<void> {
  const found = await findRecord(ctx.rows, { deploymentId: ctx.viewer.deploymentId, ...used });
  // Another request has ended them.
  if (found === undefined || found.grant === null) return;
  const grantId = found.grant.key;
  if (used.model !== 'RefreshToken') return revokeGrantByKey(ctx, grantId);
  await deleteRecordsOfGrant(ctx, { grantId, sessionUid });
}

/** A record without what it belongs to. */
const recordOf = (model: string, key: string, payload: AdapterPayload, expiresInSeconds: number): NewRecord => ({
  model,
  key,
  payload: payload as RecordPayload,
  expiresInSeconds,
  ...NO_OWNER,
});

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** What an application does without a signed-in user is done in its own name. */
async function ofApplication(ctx: Context, clientId: string | undefined): Promise<Context> {
  const { viewer } = ctx;
  if (viewer.signedIn !== null || clientId === undefined) return ctx;
  const { id } = await getApplication(clientId);
  return { ...ctx, viewer: Viewer.oauthApplication(viewer.deploymentId, id) };
}

/** The id of the application with this `client_id`, by which rows refer to it. Null for a record without one. */
const applicationIdOf = async (clientId: unknown) =>
  typeof clientId === 'string' ? ((await findApplication(clientId))?.id ?? null) : null;

/** The identifiers of assertions and of proofs of a key that were used: RFC 7523, section 3, and RFC 9449, section 11.1. */
function replayAdapter({ errors }: AdapterTools): Adapter {
  return {
    ...NOTHING,
    find: (id) => read('ReplayDetection', id),
    async upsert(id, payload, expiresIn = 0) {
      const isFirst = await storeOnce(
        currentProviderRequest().ctx,
        recordOf('ReplayDetection', id, payload, expiresIn),
      );
      if (!isFirst) throw new errors.InvalidClientAuth('the assertion or proof was used already');
    },
  };
}

async function read(model: string, key: string): Promise<AdapterPayload | undefined> {
  const { ctx, known } = currentProviderRequest();
  const grant = model === 'Grant' ? known.grants.get(key) : undefined;
  if (grant !== undefined) return grant as AdapterPayload;
  const found = await findRecord(ctx.rows, { deploymentId: ctx.viewer.deploymentId, model, key });
  if (found === undefined) return undefined;
  if (found.grant !== null) rememberGrant(found.grant);
  const { accountId } = found.payload;
  if (typeof accountId === 'string') known.users.set(accountId, found.isUserActive === true);
  return found.payload as AdapterPayload;
}
