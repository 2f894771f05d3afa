import { html, type SafeHtml } from '@remix-run/html-template';
import { UserProfileCreateBackupCodesDocument } from '../documents.ts';
import { date } from '../layout/dates.ts';
import { button, form } from '../layout/elements.ts';
import { shownOnce } from '../layout/shown-once.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { profileView } from './profile-page.ts';
import type { Security } from './security.ts';

export const backupCodeActions = { createBackupCodes };

/** The number of backup codes that are left, and a button for new ones. Empty where the settings disable them. */
export function backupCodeSection(request: PageRequest, { backupCodes }: Security): SafeHtml | string {
  const { text } = request;
  const { authenticationFactors, backupCode, secondFactorPolicy } = request.deployment.authSettings;
  const isAllowed =
    backupCode.enabled &&
    authenticationFactors.secondFactorBackupCodeEnabled &&
    secondFactorPolicy !== 'NO_SECOND_FACTOR';
  if (!isAllowed) return '';
  const { total = 0, remaining = 0, generatedAt = null } = backupCodes ?? {};
  const left =
    total === 0 || generatedAt === null
      ? html`<p>${text('profile.backupCodes.none')}</p>`
      : html`<p>${text('profile.backupCodes.left', { remaining, total })} ${text('profile.backupCodes.created')} ${date(request, generatedAt)}.</p>`;
  const warning = total === 0 ? '' : html`<p class="hint">${text('profile.backupCodes.replaces')}</p>`;
  return html`<h2>${text('profile.backupCodes.title')}</h2>${left}
${form(request, { content: [button({ label: text('profile.backupCodes.create'), action: 'createBackupCodes', kind: 'other' }), warning] })}`;
}

async function createBackupCodes(request: PageRequest): Promise<PageResult> {
  const { text } = request;
  const { regenerateBackupCodes } = await request.run(UserProfileCreateBackupCodesDocument);
  return profileView(request, {
    title: 'profile.backupCodes.new',
    scripts: ['shown-once.js'],
    content: html`<p>${text('profile.backupCodes.newIntro')}</p>
${shownOnce(request, regenerateBackupCodes?.backupCodes ?? [], 'backup-codes.txt')}
<p><a class="button is-main" href="${request.link(request.path)}">${text('profile.backupCodes.saved')}</a></p>`,
  });
}
