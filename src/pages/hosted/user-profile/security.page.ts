import { html, type SafeHtml } from '@remix-run/html-template';
import { notice, rows, section } from '../../elements/index.ts';
import { UserProfileSecurityPageDocument } from '../documents.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { authenticatorActions, authenticatorRow, enrolmentOf, enrolmentView } from './authenticator.ts';
import { backupCodeActions, backupCodeRow } from './backup-codes.ts';
import { passkeyActions, passkeySection, renameForm } from './passkeys.ts';
import { passwordActions, passwordRow } from './password.ts';
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
  if (renamed !== undefined) {
    return profileView(request, {
      title: 'profile.passkeys.rename',
      user: viewer,
      content: renameForm(request, renamed),
    });
  }
  return profileView(request, {
    title: 'profile.security.title',
    user: viewer,
    scripts: ['account-security.js'],
    content: html`${notice(request, NOTICES)}
${factorSection(request, security)}
${[passkeySection, socialAccountSection, walletSection].map((each) => each(request, security))}`,
  });
}

/** The password and the second factors. Nothing where the settings disable all of them. */
function factorSection(request: PageRequest, security: Security): SafeHtml | string {
  const { text } = request;
  const second = [authenticatorRow, backupCodeRow].map((row) => row(request, security)).filter((row) => row !== null);
  const password = passwordRow(request, security);
  const items = password === null ? second : [password, ...second];
  const title = text(second.length === 0 ? 'profile.password.title' : 'profile.security.factors');
  if (items.length === 0) return '';
  return section({
    title,
    ...(second.length > 0 && { hint: text('profile.security.factorsHint') }),
    content: rows(items, { icon: 'shield', title }),
  });
}
