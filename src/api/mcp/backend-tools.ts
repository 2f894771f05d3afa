import { fieldError, validationFailed } from '../../platform/errors.ts';
import { toFailure } from '../rest/failure.ts';
import { type Composition, composedTool } from './composed-tool.ts';
import type { OperationTools, RunOperation } from './operation-tools.ts';
import type { Tool, Values } from './tool.ts';

const ID = { type: 'string', pattern: '^[1-9][0-9]{0,18}$' } as const;
const APP_NAME = { type: 'string', description: 'Name of the webhook app.' } as const;
/** How many deliveries one call retries. */
const MAX_RETRIES = 20;

/** Operations that are tools by default as they are. */
const PLAIN = [
  'listUsers',
  'liftUserLockout',
  'revokeUserSessions',
  'listOrganizations',
  'createInvitation',
  'listAuditLog',
  'searchAiKnowledgeBases',
  'analytics',
] as const;

const COMPOSED: readonly Composition[] = [
  {
    name: 'explain_sign_in',
    title: 'Explain whether a user can sign in',
    description:
      'Finds a user by id, email address, phone number, username or name, and says whether they can sign in, what stops each way, their last failures and whether they are locked out. Returns the candidates if several users match.',
    properties: {
      user: {
        type: 'string',
        minLength: 1,
        maxLength: 255,
        description: 'The id of the user, or a text to search for.',
      },
      country: {
        type: 'string',
        description: 'The country from which the user signs in, such as DE, for rules about countries.',
      },
    },
    required: ['user'],
    operations: ['listUsers', 'user', 'userSignInState'],
    async run(run, { user, country }) {
      const { only: found, ...others } = await findUser(run, String(user));
      if (found === null) return others;
      const state = await run('userSignInState', { user_id: found['id'], ...(country !== undefined && { country }) });
      return { user: found, sign_in_state: state };
    },
  },
  {
    name: 'show_organization',
    title: 'Show an organization with its members',
    description:
      'Finds an organization by id, slug or name, and returns it with its roles, its first 50 members and its pending invitations. Returns the candidates if several match.',
    properties: {
      organization: {
        type: 'string',
        minLength: 1,
        maxLength: 255,
        description: 'The id or slug, or a text to search for.',
      },
    },
    required: ['organization'],
    operations: [
      'listOrganizations',
      'organization',
      'listOrganizationMembers',
      'listOrganizationInvitations',
      'listOrganizationRoles',
    ],
    async run(run, { organization }) {
      const { only: found, ...others } = await findOrganization(run, String(organization));
      if (found === null) return others;
      const part = { organization_id: found['id'] };
      return {
        organization: found,
        members: await run('listOrganizationMembers', { ...part, limit: 50 }),
        pending_invitations: await run('listOrganizationInvitations', { ...part, status: 'pending', limit: 50 }),
        roles: await run('listOrganizationRoles', part),
      };
    },
  },
  {
    name: 'show_failed_deliveries',
    title: 'Show failed webhook deliveries',
    description:
      'Returns the statistics of a webhook app, its endpoints with their state, and its last 20 deliveries that failed, with the reason of each.',
    properties: { app_name: APP_NAME },
    required: ['app_name'],
    operations: ['webhookStats', 'listWebhookEndpoints', 'listWebhookDeliveries'],
    run: async (run, { app_name }) => ({
      statistics: await run('webhookStats', { app_name }),
      endpoints: await run('listWebhookEndpoints', { app_name, limit: 50 }),
      failed: await run('listWebhookDeliveries', { app_name, status: 'failed', limit: 20 }),
    }),
  },
  {
    name: 'retry_deliveries',
    title: 'Retry webhook deliveries',
    description:
      'Sends up to 20 deliveries again, now. Says for each whether it was queued or why not. Receivers may get a message again that they have processed.',
    properties: {
      delivery_ids: { type: 'array', items: ID, minItems: 1, maxItems: MAX_RETRIES, description: 'Ids of deliveries.' },
    },
    required: ['delivery_ids'],
    operations: ['retryWebhookDelivery'],
    async run(run, { delivery_ids: ids }) {
      if (!Array.isArray(ids) || ids.length === 0 || ids.length > MAX_RETRIES) {
        throw validationFailed([fieldError(['delivery_ids'], `must have 1 to ${MAX_RETRIES} ids`)]);
      }
      const results: Values[] = [];
      for (const id of new Set(ids)) {
        const failure = await run('retryWebhookDelivery', { delivery_id: id }).then(
          () => null,
          (error: unknown) => reasonOf(error),
        );
        results.push({ delivery_id: id, queued: failure === null, ...(failure !== null && { reason: failure }) });
      }
      return { results };
    },
  },
];

/** The tools of the backend host that every agent has: few, so that a model chooses well. */
export const defaultBackendTools = (operations: OperationTools): Tool[] => [
  ...COMPOSED.map((composition) => composedTool(composition, operations)),
  ...PLAIN.map((name) => {
    const tool = operations.get(name);
    if (tool === undefined) throw new Error(`${name} is no operation that agents may run.`);
    return tool;
  }),
];

const isId = (text: string) => new RegExp(ID.pattern).test(text);

/** The only record that matches, or those that do. */
interface Found {
  readonly only: Values | null;
  readonly candidates: readonly Values[];
}

async function findUser(run: RunOperation, text: string): Promise<Found> {
  if (isId(text)) return foundIn({ data: [await run('user', { user_id: text })] });
  return foundIn(await run('listUsers', { search: text, limit: 5 }));
}

async function findOrganization(run: RunOperation, text: string): Promise<Found> {
  if (isId(text)) return foundIn({ data: [await run('organization', { organization_id: text })] });
  const bySlug = foundIn(await run('listOrganizations', { slug: text, limit: 1 }));
  return bySlug.only === null ? foundIn(await run('listOrganizations', { search: text, limit: 5 })) : bySlug;
}

/** What a list of REST has. */
function foundIn(list: unknown): Found {
  const { data } = list as { readonly data: readonly Values[] };
  const [first = null, second] = data;
  return { only: second === undefined ? first : null, candidates: data };
}

function reasonOf(error: unknown): string {
  const { code, message, unexpected } = toFailure(error, null);
  if (unexpected !== null) throw error;
  return `${code}: ${message}`;
}
