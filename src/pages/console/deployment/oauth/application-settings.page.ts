import { html } from '@remix-run/html-template';
import { actions, button, form, notice, problem } from '../../../elements/index.ts';
import { doneOn } from '../../../hosted/forms/done-on.ts';
import type { PageResult, View } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import {
  ConsoleOauthApplicationSettingsDocument,
  type ConsoleShownOauthResourcesFragment,
  ConsoleUpdateOauthApplicationDocument,
  type UpdateOauthApplicationInput,
} from '../documents.ts';
import type { Preview } from '../settings/frame/sign-in-frame.ts';
import { maySeeRoles, type ShownApplication } from './application-elements.ts';
import { changedFields, enteredApplication, FIELD_NAMES, formParts } from './application-form.ts';
import { typeOf } from './application-types.ts';
import { applicationView } from './application-view.ts';
import { consentFrame } from './consent-frame.ts';
import { withGrantFailure } from './grant-failure.ts';
import { readApplication } from './read-application.ts';
import { resourceSearch, resourceSearchOf } from './resource-search.ts';

/** The settings of an application. */
export const oauthApplicationSettingsPage = consolePage({
  path: '/oauth-application-settings/{application}',
  scope: 'oauth_applications:read',
  show: (request) => settingsView(request, null),
  actions: { save, preview },
  actionScopes: { save: 'oauth_applications:write', preview: 'oauth_applications:write' },
  sensitive: ['save'],
});

/** The form with what is stored, or with what was entered and is only previewed. */
async function settingsView(request: ConsoleRequest, entered: UpdateOauthApplicationInput | null): Promise<View> {
  const { text } = request;
  const search = resourceSearchOf(request);
  const { oauthApplication: application, oauthResources: resources } = await request.run(
    ConsoleOauthApplicationSettingsDocument,
    { id: request.pathParameter, search, hasOrganizations: maySeeRoles(request) },
  );
  if (!application || !resources) throw new Error('The application or the list of resources is missing.');
  const roles = application.organization?.roles?.nodes ?? [];
  const parts = formParts({ request, application, resources, roles }, { isNew: false });
  const path = search === null ? request.path : `${request.path}?${new URLSearchParams({ resource: search })}`;
  const consent = await consentOf(request, { application, resources, entered });
  const view = applicationView(
    request,
    application,
    html`${notice(request, { saved: 'common.saved' })}${problem(withGrantFailure(request), FIELD_NAMES)}
${consent?.content ?? ''}
${resourceSearch(request, resources, request.path)}
${
  request.may('oauth_applications:write')
    ? form(request, {
        path,
        content: html`${parts}<div class="save-bar">${actions(
          button({ label: text('common.save'), action: 'save', icon: 'check' }),
          typeOf(application).signsUsersIn && application.registration === 'MANUAL'
            ? button({ label: text('console.messages.preview'), action: 'preview', kind: 'other', icon: 'eye' })
            : '',
        )}</div>`,
      })
    : html`<fieldset disabled>${parts}</fieldset>`
}`,
  );
  if (consent === null) return view;
  const imageOrigins = [...(view.shows?.imageOrigins ?? []), ...(consent.shows.imageOrigins ?? [])];
  // A preview changes nothing, so it is made again when its form is sent again.
  return { ...view, shows: { ...consent.shows, imageOrigins }, ...(entered !== null && { status: 200 }) };
}

interface Previewed {
  readonly application: ShownApplication;
  readonly resources: ConsoleShownOauthResourcesFragment;
  readonly entered: UpdateOauthApplicationInput | null;
}

/** Users are asked for what the application lists. A client that was not registered lists nothing. */
const hasConsentPage = (shown: ShownApplication): boolean =>
  typeOf(shown).signsUsersIn && shown.isFirstParty !== true && (shown.registration ?? 'MANUAL') === 'MANUAL';

/** The page of consent; null if users are not asked. */
async function consentOf(
  request: ConsoleRequest,
  { application, resources, entered }: Previewed,
): Promise<Preview | null> {
  const shown = { ...application, ...(entered as Partial<ShownApplication> | null) };
  if (!hasConsentPage(shown)) return null;
  return consentFrame(request, { application: shown, resources, isEntered: entered !== null });
}

async function preview(request: ConsoleRequest): Promise<PageResult> {
  const stored = await readApplication(request);
  return settingsView(request, enteredApplication(request, stored, { isNew: false }));
}

async function save(request: ConsoleRequest): Promise<PageResult> {
  const id = request.pathParameter;
  const stored = await readApplication(request);
  const input = changedFields(stored, enteredApplication(request, stored, { isNew: false }));
  await request.run(ConsoleUpdateOauthApplicationDocument, { id, input });
  return doneOn(request, 'saved');
}
