import { beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { createAllResources } from '../../support/all-resources.ts';
import { type ConsoleOperator, countEvents, signedInOperator } from '../../support/console.ts';
import { type ConsoleForm, consoleForms } from '../../support/console-forms.ts';
import { CONSOLE_PAGES, type FullWorld, type NamedPage, pathOfPage } from '../../support/console-pages.ts';
import { createWorld } from '../../support/world.ts';

/** Pages that show a form only with parameters. */
const QUERIES: Readonly<Record<string, string>> = {
  '/settings/add-provider': '?kind=GOOGLE',
  '/new-oauth-application': '?type=BROWSER',
  '/organization-new-member/{organization}': '?search=newcomer',
  '/workspace-new-member/{workspace}': '?search=newcomer',
};

/** What a form needs that its page does not fill in. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/new-webhook-endpoint/{app} create': { event: 'user.created' },
  '/new-api-key create': { scope: 'USERS_READ' },
  '/new-oauth-resource create': { identifier: 'https://api.example.com/parcels' },
  '/organization-roles/{organization} create': { permissions: 'orders:read' },
  '/workspace-roles/{workspace} create': { permissions: 'orders:read' },
  '/webhook-endpoints/{endpoint} replay': { since: '2026-01-01T00:00:00.000Z' },
};

/** Forms that the test cannot send as they are: those with a file or with more in their URL, and mails that were sent just before. */
const REJECTED = {
  '/imports create': 400,
  '/organization-invitations/{organization} resend': 429,
  '/organizations/{organization} setImage': 400,
  '/settings/pages deleteImage': 404,
  '/settings/pages setImage': 404,
  '/users/{user} setImage': 400,
  '/workspace-invitations/{workspace} resend': 429,
  '/workspaces/{workspace} setImage': 400,
};

/** Forms for a state that the test does not make. Tests of their pages and of tasks send them. */
const UNSEEN = [
  '/organizations/{organization} deleteImage',
  '/settings/mail test',
  '/users/{user} deleteImage',
  '/users/{user} endSessions',
  '/users/{user} removeAuthenticator',
  '/users/{user} unlock',
  '/webhook-endpoints/{endpoint} replay',
  '/workspaces/{workspace} deleteImage',
];

/** Actions that change nothing, and so need no more than the page. */
const READS = ['preview'];

/** The actions after which others have nothing to act on, in the order in which the test sends them. */
const LAST = [
  'endSession',
  'endSessions',
  'archive',
  'restore',
  'deactivate',
  'activate',
  'pause',
  'resume',
  'disable',
  'enable',
  'rotate',
  'useAppSecret',
  'revoke',
  'remove',
  'delete',
  'erase',
];

interface Action {
  readonly page: NamedPage;
  readonly action: string;
  /** The form on the page of an owner; undefined if what it changes is not in that state, such as a user without a lockout. */
  readonly form: ConsoleForm | undefined;
  /** What the form sends. Without a form, the fields of all others of the page. */
  readonly fields: Readonly<Record<string, string>>;
}

let full: FullWorld;
let owner: ConsoleOperator;
let actions: readonly Action[];

beforeAll(async () => {
  const world = await createWorld();
  full = { world, all: await createAllResources(world) };
  await addUser(world, { email: 'newcomer@example.com' });
  await world.token(['users:read']);
  for (const list of ['allowlist', 'blocklist'] as const)
    await world.backend.post(`/settings/restrictions/${list}`, { value: `${list}.example` });
  await world.services.database.rows
    .updateTable('webhook_delivery')
    .set({ status: 'failed', next_attempt_at: null })
    .where('deployment_id', '=', world.id)
    .execute();
  // An operator whom the owner can change.
  await signedInOperator({ role: 'auditor' });
  owner = await signedInOperator();
  actions = (await Promise.all(CONSOLE_PAGES.map(actionsOf))).flat();
});

async function actionsOf(page: NamedPage): Promise<Action[]> {
  const forms = await formsFor(owner, page);
  const others = Object.assign({}, ...forms.map(({ fields }) => fields));
  return Object.keys(page.page.actions ?? {}).map((action) => {
    const form = forms.find((each) => each.action === action);
    return {
      page,
      action,
      form,
      fields: { ...(form?.fields ?? { ...others, action }), ...FIELDS[`${page.page.path} ${action}`] },
    };
  });
}

async function formsFor(operator: ConsoleOperator, page: NamedPage): Promise<ConsoleForm[]> {
  const { text } = await operator.page(`${pathOfPage(page, full)}${QUERIES[page.page.path] ?? ''}`);
  return consoleForms(text);
}

describe('The forms of the console', () => {
  it.each(['auditor', 'support', 'administrator'] as const)(
    'that the pages of an operator with the role %s do not show are rejected, and change nothing',
    async (role) => {
      const operator = await signedInOperator({ role });
      const before = await countEvents(full.world);
      const accepted: string[] = [];
      let rejected = 0;
      for (const page of CONSOLE_PAGES) {
        const shown = await formsFor(operator, page);
        for (const { action, form, fields } of actions.filter((each) => each.page === page)) {
          if (shown.some((each) => each.action === action) || READS.includes(action)) continue;
          // The role may be allowed what no page shows now, if the page has other forms.
          if (form === undefined && shown.length > 0) continue;
          const { status } = await operator.page(pathOfPage(page, full), { form: fields });
          if (status === 403) rejected += 1;
          else accepted.push(`${page.name} ${action}: ${status}`);
        }
      }
      expect(accepted).toEqual([]);
      expect(await countEvents(full.world)).toEqual(before);
      expect(rejected).toBeGreaterThan(0);
      const changes = actions.filter(({ action }) => !READS.includes(action));
      if (role === 'auditor') expect(rejected).toBe(changes.length);
    },
  );

  it('work as their pages show them, for support and what support may not do for owners', async () => {
    const support = await signedInOperator({ role: 'support' });
    const { endpoint_id: endpoint } = full.all.valuesFor('/webhooks/endpoints/{endpoint_id}');
    await full.world.backend.patch(`/webhooks/endpoints/${endpoint}`, { is_active: false });
    const failed: Record<string, number> = {};
    const unseen: string[] = [];
    // A delivery is not sent again to an inactive endpoint.
    const at = ({ action }: Action) => (action === 'reactivate' ? -2 : LAST.indexOf(action));
    // Parts before what they are parts of.
    const order = actions.toReversed().sort((one, other) => at(one) - at(other));
    for (const { page, action } of order) {
      const name = `${page.page.path} ${action}`;
      const found = async (operator: ConsoleOperator) => {
        const form = (await formsFor(operator, page)).find((each) => each.action === action);
        return form && { operator, form };
      };
      const sent = (await found(support)) ?? (await found(owner));
      if (sent === undefined) {
        unseen.push(name);
        continue;
      }
      const fields = { ...sent.form.fields, ...FIELDS[name] };
      const { status } = await sent.operator.page(pathOfPage(page, full), { form: fields });
      if (status !== 200 && status !== 303) failed[name] = status;
    }
    expect(failed).toEqual(REJECTED);
    expect(unseen.sort()).toEqual(UNSEEN);
  });
});
