import { html, type SafeHtml } from '@remix-run/html-template';
import { divider, type IconName, linkButton, scriptButton } from '../../elements/index.ts';
import type { TextKey } from '../../texts/texts.ts';
import type { PageRequest } from '../page.ts';
import { providerLinks } from '../social/provider-buttons.ts';
import { LAST_USED, lastWay, type Method, type Way, withLastUsed } from './last-way.ts';
import { enabledMethods, methodForm, shownMethod } from './methods.ts';
import type { SignInState } from './state.ts';

type ScriptedWay = 'passkey' | 'wallet';

const ICONS: Readonly<Record<Method | ScriptedWay, IconName>> = {
  password: 'lock',
  'email-code': 'mail',
  'email-link': 'link',
  phone: 'phone',
  passkey: 'passkey',
  wallet: 'wallet',
};

/** The labels of buttons that need the whole width. */
const LONG_LABELS = { passkey: 'signIn.withPasskey', wallet: 'signIn.withWallet' } as const satisfies Record<
  ScriptedWay,
  TextKey
>;

interface Ways {
  readonly providers: SafeHtml | string;
  readonly form: SafeHtml | string;
  /** The way that was used last. */
  readonly last: Way | null;
  readonly method: Method | null;
}

/**
 * All ways to sign in. First comes the one that was used last on this device, else the providers of the settings. The other ways are
 * small buttons.
 */
export function signInWays(request: PageRequest, state: SignInState): SafeHtml {
  const { options } = state;
  const last = lastWay(request, options);
  const method = shownMethod(request, state, last);
  const ways: Ways = {
    providers: providerLinks(request, options.socialProviders, { last }),
    form: method === null ? '' : methodForm(request, state, method, method === last),
    last,
    method,
  };
  return ways.providers === '' && ways.form === '' ? scriptedOnly(request, state, ways) : allWays(request, state, ways);
}

function allWays(request: PageRequest, state: SignInState, ways: Ways): SafeHtml {
  const { providers, form, last, method } = ways;
  const hasBoth = providers !== '' && form !== '';
  const or = hasBoth ? divider(request.text('common.or')) : '';
  const isFormFirst = method !== null && method === last;
  const others = otherWays(request, state, ways, { hasDivider: !(isFormFirst && hasBoth) });
  return html`${firstScripted(request, ways)}
${isFormFirst ? html`${form}${or}${providers}` : html`${providers}${or}${form}`}
${others}`;
}

/** The button of a passkey or wallet that was used last. It is above the others as soon as its script runs. */
function firstScripted(request: PageRequest, { last, providers }: Ways): SafeHtml | string {
  if (last !== 'passkey' && last !== 'wallet') return '';
  const button = scriptedButton(request, last, { isLong: true, isLast: true });
  const or = providers === '' ? divider(request.text('common.or')) : '';
  return html`<div class="first-way" data-scripted hidden>${button}${or}</div>`;
}

/** What a deployment without forms and providers has. */
function scriptedOnly(request: PageRequest, { options }: SignInState, { last }: Ways): SafeHtml {
  const enabled = scriptedWays(options).sort((one, other) => Number(other === last) - Number(one === last));
  return html`<noscript><p>${request.text('signIn.needsScript')}</p></noscript>
<div class="ways">${enabled.map((way, at) => scriptedButton(request, way, { isLong: true, isMain: at === 0, isLast: way === last }))}</div>`;
}

const scriptedWays = ({ strategies }: SignInState['options']): ScriptedWay[] => [
  ...(strategies.includes('PASSKEY') ? (['passkey'] as const) : []),
  ...(strategies.includes('WEB3_WALLET') ? (['wallet'] as const) : []),
];

/** The ways whose form or button is not shown yet. Those that need JavaScript are hidden until the script shows them. */
function otherWays(
  request: PageRequest,
  { options }: SignInState,
  { last, method }: Ways,
  { hasDivider }: { readonly hasDivider: boolean },
): SafeHtml | string {
  const { text, query } = request;
  const account = query.has('account') ? { account: 'other' } : {};
  const links = enabledMethods(options)
    .filter((each) => each !== method)
    .map((each) => {
      const link = linkButton({
        href: request.link('/sign-in', { method: each, ...account }),
        label: text(`signIn.way.${each}`),
        kind: 'other',
        icon: ICONS[each],
        describedBy: each === last ? LAST_USED : undefined,
      });
      return each === last ? withLastUsed(request, link) : link;
    });
  const scripts = scriptedWays(options)
    .filter((each) => each !== last)
    .map((each) => scriptedButton(request, each));
  if (links.length + scripts.length === 0) return '';
  const label = text('signIn.otherWays');
  return html`<div ${links.length === 0 ? html.raw`data-scripted hidden` : ''}>${hasDivider ? divider(label) : ''}
<div class="ways are-compact" role="group" aria-label="${label}">${links}${scripts}</div></div>`;
}

function scriptedButton(
  request: PageRequest,
  way: ScriptedWay,
  { isLong = false, isMain = false, isLast = false } = {},
): SafeHtml {
  const button = scriptButton({
    run: `${way}-sign-in`,
    label: request.text(isLong ? LONG_LABELS[way] : `signIn.way.${way}`),
    kind: isMain ? 'main' : 'other',
    icon: ICONS[way],
    describedBy: isLast ? LAST_USED : undefined,
  });
  return isLast ? withLastUsed(request, button) : button;
}
