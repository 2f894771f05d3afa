import { html } from '@remix-run/html-template';
import { WaitlistPageDocument, WaitlistPageJoinDocument } from '../documents.ts';
import { button, field, form, problem } from '../layout/elements.ts';
import type { HostedPage, PageRequest, PageResult, View } from '../page.ts';
import { pageLink } from '../requests/redirects.ts';

const FIELDS = ['email', 'firstName', 'lastName'];

/** The page on which users request access, while sign-up is by waitlist. */
export const waitlistPage: HostedPage = {
  path: '/waitlist',
  setting: 'waitlistPageUrl',
  show,
  actions: { submit: join },
};

async function show(request: PageRequest): Promise<PageResult> {
  const { authOptions } = await request.run(WaitlistPageDocument);
  if (authOptions?.signUpMode !== 'WAITLIST') return noWaitlist(request, authOptions?.signUpMode === 'OPEN');
  return request.query.get('done') === 'joined' ? joined(request) : joinForm(request);
}

function joinForm(request: PageRequest): View {
  const { text, appName } = request;
  const optional = (label: string) => text('signUp.optional', { label });
  return {
    title: text('waitlist.title', { app: appName }),
    content: html`${problem(request, FIELDS)}
<p>${text('waitlist.intro', { app: appName })}</p>
${form(request, {
  content: [
    field(request, {
      name: 'email',
      label: text('common.email'),
      type: 'email',
      autocomplete: 'email',
      maxLength: 254,
      isRequired: true,
      hasFocus: true,
    }),
    field(request, {
      name: 'firstName',
      label: optional(text('signUp.firstName')),
      autocomplete: 'given-name',
      maxLength: 255,
    }),
    field(request, {
      name: 'lastName',
      label: optional(text('signUp.lastName')),
      autocomplete: 'family-name',
      maxLength: 255,
    }),
    button({ label: text('waitlist.submit') }),
  ],
})}
<p>${text('signUp.haveAccount')} <a href="${pageLink(request, 'signInPageUrl')}">${text('signIn.submit')}</a></p>`,
  };
}

function joined({ text, appName }: PageRequest): View {
  return {
    title: text('waitlist.joinedTitle'),
    content: html`<p class="notice" role="status">${text('waitlist.joined', { app: appName })}</p>`,
  };
}

function noWaitlist(request: PageRequest, isOpen: boolean): View {
  const { text, appName } = request;
  return {
    title: text('waitlist.title', { app: appName }),
    content: html`<p>${text('waitlist.none', { app: appName })}</p>
<p><a class="button is-main" href="${pageLink(request, isOpen ? 'signUpPageUrl' : 'signInPageUrl')}">${text(isOpen ? 'signUp.submit' : 'signIn.submit')}</a></p>`,
  };
}

async function join(request: PageRequest): Promise<PageResult> {
  const { form: sent } = request;
  // A form sends an empty field as an empty string.
  const names = ['firstName', 'lastName'].flatMap((name) => (sent.get(name) ? [[name, sent.get(name)]] : []));
  const input = { email: (sent.get('email') ?? '').trim(), ...Object.fromEntries(names) };
  await request.run(WaitlistPageJoinDocument, { input });
  return { to: request.link('/waitlist', { done: 'joined' }) };
}
