import type { FullWorld } from './console-pages.ts';
import type { HttpResponse } from './http.ts';
import { insertPastAttempts } from './webhook-history.ts';

/** What an attacker would store in every text: it ends an attribute, a title, a script and a text field, and adds elements. */
export const HOSTILE = `'"><img src=x onerror=alert(1)></title></script></textarea><a href="javascript:alert(2)">`;
/** What no page may contain of it. */
export const RAW = '<img src=x';

/** Stores the text wherever people or other programs give a text to the service. */
export async function storeHostileTexts({ world, all }: FullWorld): Promise<void> {
  const { backend } = world;
  const at = <Path extends string>(path: Path) =>
    path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(all.valuesFor(path)[part] ?? '')) as Path;
  const label = HOSTILE.slice(0, 64);
  const metadata = { [HOSTILE]: HOSTILE };
  const user = at('/users/{user_id}');
  const changes: Readonly<Record<string, Promise<HttpResponse>>> = {
    user: backend.patch(user, {
      first_name: HOSTILE,
      last_name: HOSTILE,
      external_id: HOSTILE,
      private_metadata: metadata,
    }),
    organization: backend.patch(at('/organizations/{organization_id}'), {
      name: HOSTILE,
      display_name: HOSTILE,
      description: HOSTILE,
      external_id: HOSTILE,
      public_metadata: metadata,
    }),
    workspace: backend.patch(at('/workspaces/{workspace_id}'), {
      name: HOSTILE,
      description: HOSTILE,
      private_metadata: metadata,
    }),
    organizationRole: backend.patch(at('/organizations/{organization_id}/roles/{role_id}'), { name: HOSTILE }),
    workspaceRole: backend.patch(at('/workspaces/{workspace_id}/roles/{role_id}'), { name: HOSTILE }),
    webhookApp: backend.patch(at('/webhooks/apps/{app_name}'), { description: HOSTILE }),
    eventType: backend.patch(at('/webhooks/apps/{app_name}/events/{event_name}'), { description: HOSTILE }),
    endpoint: backend.patch(at('/webhooks/endpoints/{endpoint_id}'), { description: HOSTILE }),
    template: backend.patch(at('/jwt-templates/{id}'), { name: HOSTILE, description: HOSTILE, claims: metadata }),
    customerApp: backend.patch(at('/api-auth/apps/{app_name}'), { description: HOSTILE }),
    customerKey: backend.patch(at('/api-auth/apps/{app_name}/keys/{key_id}'), { name: HOSTILE, metadata }),
    apiKey: backend.post('/api-keys', { name: HOSTILE }),
    look: backend.patch('/settings/ui', { app_name: HOSTILE, signup_terms_statement: HOSTILE }),
    message: backend.put('/settings/email/templates/sign_in_link/en', {
      subject: HOSTILE,
      paragraphs: [HOSTILE],
      footnote: HOSTILE,
    }),
    provider: backend.patch(at('/settings/social-connections/{name}'), { label }),
    impersonation: backend.post(`${user}/impersonations` as never, { actor: HOSTILE, reason: HOSTILE } as never),
    failure: world
      .browser()
      .request('POST', '/auth/signin', Buffer.from(JSON.stringify({ strategy: 'email_password', email: HOSTILE })), {
        'content-type': 'application/json',
        'user-agent': HOSTILE,
      }),
  };
  for (const [name, change] of Object.entries(changes)) {
    const { status, text } = await change;
    if (status >= 300 && name !== 'failure') throw new Error(`${name}: ${text}`);
  }
  const { delivery_id: delivery = '' } = all.valuesFor('/webhooks/deliveries/{delivery_id}');
  await insertPastAttempts(world, delivery, [{ status: 500, body: HOSTILE, succeeded: false }]);
  // What a browser says that it is.
  await world.services.database.rows
    .updateTable('session')
    .set({ user_agent: HOSTILE })
    .where('deployment_id', '=', world.id)
    .execute();
}
