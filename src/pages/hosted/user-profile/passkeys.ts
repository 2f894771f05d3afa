import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  button,
  date,
  field,
  form,
  icon,
  linkButton,
  problem,
  type Row,
  rowIcon,
  rows,
  section,
} from '../../elements/index.ts';
import { UserProfileDeletePasskeyDocument, UserProfileRenamePasskeyDocument } from '../documents.ts';
import { doneOn } from '../forms/done-on.ts';
import { fieldValue } from '../forms/form-values.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { confirmedForm, rowMenu, rowProblem } from './row-actions.ts';
import { scriptForm } from './script-form.ts';
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
  return section({
    title: text('profile.passkeys.title'),
    hint: text('profile.passkeys.intro'),
    content: [
      rows(
        list.map((passkey) => passkeyRow(request, passkey)),
        { icon: 'passkey', title: text('profile.passkeys.none'), action: isEnabled ? addForm(request) : '' },
      ),
      removedSignal(request, passkeys),
      isEnabled && list.length > 0 ? addForm(request) : '',
    ],
  });
}

function passkeyRow(request: PageRequest, { id, name, createdAt, lastUsedAt }: Passkey): Row {
  const { text } = request;
  const used = lastUsedAt === null ? '' : html` · ${text('profile.lastUsed')} ${date(request, lastUsedAt)}`;
  const rename = linkButton({
    href: request.link(request.path, { rename: id }),
    label: html`${text('profile.passkeys.rename')}<span class="unseen"> ${name}</span>`,
    kind: 'other',
    icon: 'pencil',
  });
  const remove = confirmedForm(request, {
    action: 'deletePasskey',
    label: text('profile.remove'),
    text: text('profile.removeText'),
    about: name,
    fields: { id },
  });
  return {
    picture: rowIcon(icon('passkey')),
    title: name,
    text: html`${text('profile.created')} ${date(request, createdAt)}${used}`,
    end: rowMenu(request, name, [rename, remove]),
    below: rowProblem(request, 'id', id),
  };
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
  return scriptForm(request, {
    marker: 'data-add-passkey',
    done: 'passkeyAdded',
    label: text('profile.passkeys.add'),
    unsupported: text('profile.passkeys.unsupported'),
    failed: text('profile.passkeys.failed'),
    cancelled: text('profile.passkeys.cancelled'),
  });
}

/** The form with the name of one passkey. */
export function renameForm(request: PageRequest, { id, name }: Passkey): SafeHtml {
  const { text } = request;
  return section({
    title: name,
    hint: text('profile.passkeys.renameHint'),
    content: form(request, {
      path: `${request.path}?rename=${id}`,
      action: 'renamePasskey',
      hidden: { id },
      content: [
        problem(request, ['name']),
        field(request, {
          name: 'name',
          label: text('profile.passkeys.name'),
          value: name,
          isRequired: true,
          hasFocus: true,
          maxLength: 100,
        }),
        actions(
          button({ label: text('common.save') }),
          linkButton({ href: request.link(request.path), kind: 'other', label: text('common.cancel') }),
        ),
      ],
    }),
  });
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
