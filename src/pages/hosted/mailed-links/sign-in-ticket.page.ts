import { html } from '@remix-run/html-template';
import { button, form, problem } from '../../elements/index.ts';
import { PageSignInDocument } from '../documents.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import { afterStep } from '../sign-in/after-sign-in.ts';
import { headingBelowLogo } from '../sign-in/heading.ts';
import { scripted } from '../sign-in/scripted.ts';
import { readState } from '../sign-in/state.ts';
import { unusableLink } from './unusable-link.ts';

/** The page of a sign-in ticket, which the backend has created. Only its button uses the ticket. */
export const signInTicketPage: HostedPage = {
  path: '/auth/sign-in-ticket',
  secrets: ['ticket'],
  show,
  actions: { submit: signIn },
};

async function show(request: PageRequest): Promise<PageResult> {
  const { text, appName, failure } = request;
  if (failure?.is('INVALID_CREDENTIALS')) return unusableLink(request, 'link.ticketInvalid', 'ticket');
  if (request.secret('ticket') === null) return unusableLink(request, 'link.incomplete', 'ticket');
  const state = await readState(request);
  return {
    title: text('link.title', { app: appName }),
    ...headingBelowLogo(request, 'signIn.heading'),
    lead: text('link.ticketText'),
    scripts: ['sign-in.js'],
    content: scripted(request, state, {
      content: html`${problem(request)}
${form(request, { content: button({ label: text('common.continue') }) })}`,
    }),
  };
}

async function signIn(request: PageRequest): Promise<PageResult> {
  const ticket = request.secret('ticket');
  if (ticket === null) return unusableLink(request, 'link.incomplete', 'ticket');
  const { signIn: result } = await request.run(PageSignInDocument, { input: { strategy: 'TICKET', ticket } });
  return { ...afterStep(request, result?.signInAttempt), forget: ['ticket'] };
}
