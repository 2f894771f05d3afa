import { html, type SafeHtml } from '@remix-run/html-template';
import { UserProfileUnlinkWalletDocument } from '../documents.ts';
import { fieldValue } from '../forms/form-values.ts';
import { date } from '../layout/dates.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { confirmLink } from '../requests/reauthentication.ts';
import { itemAction } from './items.ts';
import { doneOn } from './profile-page.ts';
import type { Security } from './security.ts';

export const walletActions = { unlinkWallet };

/** The wallets with their forms. The module links new ones, because only scripts can. */
export function walletSection(request: PageRequest, { viewer }: Security): SafeHtml | string {
  const { text } = request;
  const isEnabled = request.deployment.authSettings.web3Wallet.enabled;
  const wallets = viewer.wallets ?? [];
  if (!isEnabled && wallets.length === 0) return '';
  const items = wallets.map(({ id, address, lastUsedAt, createdAt }) => {
    const unlink = itemAction(request, {
      action: 'unlinkWallet',
      label: text('profile.wallets.unlink'),
      about: address,
      fields: { id },
      kind: 'danger',
    });
    return html`<li><div class="item-text"><code>${address}</code><p class="hint">${text('profile.created')} ${date(request, createdAt)} · ${text('profile.lastUsed')} ${date(request, lastUsedAt)}</p></div>${unlink}</li>`;
  });
  return html`<h2>${text('profile.wallets.title')}</h2>
${items.length === 0 ? html`<p>${text('profile.wallets.none')}</p>` : html`<ul class="items">${items}</ul>`}
${isEnabled ? linkForm(request) : ''}`;
}

function linkForm(request: PageRequest): SafeHtml {
  const { text } = request;
  return html`<p class="hint" data-needs-script>${text('profile.needsScript')}</p>
<p class="hint" data-no-wallet hidden>${text('profile.wallets.unsupported')}</p>
<form data-link-wallet hidden data-done="${request.link(request.path, { done: 'walletLinked' })}" data-confirm="${confirmLink(request)}" data-failed="${text('profile.wallets.failed')}" data-cancelled="${text('profile.wallets.cancelled')}">
<div class="problem" role="alert" data-problem hidden></div>
<button type="submit" class="button is-other">${text('profile.wallets.link')}</button>
</form>`;
}

async function unlinkWallet(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileUnlinkWalletDocument, { walletId: fieldValue(request, 'id') });
  return doneOn(request, 'walletUnlinked');
}
