import { html, type SafeHtml } from '@remix-run/html-template';
import { UserProfileSecurityPageDocument } from '../documents.ts';
import { notice, problem } from '../layout/elements.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { authenticatorActions, authenticatorSection, enrolmentOf, enrolmentView } from './authenticator.ts';
import { backupCodeActions, backupCodeSection } from './backup-codes.ts';
import { passkeyActions, passkeySection, renameForm } from './passkeys.ts';
import { passwordActions, passwordSection } from './password.ts';
import { PROFILE_PATH, profilePage, profileView } from './profile-page.ts';
import type { Security } from './security.ts';
import { socialAccountActions, socialAccountSection } from './social-accounts.ts';
import { walletActions, walletSection } from './wallets.ts';

/** How the user signs in: password, providers, second factors, passkeys and wallets. */
export const securityPage = profilePage({
  path: `${PROFILE_PATH}/security`,
  show,
  actions: {
    ...passwordActions,
    ...authenticatorActions,
    ...backupCodeActions,
    ...passkeyActions,
    ...walletActions,
    ...socialAccountActions,
  },
  shownOnce: {
    startAuthenticator: { text: 'shownOnce.nextAuthenticator', next: (request) => request.link(request.path) },
    createBackupCodes: { text: 'shownOnce.nextCodes', next: (request) => request.link(request.path) },
  },
});

const NOTICES = {
  passwordSaved: 'profile.password.saved',
  authenticatorAdded: 'profile.authenticator.added',
  authenticatorRemoved: 'profile.authenticator.removed',
  passkeyAdded: 'profile.passkeys.added',
  passkeyRenamed: 'profile.passkeys.renamed',
  passkeyRemoved: 'profile.passkeys.removed',
  walletLinked: 'profile.wallets.linked',
  walletUnlinked: 'profile.wallets.unlinked',
  socialLinked: 'profile.social.linked',
  socialUnlinked: 'profile.social.unlinked',
} as const;

async function show(request: PageRequest): Promise<PageResult> {
  const enrolment = enrolmentOf(request);
  if (request.failure !== null && enrolment !== null) return enrolmentView(request, enrolment);
  const { viewer, ...rest } = await request.run(UserProfileSecurityPageDocument);
  if (!viewer) throw new Error('The page requires a signed-in user.');
  const security: Security = { ...rest, viewer };
  const renamed = security.passkeys?.passkeys.find(({ id }) => id === request.query.get('rename'));
  if (renamed !== undefined)
    return profileView(request, { title: 'profile.passkeys.rename', content: renameForm(request, renamed) });
  return profileView(request, {
    title: 'profile.security.title',
    scripts: ['account-security.js'],
    content: html`${notice(request, NOTICES)}
${problem(request, ['currentPassword', 'newPassword', 'code', 'password'])}
${sections(request, security)}`,
  });
}

function sections(request: PageRequest, security: Security): (SafeHtml | string)[] {
  return [
    passwordSection,
    socialAccountSection,
    authenticatorSection,
    backupCodeSection,
    passkeySection,
    walletSection,
  ].map((section) => section(request, security));
}
