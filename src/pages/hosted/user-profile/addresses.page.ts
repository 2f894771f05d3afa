import { html, type SafeHtml } from '@remix-run/html-template';
import { UserProfileAddressesPageDocument, type UserProfileAddressesPageQuery } from '../documents.ts';
import { button, field, form, notice, problem } from '../layout/elements.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { emailActions, emailVerifications } from './emails.ts';
import { itemAction } from './items.ts';
import { phoneActions, phoneVerifications } from './phones.ts';
import { PROFILE_PATH, profilePage, profileView } from './profile-page.ts';
import type { Verification } from './verification.ts';

type Viewer = NonNullable<UserProfileAddressesPageQuery['viewer']>;

/** An email address or phone number. */
interface Address {
  readonly kind: 'Email' | 'Phone';
  readonly id: string;
  readonly address: string;
  readonly isPrimary: boolean;
  readonly isVerified: boolean;
}

/** The email addresses and phone numbers of the user. */
export const addressesPage = profilePage({
  path: `${PROFILE_PATH}/addresses`,
  show,
  actions: { ...emailActions, ...phoneActions },
});

const NOTICES = {
  linkSent: 'profile.addresses.linkSent',
  verified: 'profile.addresses.verified',
  madePrimary: 'profile.addresses.madePrimary',
  removed: 'profile.addresses.removed',
} as const;

async function show(request: PageRequest): Promise<PageResult> {
  const { email, phone } = request.deployment.authSettings;
  const { viewer } = await request.run(UserProfileAddressesPageDocument);
  if (!viewer) throw new Error('The page requires a signed-in user.');
  const [emails, phones] = [emailsOf(viewer), phonesOf(viewer)];
  const awaited = [...emails, ...phones].find(
    ({ id, isVerified }) => id === request.query.get('verify') && !isVerified,
  );
  if (awaited !== undefined) return codeView(request, awaited);
  return profileView(request, {
    title: 'profile.addresses.title',
    content: html`${notice(request, NOTICES)}
${problem(request, ['email', 'phoneNumber'])}
${email.enabled || emails.length > 0 ? section(request, 'Email', emails, email.enabled) : ''}
${phone.enabled || phones.length > 0 ? section(request, 'Phone', phones, phone.enabled) : ''}`,
  });
}

const emailsOf = ({ emails }: Viewer): Address[] =>
  emails.map(({ email, ...rest }) => ({ kind: 'Email', address: email, ...rest }));
const phonesOf = ({ phones }: Viewer): Address[] =>
  phones.map(({ phoneNumber, ...rest }) => ({ kind: 'Phone', address: phoneNumber, ...rest }));

function section(request: PageRequest, kind: Address['kind'], list: readonly Address[], isEnabled: boolean): SafeHtml {
  const { text } = request;
  const items = list.map((address) => item(request, address, list.length));
  const isEmail = kind === 'Email';
  const add = isEnabled
    ? form(request, {
        action: `add${kind}`,
        content: [
          isEmail
            ? field(request, {
                name: 'email',
                label: text('profile.addresses.newEmail'),
                type: 'email',
                autocomplete: 'email',
                isRequired: true,
                maxLength: 254,
              })
            : field(request, {
                name: 'phoneNumber',
                label: text('profile.addresses.newPhone'),
                type: 'tel',
                autocomplete: 'tel',
                isRequired: true,
                maxLength: 32,
                hint: text('common.phoneHint'),
              }),
          button({ label: text('profile.addresses.add'), kind: 'other' }),
        ],
      })
    : '';
  return html`<h2>${text(isEmail ? 'profile.addresses.emails' : 'profile.addresses.phones')}</h2>
${items.length === 0 ? html`<p>${text('profile.addresses.none')}</p>` : html`<ul class="items">${items}</ul>`}${add}`;
}

function item(request: PageRequest, address: Address, count: number): SafeHtml {
  const { text } = request;
  const { kind, id, address: about, isPrimary, isVerified } = address;
  const verify = verificationsOf(request, address).map(({ label, fields }) =>
    itemAction(request, { action: `prepare${kind}`, label, about, fields: { id, ...fields } }),
  );
  const makePrimary =
    isPrimary || !isVerified
      ? ''
      : itemAction(request, {
          action: `make${kind}Primary`,
          label: text('profile.addresses.makePrimary'),
          about,
          fields: { id },
        });
  // The primary address cannot be removed while there are others.
  const remove =
    isPrimary && count > 1
      ? ''
      : itemAction(request, {
          action: `delete${kind}`,
          label: text('profile.remove'),
          about,
          fields: { id },
          kind: 'danger',
        });
  return html`<li><div class="item-text"><strong>${about}</strong>
${isPrimary ? html`<span class="badge">${text('profile.addresses.primary')}</span>` : ''}
<p class="hint">${text(isVerified ? 'profile.addresses.isVerified' : 'profile.addresses.notVerified')}</p></div>
<div class="actions">${verify}${makePrimary}${remove}</div></li>`;
}

function verificationsOf(request: PageRequest, { kind, isVerified }: Address): readonly Verification[] {
  if (isVerified) return [];
  return kind === 'Email' ? emailVerifications(request) : phoneVerifications(request);
}

/** Asks for the code that was sent to an address. */
function codeView(request: PageRequest, address: Address): PageResult {
  const { text } = request;
  const again = verificationsOf(request, address).map(({ label, fields }) =>
    itemAction(request, {
      action: `prepare${address.kind}`,
      label,
      about: address.address,
      fields: { id: address.id, ...fields },
      path: `${request.path}?verify=${address.id}`,
    }),
  );
  return profileView(request, {
    title: 'profile.addresses.verifyTitle',
    content: html`${problem(request, ['code'])}
<p>${text('profile.addresses.codeSent', { address: address.address })}</p>
${form(request, {
  action: `verify${address.kind}`,
  path: `${request.path}?verify=${address.id}`,
  hidden: { id: address.id },
  content: [
    field(request, {
      name: 'code',
      label: text('common.code'),
      inputMode: 'numeric',
      autocomplete: 'one-time-code',
      isRequired: true,
      isSecret: true,
      hasFocus: true,
      maxLength: 16,
    }),
    html`<p class="actions">${button({ label: text('profile.addresses.verify') })}
<a class="button is-other" href="${request.link(request.path)}">${text('common.cancel')}</a></p>`,
  ],
})}
<h2>${text('profile.addresses.noCode')}</h2><div class="actions">${again}</div>`,
  });
}
