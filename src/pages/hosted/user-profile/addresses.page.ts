import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  badge,
  button,
  disclosure,
  field,
  form,
  icon,
  linkButton,
  notice,
  problem,
  type Row,
  rowIcon,
  rows,
  section,
} from '../../elements/index.ts';
import { UserProfileAddressesPageDocument, type UserProfileAddressesPageQuery } from '../documents.ts';
import { actionForm } from '../forms/shown-form.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { emailActions, emailVerifications } from './emails.ts';
import { phoneActions, phoneVerifications } from './phones.ts';
import { PROFILE_PATH, profilePage, profileView } from './profile-page.ts';
import { confirmedForm, rowForm, rowMenu, rowProblem } from './row-actions.ts';
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

const TEXTS = {
  Email: {
    icon: 'mail',
    title: 'profile.addresses.emails',
    hint: 'profile.addresses.emailsHint',
    none: 'profile.addresses.noEmails',
    add: 'profile.addresses.addEmail',
  },
  Phone: {
    icon: 'phone',
    title: 'profile.addresses.phones',
    hint: 'profile.addresses.phonesHint',
    none: 'profile.addresses.noPhones',
    add: 'profile.addresses.addPhone',
  },
} as const;

async function show(request: PageRequest): Promise<PageResult> {
  const { email, phone } = request.deployment.authSettings;
  const { viewer } = await request.run(UserProfileAddressesPageDocument);
  if (!viewer) throw new Error('The page requires a signed-in user.');
  const [emails, phones] = [emailsOf(viewer), phonesOf(viewer)];
  const awaited = [...emails, ...phones].find(
    ({ id, isVerified }) => id === request.query.get('verify') && !isVerified,
  );
  if (awaited !== undefined) return codeView(request, viewer, awaited);
  return profileView(request, {
    title: 'profile.addresses.title',
    user: viewer,
    content: html`${notice(request, NOTICES)}
${email.enabled || emails.length > 0 ? addressSection(request, 'Email', emails, email.enabled) : ''}
${phone.enabled || phones.length > 0 ? addressSection(request, 'Phone', phones, phone.enabled) : ''}`,
  });
}

const emailsOf = ({ emails }: Viewer): Address[] =>
  emails.map(({ email, ...rest }) => ({ kind: 'Email', address: email, ...rest }));
const phonesOf = ({ phones }: Viewer): Address[] =>
  phones.map(({ phoneNumber, ...rest }) => ({ kind: 'Phone', address: phoneNumber, ...rest }));

function addressSection(
  request: PageRequest,
  kind: Address['kind'],
  list: readonly Address[],
  isEnabled: boolean,
): SafeHtml {
  const { text } = request;
  const texts = TEXTS[kind];
  const context = actionForm(request, `add${kind}`);
  const items = list.map((address) => addressRow(request, address, list.length));
  return section({
    title: text(texts.title),
    hint: text(texts.hint),
    content: [
      rows(items, { icon: texts.icon, title: text(texts.none) }),
      isEnabled
        ? disclosure(text(texts.add), addForm(context, kind), {
            isOpen: context.failure !== null || list.length === 0,
          })
        : '',
    ],
  });
}

function addForm(request: PageRequest, kind: Address['kind']): SafeHtml {
  const { text } = request;
  const address =
    kind === 'Email'
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
        });
  return form(request, {
    action: `add${kind}`,
    content: [
      problem(request, ['email', 'phoneNumber']),
      address,
      button({ label: text('profile.addresses.add'), isSmall: true }),
    ],
  });
}

function addressRow(request: PageRequest, address: Address, count: number): Row {
  const { text } = request;
  const { kind, id, address: about, isPrimary, isVerified } = address;
  const [first, ...others] = verificationsOf(request, address).map((way) => ({
    action: `prepare${kind}`,
    label: way.label,
    icon: 'send' as const,
    about,
    fields: { id, ...way.fields },
  }));
  // The primary address cannot be removed while there are others.
  const canRemove = !isPrimary || count === 1;
  const manage = rowMenu(request, about, [
    ...others.map((way) => rowForm(request, way)),
    isPrimary || !isVerified
      ? ''
      : rowForm(request, {
          action: `make${kind}Primary`,
          label: text('profile.addresses.makePrimary'),
          icon: 'check',
          about,
          fields: { id },
        }),
    canRemove
      ? confirmedForm(request, {
          action: `delete${kind}`,
          label: text('profile.remove'),
          text: text('profile.removeText'),
          about,
          fields: { id },
        })
      : '',
  ]);
  return {
    picture: rowIcon(icon(TEXTS[kind].icon)),
    title: about,
    badges: [
      isPrimary ? badge(text('profile.addresses.primary'), { tone: 'accent' }) : '',
      isVerified
        ? badge(text('profile.addresses.isVerified'), { tone: 'good', icon: 'check' })
        : badge(text('profile.addresses.notVerified'), { tone: 'warning' }),
    ],
    end: [first === undefined ? '' : rowForm(request, first), manage],
    below: rowProblem(request, 'id', id),
  };
}

function verificationsOf(request: PageRequest, { kind, isVerified }: Address): readonly Verification[] {
  if (isVerified) return [];
  return kind === 'Email' ? emailVerifications(request) : phoneVerifications(request);
}

/** Asks for the code that was sent to an address. */
function codeView(request: PageRequest, viewer: Viewer, address: Address): PageResult {
  const { text } = request;
  const { kind, id } = address;
  const path = `${request.path}?verify=${id}`;
  const context = actionForm(request, `verify${kind}`);
  const again = verificationsOf(request, address).map(({ label, fields }) =>
    rowForm(request, { action: `prepare${kind}`, label, about: address.address, fields: { id, ...fields }, path }),
  );
  const code = form(request, {
    action: `verify${kind}`,
    path,
    hidden: { id },
    content: [
      problem(context, ['code']),
      field(context, {
        name: 'code',
        label: text('common.code'),
        inputMode: 'numeric',
        autocomplete: 'one-time-code',
        isRequired: true,
        isCode: true,
        isSecret: true,
        hasFocus: true,
        maxLength: 16,
      }),
      actions(
        button({ label: text('profile.addresses.verify') }),
        linkButton({ href: request.link(request.path), kind: 'other', label: text('common.cancel') }),
      ),
    ],
  });
  return profileView(request, {
    title: 'profile.addresses.verifyTitle',
    user: viewer,
    content: section({
      title: address.address,
      hint: text('profile.addresses.codeSent', { address: address.address }),
      content: [
        code,
        html`<div class="aside-part"><p>${text('profile.addresses.noCode')}</p>${problem(actionForm(request, `prepare${kind}`))}${actions(...again)}</div>`,
      ],
    }),
  });
}
