import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { html, type SafeHtml } from '@remix-run/html-template';
import { imageUpload } from '../../../../deployment/index.ts';
import { button, dateTime, disclosure, field, form, notice, problem, section } from '../../../elements/index.ts';
import { OperationFailure } from '../../../errors/operation-failure.ts';
import { fieldValue, valueOrNull } from '../../../hosted/forms/form-values.ts';
import { actionForm } from '../../../hosted/forms/shown-form.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsolePage, type ConsoleRequest, consolePage } from '../../console-request.ts';
import { facts } from '../../layout/facts.ts';
import { imageSection } from '../../layout/uploaded-images.ts';
import { doneAt, found, type Group, groupView, type Level, pictureOf } from './level.ts';

/** What the page shows of an organization or workspace. */
export interface GeneralGroup extends Group {
  readonly version: number;
  readonly imageUrl: string | null;
  readonly name: string;
  /** Only organizations have one. */
  readonly displayName?: string;
  readonly slug: string;
  readonly description: string | null;
  readonly externalId: string | null;
  readonly publicMetadata: Readonly<Record<string, unknown>>;
  readonly privateMetadata: Readonly<Record<string, unknown>>;
  readonly memberCount: number;
  readonly workspaceCount?: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

interface NamesInput {
  readonly name: string;
  readonly displayName?: string;
  readonly description: string | null;
  readonly slug: string;
  readonly externalId: string | null;
}

interface GeneralPageOptions {
  readonly read: TypedDocumentNode<
    {
      readonly group?: GeneralGroup | null;
      readonly uiSettings?: { readonly defaultImageUrl: string } | null;
    },
    { id: string }
  >;
  readonly update: TypedDocumentNode<unknown, { id: string; input: NamesInput; version: number }>;
  readonly remove: TypedDocumentNode<unknown, { id: string }>;
  readonly setImage: TypedDocumentNode<unknown, { id: string }>;
  readonly deleteImage: TypedDocumentNode<unknown, { id: string }>;
  /** Where the operator continues after the deletion. */
  readonly afterDeletion: (request: ConsoleRequest, group: GeneralGroup) => string;
}

const FIELDS = ['name', 'displayName', 'description', 'slug', 'externalId'];

/** The page with what an organization or workspace is, on which operators change and delete it. */
export function generalPage(level: Level, options: GeneralPageOptions): ConsolePage {
  const read = async (request: ConsoleRequest): Promise<GeneralGroup> =>
    found((await request.run(options.read, { id: request.pathParameter })).group);

  async function show(request: ConsoleRequest): Promise<PageResult> {
    const { group: shown, uiSettings } = await request.run(options.read, { id: request.pathParameter });
    const group = found(shown);
    const mayWrite = request.may(level.writeScope);
    const image = {
      kind: level.name,
      picture: pictureOf(request, level, group),
      imageUrl: group.imageUrl,
      defaultUrl: uiSettings?.defaultImageUrl ?? '',
    };
    const content = html`${notice(request, {
      created: level.name === 'organization' ? 'console.organizations.created' : 'organization.workspaceCreated',
      saved: 'organization.saved',
      imageSaved: 'image.saved',
      imageDeleted: 'image.removed',
    })}
${about(request, group)}
${mayWrite ? html`${names(request, group)}${imageSection(request, image)}` : ''}
${metadata(request, group)}
${mayWrite ? deletion(request, level, group) : ''}`;
    return groupView(request, level, group, 'general', content);
  }

  /** The version that the operator has read detects a change that another person made in the meantime. */
  async function update(request: ConsoleRequest): Promise<PageResult> {
    const name = fieldValue(request, 'name');
    const input = {
      name,
      ...(request.form.has('displayName') && { displayName: fieldValue(request, 'displayName') || name }),
      description: valueOrNull(request, 'description'),
      slug: fieldValue(request, 'slug'),
      externalId: valueOrNull(request, 'externalId'),
    };
    const version = Number(fieldValue(request, 'version'));
    await request.run(options.update, { id: request.pathParameter, input, version });
    return doneAt(request, level, 'general', 'saved');
  }

  /** Deletes after the name was entered, so that a click is not enough. */
  async function remove(request: ConsoleRequest): Promise<PageResult> {
    const group = await read(request);
    if (fieldValue(request, 'confirmation') !== group.title.trim()) {
      throw new OperationFailure({
        status: 400,
        code: 'CONFIRMATION_WRONG',
        message: request.text('organization.confirmationWrong'),
      });
    }
    await request.run(options.remove, { id: group.id });
    return { to: options.afterDeletion(request, group) };
  }

  async function setImage(request: ConsoleRequest): Promise<PageResult> {
    await request.run(options.setImage, { id: request.pathParameter });
    return doneAt(request, level, 'general', 'imageSaved');
  }

  async function deleteImage(request: ConsoleRequest): Promise<PageResult> {
    await request.run(options.deleteImage, { id: request.pathParameter });
    return doneAt(request, level, 'general', 'imageDeleted');
  }

  return consolePage({
    path: `${level.paths.general}/{${level.name}}`,
    scope: level.readScope,
    show,
    actions: { update, setImage, deleteImage, delete: remove },
    sensitive: ['delete'],
    maxFileBytes: imageUpload.maxBytes,
  });
}

function about(request: ConsoleRequest, group: GeneralGroup): SafeHtml {
  const { text } = request;
  return section({
    title: text('console.user.about'),
    content: facts([
      [text('console.id'), html`<code>${group.id}</code>`],
      [text('organization.slug'), html`<code>${group.slug}</code>`],
      ...(group.externalId === null
        ? []
        : [[text('console.externalId'), html`<code>${group.externalId}</code>`] as const]),
      ...(group.description === null ? [] : [[text('organization.description'), group.description] as const]),
      [text('organization.members'), String(group.memberCount)],
      ...(group.workspaceCount === undefined
        ? []
        : [[text('organization.workspaces'), String(group.workspaceCount)] as const]),
      [text('console.created'), dateTime(request, group.createdAt)],
      [text('console.organizations.changed'), dateTime(request, group.updatedAt)],
    ]),
  });
}

function names(request: ConsoleRequest, group: GeneralGroup): SafeHtml {
  const { text } = request;
  const context = actionForm(request, 'update');
  return section({
    title: text('organization.names'),
    content: form(context, {
      action: 'update',
      hidden: { version: String(group.version) },
      content: [
        problem(context, FIELDS),
        field(context, {
          name: 'name',
          label: text('organization.name'),
          value: group.name,
          isRequired: true,
          maxLength: 255,
        }),
        group.displayName === undefined
          ? ''
          : field(context, {
              name: 'displayName',
              label: text('organization.displayName'),
              hint: text('organization.displayNameHint'),
              value: group.displayName,
              maxLength: 255,
            }),
        field(context, {
          name: 'description',
          label: text('organization.description'),
          value: group.description,
          maxLength: 2000,
          isLong: true,
        }),
        field(context, {
          name: 'slug',
          label: text('organization.slug'),
          value: group.slug,
          hint: text('organization.slugHint'),
          isRequired: true,
          maxLength: 64,
        }),
        field(context, {
          name: 'externalId',
          label: text('console.externalId'),
          value: group.externalId,
          hint: text('console.organizations.externalIdHint'),
          maxLength: 255,
        }),
        button({ label: text('common.save') }),
      ],
    }),
  });
}

/** The metadata that the application has stored, if it has. */
function metadata({ text }: ConsoleRequest, { publicMetadata, privateMetadata }: GeneralGroup): SafeHtml | string {
  const stored = [
    { label: text('console.organizations.publicMetadata'), value: publicMetadata },
    { label: text('console.organizations.privateMetadata'), value: privateMetadata },
  ].filter(({ value }) => Object.keys(value).length > 0);
  if (stored.length === 0) return '';
  return section({
    title: text('console.organizations.metadata'),
    content: stored.map(({ label, value }) =>
      disclosure(
        label,
        html`<pre class="code-block" tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`,
      ),
    ),
  });
}

function deletion(request: ConsoleRequest, { name }: Level, { title }: GeneralGroup): SafeHtml {
  const { text } = request;
  const context = actionForm(request, 'delete');
  const label = text(name === 'organization' ? 'organization.delete' : 'organization.deleteWorkspace');
  return section({
    title: label,
    hint: text(name === 'organization' ? 'organization.deleteText' : 'organization.deleteWorkspaceText'),
    isDanger: true,
    content: form(context, {
      action: 'delete',
      content: [
        problem(context),
        field(context, {
          name: 'confirmation',
          label: text('organization.confirmName', { name: title }),
          autocomplete: 'off',
          isRequired: true,
        }),
        button({ label, kind: 'danger' }),
      ],
    }),
  });
}
