import type { ConsolePage } from '../../src/pages/console/console-request.ts';
import { DEPLOYMENT_PAGES, INSTALLATION_PAGES } from '../../src/pages/console/pages.ts';
import type { AllResources } from './all-resources.ts';
import type { World } from './world.ts';

const ORGANIZATION = ['/organizations/{organization_id}', 'organization_id'] as const;
const WORKSPACE = ['/workspaces/{workspace_id}', 'workspace_id'] as const;
/** The parameter of each page that has one, by a path of REST with the same resource. */
const RESOURCES: Readonly<Record<string, readonly [path: string, part: string]>> = {
  '/users/{user}': ['/users/{user_id}', 'user_id'],
  '/user-applications/{user}': ['/users/{user_id}', 'user_id'],
  '/webhooks/{app}': ['/webhooks/apps/{app_name}', 'app_name'],
  '/new-webhook-endpoint/{app}': ['/webhooks/apps/{app_name}', 'app_name'],
  '/webhook-endpoints/{endpoint}': ['/webhooks/endpoints/{endpoint_id}', 'endpoint_id'],
  '/webhook-deliveries/{delivery}': ['/webhooks/deliveries/{delivery_id}', 'delivery_id'],
  '/customer-keys/{app}': ['/api-auth/apps/{app_name}', 'app_name'],
  '/customer-key/{key}': ['/api-auth/apps/{app_name}/keys/{key_id}', 'key_id'],
  '/audit-log/{record}': ['/audit-log/{record_id}', 'record_id'],
  '/settings/social/{provider}': ['/settings/social-connections/{name}', 'name'],
  '/settings/messages/{kind}': ['/settings/messages/{kind}', 'kind'],
  '/imports/{import}': ['/user-imports/{import_id}', 'import_id'],
  '/oauth-applications/{application}': ['/oauth-applications/{application_id}', 'application_id'],
  '/oauth-application-settings/{application}': ['/oauth-applications/{application_id}', 'application_id'],
  '/oauth-resources/{resource}': ['/oauth-resources/{resource_id}', 'resource_id'],
  '/jwt-templates/{template}': ['/jwt-templates/{id}', 'id'],
  '/organizations/{organization}': ORGANIZATION,
  '/organization-members/{organization}': ORGANIZATION,
  '/organization-new-member/{organization}': ORGANIZATION,
  '/organization-invitations/{organization}': ORGANIZATION,
  '/organization-roles/{organization}': ORGANIZATION,
  '/organization-workspaces/{organization}': ORGANIZATION,
  '/workspaces/{workspace}': WORKSPACE,
  '/workspace-members/{workspace}': WORKSPACE,
  '/workspace-new-member/{workspace}': WORKSPACE,
  '/workspace-invitations/{workspace}': WORKSPACE,
  '/workspace-roles/{workspace}': WORKSPACE,
};

/** Pages that are opened without an operator. */
const PUBLIC = ['/join'];
/** Pages that respond with a file, which is no HTML and has a part for each hundred records. */
const FILES = ['/audit-log/export'];

/** A page of the console with what tests call it. */
export interface NamedPage {
  readonly name: string;
  readonly page: ConsolePage;
  readonly isOfDeployment: boolean;
}

/** The pages for operators that are HTML. */
export const CONSOLE_PAGES: readonly NamedPage[] = [
  ...INSTALLATION_PAGES.map((page) => ({ name: page.path, page, isOfDeployment: false })),
  ...DEPLOYMENT_PAGES.map((page) => ({ name: `/{deployment}${page.path}`, page, isOfDeployment: true })),
].filter(({ page }) => ![...PUBLIC, ...FILES].includes(page.path));

/** A deployment with one of each resource. */
export interface FullWorld {
  readonly world: World;
  readonly all: AllResources;
}

/** The path of a page with the resource of a world. */
export function pathOfPage({ page: { path }, isOfDeployment }: NamedPage, { world, all }: FullWorld): string {
  const parameter = /\{\w+\}$/.exec(path)?.[0];
  let shown: string = path;
  if (parameter !== undefined) {
    const [resource, part] = RESOURCES[path] ?? [];
    if (resource === undefined || part === undefined) throw new Error(`Name the resource of ${path}.`);
    shown = path.replace(parameter, encodeURIComponent(all.valuesFor(resource)[part] as string));
  }
  if (!isOfDeployment) return shown;
  return shown === '/' ? `/${world.id}` : `/${world.id}${shown}`;
}
