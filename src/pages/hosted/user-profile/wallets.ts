import { html, type SafeHtml } from '@remix-run/html-template';
import { date, icon, type Row, rowIcon, rows, section } from '../../elements/index.ts';
import { UserProfileUnlinkWalletDocument } from '../documents.ts';
import { doneOn } from '../forms/done-on.ts';
import { fieldValue } from '../forms/form-values.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { confirmedForm, rowMenu, rowProblem } from './row-actions.ts';
import { scriptForm } from './script-form.ts';
import type { Security } from './security.ts';

export const walletActions = { unlinkWallet };

type Wallet = NonNullable<Security['viewer']['wallets']>[number];

/** The wallets with their forms. The module links new ones, because only scripts can. */
export function walletSection(request: PageRequest, { viewer }: Security): SafeHtml | string {
  const { text } = request;
  const isEnabled = request.deployment.authSettings.web3Wallet.enabled;
  const wallets = viewer.wallets ?? [];
  if (!isEnabled && wallets.length === 0) return '';
  return section({
    title: text('profile.wallets.title'),
    hint: text('profile.wallets.hint'),
    content: [
      rows(
        wallets.map((wallet) => walletRow(request, wallet)),
        { icon: 'wallet', title: text('profile.wallets.none'), action: isEnabled ? linkForm(request) : '' },
      ),
      isEnabled && wallets.length > 0 ? linkForm(request) : '',
    ],
  });
}

function walletRow(request: PageRequest, { id, address, lastUsedAt, createdAt }: Wallet): Row {
  const { text } = request;
  const unlink = confirmedForm(request, {
    action: 'unlinkWallet',
    label: text('profile.wallets.unlink'),
    text: text('profile.removeText'),
    icon: 'x',
    about: address,
    fields: { id },
  });
  return {
    picture: rowIcon(icon('wallet')),
    title: html`<code>${address}</code>`,
    text: html`${text('profile.created')} ${date(request, createdAt)} · ${text('profile.lastUsed')} ${date(request, lastUsedAt)}`,
    end: rowMenu(request, address, [unlink]),
    below: rowProblem(request, 'id', id),
  };
}

function linkForm(request: PageRequest): SafeHtml {
  const { text } = request;
  return scriptForm(request, {
    marker: 'data-link-wallet',
    done: 'walletLinked',
    label: text('profile.wallets.link'),
    unsupported: text('profile.wallets.unsupported'),
    failed: text('profile.wallets.failed'),
    cancelled: text('profile.wallets.cancelled'),
  });
}

async function unlinkWallet(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileUnlinkWalletDocument, { walletId: fieldValue(request, 'id') });
  return doneOn(request, 'walletUnlinked');
}
