import { html, type SafeHtml } from '@remix-run/html-template';
import { badge, button, dateTime, disclosure, form, icon, section, textWithDate } from '../../../elements/index.ts';
import type { TextKey } from '../../../texts/texts.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import type { ConsoleUserQuery } from '../documents.ts';

export type ShownUser = NonNullable<ConsoleUserQuery['user']>;

/** Why a user cannot sign in, as a verdict with what solves it. */
export function verdict(request: ConsoleRequest, { signInState: state, isActive }: ShownUser): SafeHtml | string {
  if (!state) return '';
  const { text } = request;
  const isLocked = state.lockedUntil !== null;
  const canSignIn = state.factors.length > 0;
  const tone = canSignIn && !isLocked ? 'good' : 'problem';
  const title: TextKey = !canSignIn
    ? 'console.verdict.cannot'
    : isLocked
      ? 'console.verdict.locked'
      : 'console.verdict.can';
  return section({
    title: text('console.verdict.title'),
    content: html`<div class="message is-${tone}">${icon(tone === 'good' ? 'check' : 'warning')}<div>
<p><strong>${text(title)}</strong></p>
${state.lockedUntil === null ? '' : html`<p>${textWithDate(request, 'console.verdict.lockedUntil', dateTime(request, state.lockedUntil))}</p>`}
${state.nextStep === null ? '' : html`<p>${text(`console.nextStep.${state.nextStep}`)}</p>`}
</div></div>
${request.may('users:write') ? solutions(request, isLocked, isActive) : ''}
${blockedBy(request, state.blockedBy, tone === 'good')}
${lastFailure(request, state.lastFailure)}`,
  });
}

type State = NonNullable<ShownUser['signInState']>;

function solutions(request: ConsoleRequest, isLocked: boolean, isActive: boolean): SafeHtml {
  const { text } = request;
  return html`<div class="actions">${
    isLocked
      ? form(request, {
          action: 'unlock',
          content: button({ label: text('console.user.unlock'), icon: 'lock' }),
        })
      : ''
  }${isActive ? '' : form(request, { action: 'activate', content: button({ label: text('console.user.activate'), icon: 'check' }) })}</div>`;
}

/** What stops single ways, first what stops all. It is folded where the user can sign in, because few people ask then. */
function blockedBy({ text }: ConsoleRequest, rules: State['blockedBy'], isFolded: boolean): SafeHtml | string {
  if (rules.length === 0) return '';
  const ways = [...Map.groupBy(rules, ({ strategy }) => strategy)];
  const table = html`<div class="table-wide" tabindex="0"><table><caption class="unseen">${text('console.verdict.rules')}</caption>
<thead><tr><th scope="col">${text('console.verdict.way')}</th><th scope="col">${text('console.verdict.why')}</th></tr></thead>
<tbody>${ways.map(
    ([strategy, reasons]) =>
      html`<tr><th scope="row">${strategy === null ? text('console.verdict.every') : text(`console.strategy.${strategy}`)}</th><td>${reasons.map(
        ({ rule, setting }) =>
          html`<div>${text(`console.rule.${rule}`)}${setting === null ? '' : html` <code>${setting}</code>`}</div>`,
      )}</td></tr>`,
  )}</tbody></table></div>`;
  return isFolded ? disclosure(text('console.verdict.others', { count: ways.length }), table) : table;
}

function lastFailure(request: ConsoleRequest, failure: State['lastFailure']): SafeHtml | string {
  if (failure === null) return '';
  const { text } = request;
  return html`<p class="hint">${textWithDate(request, 'console.verdict.lastFailure', dateTime(request, failure.at))} ${badge(text(`console.failure.${failure.code}`), { tone: 'warning' })} ${text('console.verdict.from', { address: failure.address })}${failure.country === null ? '' : ` (${failure.country})`}${failure.count === 1 ? '' : ` · ${text('console.verdict.times', { count: failure.count })}`}</p>`;
}
