import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { html, type SafeHtml } from '@remix-run/html-template';
import { parse } from 'graphql';
import { actions, button, form as formElement } from '../../../../elements/index.ts';
import { actionForm } from '../../../../hosted/forms/shown-form.ts';
import type { PageResult } from '../../../../hosted/page.ts';
import type { TextKey } from '../../../../texts/texts.ts';
import { assertMay, type ConsolePage, type ConsoleRequest, consolePage } from '../../../console-request.ts';
import { settingParts } from '../fields/setting-elements.ts';
import { leavesOf } from '../fields/setting-fields.ts';
import { enteredInput, fieldsOf, type SettingsForm, selectionOf } from '../fields/settings-form.ts';
import { isConflict, type SettingsPath, type ShownWarning, settingsView, settingWarnings } from './settings-view.ts';
import type { Preview } from './sign-in-frame.ts';

/** Settings with the version of the deployment. */
export interface VersionedSettings extends Readonly<Record<string, unknown>> {
  readonly version: number;
  readonly warnings: readonly ShownWarning[];
}

/** What the document of a page returns. */
type ReadSettings = Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;

interface Section {
  readonly path: SettingsPath;
  /** The operation that reads the settings. */
  readonly query: 'authSettings' | 'uiSettings' | 'b2bSettings' | 'restrictions' | 'deployment';
  readonly form: SettingsForm;
  /** Stores what was entered, unless the settings have another version. */
  readonly update: (request: ConsoleRequest, change: SettingsChange) => Promise<unknown>;
  /** What is above and below the form. */
  readonly above?: (request: ConsoleRequest, stored: VersionedSettings, read: ReadSettings) => SafeHtml | string;
  readonly below?: (request: ConsoleRequest, stored: VersionedSettings) => Promise<SafeHtml> | SafeHtml;
  /** Shows what the settings do: those that are stored, or those that were entered. The form then has a button that asks for it. */
  readonly preview?: (request: ConsoleRequest, entered: Record<string, unknown> | null) => Promise<Preview>;
  readonly done?: Readonly<Record<string, TextKey>>;
  /** More fields of the settings to read, and more that is read beside them. */
  readonly selection?: string;
  readonly beside?: string;
  readonly actions?: NonNullable<ConsolePage['actions']>;
  readonly sensitive?: readonly string[];
  readonly maxFileBytes?: number;
}

export interface SettingsChange {
  readonly input: Record<string, unknown>;
  readonly version: number | null;
}

/**
 * A page with a form of settings that have the version of the deployment. The document that reads them names the fields of the form,
 * so that a new field of the SDL is read as well.
 */
export function versionedSettingsPage(section: Section): ConsolePage {
  const { path, actions = {}, sensitive = [], preview, maxFileBytes } = section;
  return consolePage({
    path,
    scope: 'settings:read',
    show: (request) => showSettings(section, request),
    actions: {
      save: (request) => save(section, request),
      ...(preview && { preview: (request) => showEntered(section, request) }),
      ...actions,
    },
    sensitive,
    ...(maxFileBytes !== undefined && { maxFileBytes }),
  });
}

/** Shows what was entered, without storing it. An operator who cannot store it has no form. */
async function showEntered(section: Section, request: ConsoleRequest): Promise<PageResult> {
  assertMay(request, 'settings:write');
  return showSettings(section, request, enteredInput(request, section.form));
}

async function showSettings(
  section: Section,
  request: ConsoleRequest,
  entered: Record<string, unknown> | null = null,
): Promise<PageResult> {
  const { path, form, above, below, preview, done = {} } = section;
  const { stored, read } = await storedSettings(section, request);
  const own = actionForm(request, 'save', 'preview');
  const fields = leavesOf(fieldsOf(form)).map((field) => field.path);
  const shown = (await preview?.(request, entered)) ?? null;
  const view = settingsView(request, path, {
    done,
    fields,
    // A preview changes nothing, so it is made again when its form is sent again.
    ...(entered !== null && { status: 200 }),
    content: html`${settingWarnings(request, stored.warnings)}
${shown?.content ?? ''}
${above?.(request, stored, read) ?? ''}
${settingsForm(own, settingParts(own, form, { stored, isConflict: isConflict(own) }), {
  // What was entered belongs to the version that the form has shown.
  version: (entered === null ? null : expectedVersion(request)) ?? stored.version,
  hasPreview: preview !== undefined,
})}
${(await below?.(request, stored)) ?? ''}`,
  });
  return shown === null ? view : { ...view, shows: shown.shows };
}

/** The form of settings; without its button for an operator who cannot change them. */
function settingsForm(
  request: ConsoleRequest,
  parts: SafeHtml,
  { version, hasPreview }: { readonly version: number; readonly hasPreview: boolean },
): SafeHtml {
  const { text } = request;
  if (!request.may('settings:write')) return html`<fieldset disabled>${parts}</fieldset>`;
  return formElement(request, {
    ...(!hasPreview && { action: 'save' }),
    hidden: { version: String(version) },
    content: html`${parts}<div class="save-bar">${
      hasPreview
        ? actions(
            button({ label: text('common.save'), action: 'save', icon: 'check' }),
            button({ label: text('console.messages.preview'), action: 'preview', kind: 'other', icon: 'eye' }),
          )
        : button({ label: text('common.save'), icon: 'check' })
    }</div>`,
  });
}

type SettingsDocument = TypedDocumentNode<ReadSettings, Record<string, never>>;

const documents = new Map<string, SettingsDocument>();

async function storedSettings(
  section: Section,
  request: ConsoleRequest,
): Promise<{ readonly stored: VersionedSettings; readonly read: ReadSettings }> {
  const { query } = section;
  const document = documents.get(query) ?? documentOf(section);
  documents.set(query, document);
  const read = await request.run(document);
  const found = read[query];
  if (!found) throw new Error(`The settings ${query} are missing.`);
  const { version, warnings = [] } = found as unknown as VersionedSettings;
  return { stored: { ...found, version, warnings }, read };
}

function documentOf({ query, form, selection = '', beside = '' }: Section): SettingsDocument {
  const warnings = query === 'deployment' ? '' : 'warnings { path message }';
  const fields = `version ${warnings} ${selection} ${selectionOf(fieldsOf(form))}`;
  return parse(`query ConsoleSettings { ${query} { ${fields} } ${beside} }`, { noLocation: true });
}

async function save({ form, update }: Section, request: ConsoleRequest): Promise<PageResult> {
  await update(request, { input: enteredInput(request, form), version: expectedVersion(request) });
  return { to: request.link(request.path, { done: 'saved' }) };
}

/** The version that the form has shown. */
export function expectedVersion({ form }: ConsoleRequest): number | null {
  const version = Number(form.get('version'));
  return Number.isSafeInteger(version) && version > 0 ? version : null;
}
