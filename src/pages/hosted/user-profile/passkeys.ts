import { html, type SafeHtml } from '@remix-run/html-template';
import { UserProfileDeletePasskeyDocument, UserProfileRenamePasskeyDocument } from '../documents.ts';
import { fieldValue } from '../forms/form-values.ts';
import { date } from '../layout/dates.ts';
import { button, field, form, problem } from '../layout/elements.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { confirmLink } from '../requests/reauthentication.ts';
import { itemAction } from './items.ts';
import { doneOn } from './profile-page.ts';
import type { Security } from './security.ts';

export const passkeyActions = { renamePasskey, deletePasskey };

type Passkeys = NonNullable<Security['passkeys']>;
type Passkey = Passkeys['passkeys'][number];

/** The passkeys with their forms. The module adds new ones, because only scripts can. */
export function passkeySection(request: PageRequest, { passkeys }: Security): SafeHtml | string {
  const { text } = request;
  const isEnabled = request.deployment.authSettings.authenticationFactors.passkey.enabled;
  const list = passkeys?.passkeys ?? [];
  if (!isEnabled && list.length === 0) return '';
  const items = list.map((passkey) => item(request, passkey));
  return html`<h2>${text('profile.passkeys.title')}</h2>
<p>${text('profile.passkeys.intro')}</p>
${items.length === 0 ? html`<p>${text('profile.passkeys.none')}</p>` : html`<ul class="items">${items}</ul>`}
${removedSignal(request, passkeys)}
${isEnabled ? addForm(request) : ''}`;
}

function item(request: PageRequest, { id, name, createdAt, lastUsedAt }: Passkey): SafeHtml {
  const { text } = request;
  const used = lastUsedAt === null ? '' : html` · ${text('profile.lastUsed')} ${date(request, lastUsedAt)}`;
  const remove = itemAction(request, {
    action: 'deletePasskey',
    label: text('profile.remove'),
    about: name,
    fields: { id },
    kind: 'danger',
  });
  return html`<li><div class="item-text"><strong>${name}</strong><p class="hint">${text('profile.created')} ${date(request, createdAt)}${used}</p></div>
<div class="actions"><a class="button is-other" href="${request.link(request.path, { rename: id })}">${text('profile.passkeys.rename')}<span class="unseen"> ${name}</span></a>${remove}</div></li>`;
}

/** After a removal, what the module tells the browser, so that it no longer offers the passkey. */
function removedSignal({ query }: PageRequest, passkeys: Passkeys | null): SafeHtml | string {
  if (query.get('done') !== 'passkeyRemoved' || passkeys === null) return '';
  const { rpId, userHandle } = passkeys;
  const ids = passkeys.passkeys.map(({ credentialId }) => credentialId).join(' ');
  return html`<div hidden data-accepted-passkeys="${ids}" data-rp-id="${rpId}" data-user-handle="${userHandle}"></div>`;
}

function addForm(request: PageRequest): SafeHtml {
  const { text } = request;
  return html`<p class="hint" data-needs-script>${text('profile.needsScript')}</p>
<p class="hint" data-no-passkeys hidden>${text('profile.passkeys.unsupported')}</p>
<form data-add-passkey hidden data-done="${request.link(request.path, { done: 'passkeyAdded' })}" data-confirm="${confirmLink(request)}" data-failed="${text('profile.passkeys.failed')}" data-cancelled="${text('profile.passkeys.cancelled')}">
<div class="problem" role="alert" data-problem hidden></div>
<div class="field"><label for="passkeyName">${text('profile.passkeys.name')}</label>
<input id="passkeyName" name="passkeyName" maxlength="100" autocomplete="off" aria-describedby="passkeyName-hint">
<p class="hint" id="passkeyName-hint">${text('profile.passkeys.nameHint')}</p></div>
<button type="submit" class="button is-other">${text('profile.passkeys.add')}</button>
</form>`;
}

/** The form with the name of one passkey. */
export function renameForm(request: PageRequest, { id, name }: Passkey): SafeHtml {
  const { text } = request;
  return html`${problem(request, ['name'])}
${form(request, {
  path: `${request.path}?rename=${id}`,
  action: 'renamePasskey',
  hidden: { id },
  content: [
    field(request, {
      name: 'name',
      label: text('profile.passkeys.name'),
      value: name,
      isRequired: true,
      maxLength: 100,
    }),
    html`<p class="actions">${button({ label: text('common.save') })}<a class="button is-other" href="${request.link(request.path)}">${text('common.cancel')}</a></p>`,
  ],
})}`;
}

async function renamePasskey(request: PageRequest): Promise<PageResult> {
  const input = { name: fieldValue(request, 'name') };
  await request.run(UserProfileRenamePasskeyDocument, { passkeyId: fieldValue(request, 'id'), input });
  return doneOn(request, 'passkeyRenamed');
}

async function deletePasskey(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileDeletePasskeyDocument, { passkeyId: fieldValue(request, 'id') });
  return doneOn(request, 'passkeyRemoved');
}
