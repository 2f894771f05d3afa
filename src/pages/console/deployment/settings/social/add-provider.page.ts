import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  button,
  form,
  hintBox,
  icon,
  linkButton,
  problem,
  rowIcon,
  rows,
  section,
} from '../../../../elements/index.ts';
import type { PageResult } from '../../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../../console-request.ts';
import {
  ConsoleCreateSocialProviderDocument,
  type ConsoleCreateSocialProviderMutationVariables,
} from '../../documents.ts';
import { sdlType } from '../fields/sdl-types.ts';
import { readable, settingElements, valueLabelOf } from '../fields/setting-elements.ts';
import { leavesOf } from '../fields/setting-fields.ts';
import { enteredInput, fieldsOf } from '../fields/settings-form.ts';
import { type ProviderKind, providerForm } from './provider-form.ts';

/** Adds a provider of social sign-in: first its kind, then what the kind needs. */
export const addProviderPage = consolePage({
  path: '/settings/add-provider',
  scope: 'settings:write',
  show,
  actions: { add },
  sensitive: ['add'],
});

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const kind = chosenKind(request);
  return {
    title: text('console.social.add'),
    ...(kind !== null && { heading: text('console.social.addKind', { kind: labelOf(request, kind) }) }),
    back: { label: text('console.settings.social'), href: request.link('/settings/social') },
    content: kind === null ? kindChoice(request) : providerFields(request, kind),
  };
}

const kinds = (): readonly ProviderKind[] => {
  const type = sdlType('SocialProviderKind');
  return (type !== undefined && 'values' in type ? (type.values ?? []) : []).map(
    ({ name }) => name.value as ProviderKind,
  );
};

const labelOf = (request: ConsoleRequest, kind: ProviderKind): string =>
  valueLabelOf(request, 'SocialProviderKind', kind) ?? readable(kind.toLowerCase());

const chosenKind = ({ query }: ConsoleRequest): ProviderKind | null =>
  kinds().find((kind) => kind === query.get('kind')) ?? null;

const kindChoice = (request: ConsoleRequest): SafeHtml =>
  section({
    title: request.text('console.social.kinds'),
    content: rows(
      kinds().map((kind) => ({
        picture: rowIcon(icon(kind === 'OIDC' || kind === 'OAUTH2' ? 'code' : 'link')),
        title: labelOf(request, kind),
        href: request.link('/settings/add-provider', { kind }),
      })),
      { icon: 'link', title: request.text('console.social.none') },
    ),
  });

function providerFields(request: ConsoleRequest, kind: ProviderKind): SafeHtml {
  const { text } = request;
  const description = providerForm('CreateSocialProviderInput', kind);
  const names = leavesOf(fieldsOf(description)).map(({ path }) => path);
  const stored = { enabled: true, signUpAllowed: true, tokensStored: false, position: 0 };
  return html`${problem(request, names)}
${hintBox(html`<p>${text('console.social.registerFirst')}</p>`)}
${section({
  title: text('console.social.fields'),
  content: form(request, {
    path: `${request.path}?kind=${kind}`,
    action: 'add',
    content: html`${settingElements(request, description, { stored })}
${actions(
  button({ label: text('console.social.addNow'), icon: 'plus' }),
  linkButton({ href: request.link('/settings/add-provider'), label: text('common.cancel'), kind: 'other' }),
)}`,
  }),
})}`;
}

async function add(request: ConsoleRequest): Promise<PageResult> {
  const kind = chosenKind(request);
  if (kind === null) return { to: request.link('/settings/add-provider') };
  const entered = Object.entries(enteredInput(request, providerForm('CreateSocialProviderInput', kind)));
  const input = { kind, ...Object.fromEntries(entered.filter(([, value]) => value !== null)) };
  const { createSocialProvider } = await request.run(ConsoleCreateSocialProviderDocument, {
    input: input as ConsoleCreateSocialProviderMutationVariables['input'],
  });
  const path = `/settings/social/${encodeURIComponent(createSocialProvider?.name ?? '')}`;
  return { to: request.link(path, { done: 'added' }) };
}
