import { type MessageKind, type MessageVariable, textsOfCatalogues } from '../../platform/messages/message-kind.ts';
import { deviceText, NOTICE_EVENTS, type NoticeEvent, noticeTexts } from './notices/notices.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';

const textsOf = textsOfCatalogues({ en, de, fr, es });

const purpose: MessageVariable = {
  description: 'What the code is for.',
  type: 'text',
  choices: ['sign_in', 'sign_up', 'email', 'phone', 'reset', 'reauthenticate'],
  sample: 'sign_in',
};

const at: MessageVariable = {
  description: 'When it happened, in UTC.',
  type: 'timestamp',
  sample: '2026-01-30T09:30:00.000Z',
};

const ip: MessageVariable = {
  description: 'The IP address of the client. Empty for a change that was made on the backend host.',
  type: 'text',
  sample: '203.0.113.7',
  isPrivate: true,
};

const origin: MessageVariable = {
  description: 'Who made the change: `user`, or `team` for the backend host.',
  type: 'text',
  choices: ['user', 'team'],
  sample: 'user',
};

/** The kinds of messages to users about their accounts. */
export const identityMessages: readonly MessageKind[] = [
  {
    name: 'verification_code',
    channel: 'mail',
    description: 'A code that verifies an email address or signs in. The layout shows the code below the paragraphs.',
    variables: { purpose },
    places: 'code',
    texts: textsOf('verification_code'),
  },
  {
    name: 'verification_code_phone',
    channel: 'phone',
    description: 'A code that verifies a phone number or signs in.',
    variables: {
      code: { description: 'The code.', type: 'text', sample: '402193', isRequired: true, isPrivate: true },
      purpose,
    },
    texts: textsOf('verification_code_phone'),
  },
  {
    name: 'sign_in_link',
    channel: 'mail',
    description: 'A link that signs the user in.',
    variables: {},
    places: 'url',
    texts: textsOf('sign_in_link'),
  },
  {
    name: 'sign_up_link',
    channel: 'mail',
    description: 'A link that verifies the address of a sign-up. It works only in the browser that signed up.',
    variables: {},
    places: 'url',
    texts: textsOf('sign_up_link'),
  },
  {
    name: 'email_confirmation_link',
    channel: 'mail',
    description: 'A link that verifies a new address of a signed-in user. It works only in the browser of the user.',
    variables: {},
    places: 'url',
    texts: textsOf('email_confirmation_link'),
  },
  {
    name: 'password_reset_link',
    channel: 'mail',
    description: 'A link to choose a new password.',
    variables: {},
    places: 'url',
    texts: textsOf('password_reset_link'),
  },
  {
    name: 'account_exists',
    channel: 'mail',
    description: 'Informs the owner of an address that a sign-up used it. The link opens the sign-in page.',
    variables: {},
    places: 'url',
    texts: textsOf('account_exists'),
  },
  {
    name: 'account_exists_phone',
    channel: 'phone',
    description: 'Informs the owner of a phone number that a sign-up used it.',
    variables: {},
    texts: textsOf('account_exists_phone'),
  },
  {
    name: 'address_in_use',
    channel: 'mail',
    description: 'Informs a user that another user tried to add their address or phone number.',
    variables: {
      addressType: {
        description: 'The kind of the address.',
        type: 'text',
        choices: ['email', 'phone'],
        sample: 'email',
      },
      address: {
        description: 'The address or number.',
        type: 'text',
        sample: 'ada@example.com',
        isPrivate: true,
      },
    },
    texts: textsOf('address_in_use'),
  },
  {
    name: 'account_deleted',
    channel: 'mail',
    description: 'Confirms that the user has deleted their account.',
    variables: { at, ip },
    texts: textsOf('account_deleted'),
  },
  {
    name: 'new_sign_in',
    channel: 'mail',
    description: 'Informs the user of a sign-in from a new device.',
    variables: {
      device: {
        description: 'The browser and its system.',
        type: 'text',
        sample: 'Firefox on Linux',
        isPrivate: true,
      },
      at,
      ip,
    },
    texts: textsOf('new_sign_in'),
    localize: ({ browser, system }, language) =>
      browser === undefined || system === undefined ? {} : { device: deviceText({ browser, system }, language) },
  },
  {
    name: 'security_notice',
    channel: 'mail',
    description:
      'Informs the user of a change to their account: its password, factors, addresses, wallets or linked accounts.',
    variables: {
      notice: {
        description: 'What happened, in the language of the message and without a full stop. It can name an address.',
        type: 'text',
        sample: 'Your password was changed',
        isPrivate: true,
      },
      title: {
        description: 'What happened, without personal data.',
        type: 'text',
        sample: 'Your password was changed',
      },
      event: { description: 'The change.', type: 'text', choices: NOTICE_EVENTS, sample: 'password_changed' },
      origin,
      at,
      ip,
    },
    texts: textsOf('security_notice'),
    localize: ({ event, ...values }, language) => noticeTexts(event as NoticeEvent, values, language),
  },
  {
    name: 'waitlist_approval',
    channel: 'mail',
    description: 'Invites the person of an approved waitlist entry to sign up. The link opens the sign-up page.',
    variables: {},
    places: 'url',
    texts: textsOf('waitlist_approval'),
  },
];
