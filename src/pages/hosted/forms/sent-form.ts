import { html } from '@remix-run/html-template';
import type { Request, Response } from 'express';
import { readFormKey } from '../../elements/form-key.ts';
import { OperationFailure } from '../../errors/operation-failure.ts';
import type { HostedPage, PageRequest, PageResult, View } from '../page.ts';
import { browserOf } from '../requests/page-browser.ts';
import type { PageSite } from '../requests/page-host.ts';
import { pageLink, requestedUrl } from '../requests/redirects.ts';
import type { FormOutcome } from './form-outcome.ts';

/** A form of a page that was sent. */
export interface SentAction<Shown extends PageRequest> {
  readonly name: string;
  readonly run: (request: Shown) => Promise<PageResult>;
  /** The key of its rendering; null without one. */
  readonly key: string | null;
  /** The fields without the key. */
  readonly fields: URLSearchParams;
}

/** The form that a request has sent. Throws for a form that the page does not have, and for an invalid key. */
export function sentAction<Shown extends PageRequest>(
  { actions = {} }: HostedPage<Shown>,
  { form }: Shown,
): SentAction<Shown> {
  const name = form.get('action') ?? 'submit';
  const run = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (run === undefined) throw badRequest('The page has no such form.');
  const { key, fields } = readFormKey(form);
  if (key === undefined) throw badRequest('The key of the form is not valid.');
  return { name, run, key, fields };
}

const badRequest = (message: string) => new OperationFailure({ status: 400, code: 'BAD_REQUEST', message });

/**
 * Runs a form, and once if the browser sends it twice: the second request gets the outcome of the first. A form without a key is
 * run each time, such as one of a page that an earlier version of the service has rendered.
 */
export async function runForm<Shown extends PageRequest>(
  host: PageSite<Shown>,
  page: HostedPage<Shown>,
  pageRequest: Shown,
  action: SentAction<Shown>,
  { request, response }: { readonly request: Request; readonly response: Response },
): Promise<PageResult> {
  const { key, fields } = action;
  if (key === null) return runAction(page, pageRequest, action);
  const { base, path, query } = pageRequest;
  const browser = browserOf(request);
  const sent = await host.claimForm(request, response, {
    browser,
    path: `${base}${path}`,
    key,
    content: `${query}\n${fields}`,
  });
  switch (sent.state) {
    case 'claimed':
      return runOnce(page, pageRequest, action, sent.end);
    case 'ended':
      return repeat(page, pageRequest, action, sent.outcome);
    default:
      return sentBefore(pageRequest, sent.state);
  }
}

async function runOnce<Shown extends PageRequest>(
  page: HostedPage<Shown>,
  request: Shown,
  action: SentAction<Shown>,
  end: (outcome: FormOutcome | null) => Promise<void>,
): Promise<PageResult> {
  let result: PageResult;
  try {
    result = await runAction(page, request, action);
  } catch (error) {
    await end(error instanceof OperationFailure ? failed(error) : null);
    throw error;
  }
  await end(outcomeOf(page, request, result));
  return result;
}

async function runAction<Shown extends PageRequest>(
  page: HostedPage<Shown>,
  request: Shown,
  { run }: SentAction<Shown>,
): Promise<PageResult> {
  return page.requiresSignIn && !request.isSignedIn ? { to: signInLink(request) } : run(request);
}

/** What the outcome of a form depends on. */
type SentTo = Pick<HostedPage, 'requiresSignIn' | 'shownOnce'>;

/** What is stored of a result; null for one that has changed nothing. */
function outcomeOf(page: SentTo, request: PageRequest, result: PageResult): FormOutcome | null {
  if ('file' in result) return null;
  const { forget = [], cookies = [] } = result;
  if (!('to' in result)) return result.status === undefined ? { kind: 'shown', forget } : null;
  return page.requiresSignIn && !request.isSignedIn ? null : { kind: 'redirect', to: result.to, forget, cookies };
}

function failed({ status, code, message, errors, retryAfter }: OperationFailure): FormOutcome {
  return { kind: 'failure', failure: { status, code, message, errors, retryAfter } };
}

/** Responds as the earlier request did, except that a secret is not shown again. */
function repeat(
  page: SentTo,
  request: PageRequest,
  action: { readonly name: string },
  outcome: FormOutcome,
): PageResult {
  switch (outcome.kind) {
    case 'redirect':
      return { to: outcome.to, forget: outcome.forget, cookies: outcome.cookies ?? [] };
    case 'shown':
      return { ...shownAlready(page, request, action), forget: outcome.forget };
    case 'failure':
      throw new OperationFailure(outcome.failure);
  }
}

/** Says that a secret was shown by an earlier response, and how the user gets another one. */
function shownAlready({ shownOnce = {} }: SentTo, request: PageRequest, { name }: { readonly name: string }): View {
  const { text } = request;
  const after = Object.hasOwn(shownOnce, name) ? shownOnce[name] : undefined;
  if (after === undefined) throw new Error(`The page ${request.path} does not say what follows its form ${name}.`);
  return {
    title: text('shownOnce.alreadyTitle'),
    status: 409,
    content: html`<p role="alert">${text('shownOnce.already')}</p>
<p>${text(after.text)}</p>
<p class="actions"><a class="button is-main" href="${after.next(request)}">${text('common.continue')}</a></p>`,
  };
}

/** Says why a form is not run, and leads to its page, whose form has another key. */
function sentBefore(request: PageRequest, state: 'changed' | 'interrupted' | 'running'): View {
  const { text } = request;
  return {
    title: text('sentBefore.title'),
    status: 409,
    content: html`<p role="alert">${text(`sentBefore.${state}`)}</p>
<p class="actions"><a class="button is-main" href="${requestedUrl(request)}">${text('common.continue')}</a></p>`,
  };
}

/** The sign-in page, which returns to this one. */
export function signInLink(request: PageRequest): string {
  return pageLink({ ...request, redirectUrl: requestedUrl(request) }, 'signInPageUrl');
}
