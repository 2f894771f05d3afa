import { html } from '@remix-run/html-template';
import {
  badge,
  button,
  date,
  form,
  icon,
  linkButton,
  problem,
  type Row,
  rowIcon,
  section,
  shownOnce,
} from '../../elements/index.ts';
import { UserProfileCreateBackupCodesDocument } from '../documents.ts';
import { actionForm } from '../forms/shown-form.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { profileView } from './profile-page.ts';
import type { Security } from './security.ts';

export const backupCodeActions = { createBackupCodes };

/** With so few codes left, the number is a warning. */
const FEW = 2;

/** The number of backup codes that are left, and a button for new ones. Null where the settings disable them. */
export function backupCodeRow(request: PageRequest, { backupCodes }: Security): Row | null {
  const { text } = request;
  const { authenticationFactors, backupCode, secondFactorPolicy } = request.deployment.authSettings;
  const isAllowed =
    backupCode.enabled &&
    authenticationFactors.secondFactorBackupCodeEnabled &&
    secondFactorPolicy !== 'NO_SECOND_FACTOR';
  if (!isAllowed) return null;
  const { total = 0, remaining = 0, generatedAt = null } = backupCodes ?? {};
  const create = form(request, {
    content: button({
      label: text('profile.backupCodes.create'),
      action: 'createBackupCodes',
      kind: 'other',
      isSmall: true,
    }),
  });
  const shared = {
    picture: rowIcon(icon('key')),
    title: text('profile.backupCodes.title'),
    below: problem(actionForm(request, 'createBackupCodes')),
  };
  if (total === 0 || generatedAt === null) {
    return { ...shared, text: text('profile.backupCodes.none'), end: [badge(text('profile.state.notSet')), create] };
  }
  return {
    ...shared,
    text: html`${text('profile.backupCodes.created')} ${date(request, generatedAt)}. ${text('profile.backupCodes.replaces')}`,
    end: [
      badge(text('profile.backupCodes.left', { remaining, total }), { tone: remaining <= FEW ? 'warning' : 'good' }),
      create,
    ],
  };
}

async function createBackupCodes(request: PageRequest): Promise<PageResult> {
  const { text } = request;
  const { regenerateBackupCodes } = await request.run(UserProfileCreateBackupCodesDocument);
  return profileView(request, {
    title: 'profile.backupCodes.new',
    content: section({
      title: text('profile.backupCodes.title'),
      hint: text('profile.backupCodes.newIntro'),
      content: [
        shownOnce(request, regenerateBackupCodes?.backupCodes ?? [], 'backup-codes.txt'),
        linkButton({ href: request.link(request.path), label: text('profile.backupCodes.saved') }),
      ],
    }),
  });
}
