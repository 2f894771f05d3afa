import { html, type SafeHtml } from '@remix-run/html-template';
import { personName } from '../../../hosted/membership/person-name.ts';
import { hasText } from '../../../texts/texts.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import { ConsoleOperatorNamesDocument } from '../../installation/documents.ts';
import {
  ConsoleAuditNamesDocument,
  type ConsoleAuditNamesQuery,
  type ConsoleAuditRecordRowFragment,
} from '../documents.ts';

export type AuditRecord = ConsoleAuditRecordRowFragment;

/** The names of users, organizations, workspaces and operators by id. Those that were deleted are missing. */
export type Names = ReadonlyMap<string, string>;

/** The recorded fields with the id of something that has a name. */
const NAMED_FIELDS = ['userId', 'organizationId', 'workspaceId'] as const;

const recordedId = ({ before, after }: Pick<AuditRecord, 'before' | 'after'>, field: string): string | null => {
  const value = (after ?? before)?.[field];
  return typeof value === 'string' ? value : null;
};

/** The largest number of ids in one request. */
const MAX_IDS = 100;

/** Reads the names of what records mention by id, and of the operators who made changes. */
export async function readNames(request: ConsoleRequest, records: readonly AuditRecord[]): Promise<Names> {
  const [named, operators] = await Promise.all([
    readNodeNames(
      request,
      records.flatMap((record) => NAMED_FIELDS.flatMap((field) => recordedId(record, field) ?? [])),
    ),
    readOperatorNames(
      request,
      records.flatMap(({ actorType, actorId }) => (actorType === 'OPERATOR' && actorId !== null ? [actorId] : [])),
    ),
  ]);
  return new Map([...named, ...operators]);
}

const different = (ids: readonly string[]): string[] => [...new Set(ids)].slice(0, MAX_IDS);

async function readNodeNames(request: ConsoleRequest, ids: readonly string[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const { nodes } = await request.run(ConsoleAuditNamesDocument, { ids: different(ids) });
  const found = (nodes ?? []).flatMap((node) => (node !== null && isNamed(node) ? [node] : []));
  return found.map((node) => [node.id, 'name' in node ? node.name : personName(node)]);
}

/** Operators are users of another deployment, so the graph of the installation knows their names. */
async function readOperatorNames(request: ConsoleRequest, ids: readonly string[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const { operatorNames } = await request.runInstallation(ConsoleOperatorNamesDocument, { ids: different(ids) });
  return (operatorNames ?? []).map(({ id, name }) => [id, name]);
}

type FoundNode = NonNullable<NonNullable<ConsoleAuditNamesQuery['nodes']>[number]>;

/** Nodes of other types have no fields in the response. */
const isNamed = (node: FoundNode): node is Extract<FoundNode, { readonly id: string }> => 'id' in node;

/** What happened, as a sentence with names and links: "Ada Lovelace added grace@example.com to Northwind". */
export function sentence(request: ConsoleRequest, record: AuditRecord, names: Names): SafeHtml {
  const { text, language } = request;
  const key = `console.audit.event.${record.type}`;
  const parts = {
    actor: actorOf(request, record, names),
    name: resourceOf(request, record, names),
    member: named(request, 'user', recordedId(record, 'userId'), names),
    parent: parentOf(request, record, names),
  };
  if (hasText(key)) return filledText(text(key, PLACES), parts);
  const words = record.type.replaceAll(/[._]/g, ' ');
  const event = language === 'en' ? html`${words}` : html`<span lang="en">${words}</span>`;
  return filledText(text('console.audit.otherEvent', PLACES), { ...parts, event });
}

/** Characters of private use, which no text of the catalogue contains, in the places of the parts of a sentence. */
const MARKS = { actor: '\uE001', name: '\uE002', member: '\uE003', parent: '\uE004', event: '\uE005' } as const;
const PLACES: Readonly<Record<string, string>> = MARKS;
const ANY_MARK = /([\uE001-\uE005])/;

type Parts = Partial<Record<keyof typeof MARKS, SafeHtml>>;

function filledText(text: string, parts: Parts): SafeHtml {
  const byMark = new Map(Object.entries(MARKS).map(([name, mark]) => [mark as string, parts[name as keyof Parts]]));
  return html`${text.split(ANY_MARK).map((part) => byMark.get(part) ?? part)}`;
}

/** Who made the change. The console links to users. */
export function actorOf(request: ConsoleRequest, record: AuditRecord, names: Names): SafeHtml {
  const { text } = request;
  const { actorType, actorId, actorUser, actorApiKey } = record;
  switch (actorType) {
    case 'USER':
      return actorUser
        ? link(request, `/users/${actorUser.id}`, personName(actorUser))
        : strong(text('console.audit.deletedUser', { id: actorId ?? '' }));
    case 'API_KEY':
    case 'ACCESS_TOKEN':
      return strong(text('console.audit.apiKey', { name: actorApiKey?.name ?? actorId ?? '' }));
    case 'OAUTH_APPLICATION':
      return applicationOf(request, record, actorId ?? '');
    case 'OPERATOR':
      return strong(text('console.audit.operator', { name: names.get(actorId ?? '') ?? actorId ?? '' }));
    case 'ANONYMOUS':
      return strong(text('console.audit.visitor'));
    case 'SYSTEM':
      return strong(text('console.audit.service'));
  }
}

/** The application that made the change for itself or for a user. A deleted one has no page. */
export function applicationOf(request: ConsoleRequest, { actorApplication }: AuditRecord, id: string): SafeHtml {
  const name = request.text('console.audit.application', { id: actorApplication?.name ?? id });
  return actorApplication ? link(request, `/oauth-applications/${actorApplication.id}`, name) : strong(name);
}

const strong = (name: string): SafeHtml => html`<b dir="auto">${name}</b>`;

/** A name that leads to a page, if the console has it. */
function link(request: ConsoleRequest, path: string, name: string): SafeHtml {
  if (!request.hasPage(path)) return strong(name);
  return html`<b><a href="${request.link(path)}" dir="auto">${name}</a></b>`;
}

/** The pages of resources, by their type. */
const PATHS: Readonly<Record<string, string>> = {
  user: '/users',
  organization: '/organizations',
  workspace: '/workspaces',
  oauth_application: '/oauth-applications',
  oauth_resource: '/oauth-resources',
};

function named(request: ConsoleRequest, type: string, id: string | null, names: Names): SafeHtml {
  if (id === null) return strong('–');
  return link(request, `${PATHS[type] ?? ''}/${encodeURIComponent(id)}`, names.get(id) ?? id);
}

function parentOf(request: ConsoleRequest, record: AuditRecord, names: Names): SafeHtml {
  const workspace = recordedId(record, 'workspaceId');
  return workspace === null
    ? named(request, 'organization', recordedId(record, 'organizationId'), names)
    : named(request, 'workspace', workspace, names);
}

/** The resource of a record by its name at the time of the change, or else by its type and id. */
export function resourceOf(request: ConsoleRequest, record: AuditRecord, names: Names): SafeHtml {
  const { resourceType, resourceId, resourceName } = record;
  const name = resourceName ?? names.get(resourceId) ?? `${resourceType.replaceAll('_', ' ')} ${resourceId}`;
  const path = PATHS[resourceType];
  return path === undefined ? strong(name) : link(request, `${path}/${encodeURIComponent(resourceId)}`, name);
}
