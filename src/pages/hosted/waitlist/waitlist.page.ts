import { html } from '@remix-run/html-template';
import { button, field, form, linkButton, problem, stateIcon } from '../../elements/index.ts';
import { WaitlistPageDocument, WaitlistPageJoinDocument } from '../documents.ts';
import { moreDetails } from '../forms/more-details.ts';
import type { HostedPage, PageRequest, PageResult, View } from '../page.ts';
import { pageLink } from '../requests/redirects.ts';
import { headingBelowLogo } from '../sign-in/heading.ts';
import { haveAccount } from '../sign-up/sign-up-form.ts';

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
  const names = [
    field(request, {
      name: 'firstName',
      label: text('signUp.firstName'),
      autocomplete: 'given-name',
      maxLength: 255,
    }),
    field(request, {
      name: 'lastName',
      label: text('signUp.lastName'),
      autocomplete: 'family-name',
      maxLength: 255,
    }),
  ];
  return {
    ...head(request),
    lead: text('waitlist.intro', { app: appName }),
    content: html`${problem(request, FIELDS)}
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
    moreDetails(request, names, ['firstName', 'lastName']),
    button({ label: text('waitlist.submit') }),
  ],
})}`,
    foot: haveAccount(request),
  };
}

/** The title of the page. Below a logo, the heading does not repeat the name. */
const head = (request: PageRequest): Pick<View, 'title' | 'heading'> => ({
  title: request.text('waitlist.title', { app: request.appName }),
  ...headingBelowLogo(request, 'waitlist.submit'),
});

function joined({ text, appName }: PageRequest): View {
  return {
    title: text('waitlist.joinedTitle'),
    lead: html`<span role="status">${text('waitlist.joined', { app: appName })}</span>`,
    picture: stateIcon('check', 'good'),
    content: html``,
  };
}

function noWaitlist(request: PageRequest, isOpen: boolean): View {
  const { text, appName } = request;
  return {
    ...head(request),
    lead: text('waitlist.none', { app: appName }),
    content: html`<div class="ways">${linkButton({
      href: pageLink(request, isOpen ? 'signUpPageUrl' : 'signInPageUrl'),
      label: text(isOpen ? 'signUp.submit' : 'signIn.submit'),
    })}</div>`,
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
