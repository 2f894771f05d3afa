import { randomBytes } from 'node:crypto';
import { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { nameOperation } from '../../platform/process/current-request.ts';
import { hasFormKey } from '../elements/form-key.ts';
import { OperationFailure } from '../errors/operation-failure.ts';
import { errorView } from './errors/error-page.ts';
import { isForeignForm, isForm, isVisit } from './find-page.ts';
import { runForm, sentAction, signInLink } from './forms/sent-form.ts';
import type { HostedPage, PageRequest, PageResult, Redirect, View } from './page.ts';
import { afterForm } from './requests/authorization.ts';
import { languageCookie } from './requests/language.ts';
import { browserOf, newBrowserCookie } from './requests/page-browser.ts';
import { pageHeaders, statusOf } from './requests/page-headers.ts';
import type { PageSite } from './requests/page-host.ts';
import { createPageRequest } from './requests/page-request.ts';
import { confirmLink } from './requests/reauthentication.ts';
import { replacedPage } from './requests/redirects.ts';
import { moveSecrets, redirect, rejectVisit, sendFile } from './requests/responses.ts';
import { deletedSecret } from './requests/secret-cookies.ts';

/** Serves the pages of a site. A form selects its page, and JSON the REST operation of the same path. */
export function createSite<Shown extends PageRequest>(host: PageSite<Shown>): Router {
  const router = Router();
  router.use(async (request, response, next) => {
    const found = host.find(request.path);
    if (found === null) return next();
    const { page } = found;
    nameOperation({ api: 'page', name: page.path });
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (page.runsOnGet && !isVisit(request)) return rejectVisit(response);
      return respond(host, page, request, response, null);
    }
    if (request.method !== 'POST' || !isForm(request)) return next();
    if (!namesItsPage(request) && !isForeignForm(request)) throw originMissing();
    if (page.maxFileBytes !== undefined && request.is('multipart/form-data')) {
      // A file is not stored for a person who may not send it.
      if (page.requiresSignIn && !host.isSignedIn(response)) {
        return redirect(response, signInLink(createPageRequest(host, request, response, null)));
      }
      return respondToFile(host, page, page.maxFileBytes, request, response);
    }
    return respond(host, page, request, response, await host.readForm(request, response));
  });
  return router;
}

/** Shows errors as pages to browsers: of hosted pages, and of unknown paths that a browser opens. */
export function createErrorPages<Shown extends PageRequest>(host: PageSite<Shown>): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const isPage = host.find(request.path) !== null && (request.method !== 'POST' || isForm(request));
    if (response.headersSent || !isPage || host.deploymentOf(response) === null) return next(error);
    sendError(host, request, response, error);
  };
}

/** Shows every error of a site to browsers that open a page or send a form, and JSON to other clients. */
export function createSiteErrors<Shown extends PageRequest>(host: PageSite<Shown>): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const isPage = request.method === 'POST' ? isForm(request) : acceptsHtml(request);
    if (response.headersSent || !isPage || host.deploymentOf(response) === null) return next(error);
    sendError(host, request, response, error);
  };
}

const acceptsHtml = ({ headers }: Request) => headers.accept?.includes('text/html') === true;

/** Shows a page for an unknown path to a browser. Returns false for other clients, which get JSON. */
export function sendUnknownPath<Shown extends PageRequest>(
  host: PageSite<Shown>,
  request: Request,
  response: Response,
): boolean {
  if (request.method !== 'GET' || !acceptsHtml(request)) return false;
  if (host.deploymentOf(response) === null) return false;
  const failure = new OperationFailure({ status: 404, code: 'ROUTE_NOT_FOUND', message: 'No page has this address.' });
  sendError(host, request, response, failure);
  return true;
}

async function respond<Shown extends PageRequest>(
  host: PageSite<Shown>,
  page: HostedPage<Shown>,
  request: Request,
  response: Response,
  form: URLSearchParams | null,
): Promise<void> {
  const pageRequest = createPageRequest(host, request, response, form, host.find(request.path)?.pathParameter);
  const replaced = page.setting === undefined ? null : replacedPage(pageRequest, page.setting);
  // The page of the deployment needs the token of a mailed link in its URL.
  if (replaced !== null) return redirect(response, replaced.href);
  if (page.secrets && moveSecrets(page, page.secrets, pageRequest, response)) return;
  try {
    const { result, shown } = await answer(host, page, pageRequest, { request, response, form });
    if ('file' in result) await sendFile(response, result);
    else send(host, page, shown, response, result);
  } catch (error) {
    if (response.headersSent) throw error;
    const failure = host.failureOf(error, response);
    if (failure.code === 'NOT_AUTHENTICATED' && page.requiresSignIn) return redirect(response, signInLink(pageRequest));
    send(host, page, pageRequest, response, errorView(pageRequest, failure));
  }
}

/** Responds to a form with a file. If the file is too large, the page is shown again with the error. */
async function respondToFile<Shown extends PageRequest>(
  host: PageSite<Shown>,
  page: HostedPage<Shown>,
  maxBytes: number,
  request: Request,
  response: Response,
): Promise<void> {
  try {
    await host.withFile(request, response, maxBytes, (form) => respond(host, page, request, response, form));
  } catch (error) {
    if (response.headersSent) throw error;
    const failure = fileFailure(host.failureOf(error, response));
    const failed = { ...createPageRequest(host, request, response, null), failure };
    const { result } = await showPage(page, failed);
    if ('file' in result) throw new Error('A page with a form for files cannot be a file itself.');
    send(host, page, failed, response, result);
  }
}

/** The failure of a form with a file, as an error of its field if the file is too large. */
function fileFailure(failure: OperationFailure): OperationFailure {
  if (failure.code !== 'BODY_TOO_LARGE') return failure;
  const { code, message } = failure;
  return new OperationFailure({ ...failure, message, errors: [{ code, message, field: 'file' }] });
}

interface Answer<Shown extends PageRequest> {
  readonly result: PageResult;
  /** The request with the failure of its form. */
  readonly shown: Shown;
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

async function answer<Shown extends PageRequest>(
  host: PageSite<Shown>,
  page: HostedPage<Shown>,
  pageRequest: Shown,
  { form, ...exchange }: Exchange & { readonly form: URLSearchParams | null },
): Promise<Answer<Shown>> {
  if (form === null) return showPage(page, pageRequest);
  if (page.foreignForm) return { result: await page.foreignForm(pageRequest), shown: pageRequest };
  return answerForm(host, page, pageRequest, exchange);
}

async function showPage<Shown extends PageRequest>(page: HostedPage<Shown>, request: Shown): Promise<Answer<Shown>> {
  const isAllowed = request.isSignedIn || !page.requiresSignIn;
  return { result: isAllowed ? await page.show(request) : { to: signInLink(request) }, shown: request };
}

/** Runs a form. If it fails for a reason that the user can understand, the page is shown again with the error. */
async function answerForm<Shown extends PageRequest>(
  host: PageSite<Shown>,
  page: HostedPage<Shown>,
  pageRequest: Shown,
  exchange: Exchange,
): Promise<Answer<Shown>> {
  const action = sentAction(page, pageRequest);
  try {
    return { result: await runForm(host, page, pageRequest, action, exchange), shown: pageRequest };
  } catch (error) {
    if (!(error instanceof OperationFailure)) throw error;
    if (error.code === 'NOT_AUTHENTICATED' && page.requiresSignIn) throw error;
    if (error.code === 'REAUTHENTICATION_REQUIRED')
      return { result: { to: confirmLink(pageRequest) }, shown: pageRequest };
    return showPage(page, { ...pageRequest, failure: error });
  }
}

function send<Shown extends PageRequest>(
  host: PageSite<Shown>,
  page: HostedPage<Shown>,
  request: Shown,
  response: Response,
  result: View | Redirect,
): void {
  for (const [name, value] of Object.entries(host.sessionHeaders(response))) response.append(name, value);
  for (const cookie of result.cookies ?? []) response.append('Set-Cookie', cookie);
  for (const name of result.forget ?? [])
    response.append('Set-Cookie', deletedSecret(`${request.base}${page.path}`, name));
  if (!('to' in result)) {
    sendView(host, request, response, result);
    return;
  }
  const isForm = response.req.method === 'POST' && page.namesTargets?.(request) !== true;
  redirect(
    response,
    isForm ? afterForm(request, result.to) : result.to,
    page.hasSecretUrl ? 'no-referrer' : 'same-origin',
  );
}

function sendView<Shown extends PageRequest>(
  host: PageSite<Shown>,
  request: Shown,
  response: Response,
  view: View,
): void {
  const nonce = randomBytes(16).toString('base64');
  response.set(pageHeaders(request, nonce, view.shows));
  if (request.query.has('lang')) response.append('Set-Cookie', languageCookie(request.language));
  const page = host.render(request, view, nonce);
  if (hasFormKey(page) && browserOf(response.req) === '') response.append('Set-Cookie', newBrowserCookie());
  response.status(statusOf(request, view)).type('html').send(page);
}

function sendError<Shown extends PageRequest>(
  host: PageSite<Shown>,
  request: Request,
  response: Response,
  error: unknown,
): void {
  const pageRequest = createPageRequest(host, request, response, null);
  const failure = host.failureOf(error, response);
  if (failure.retryAfter !== undefined) response.set('Retry-After', String(Math.ceil(failure.retryAfter)));
  sendView(host, pageRequest, response, errorView(pageRequest, failure));
}

/**
 * Whether the browser names the page of a form, which the origin check has compared. That check accepts requests without both
 * headers, for servers and curl, which do not send forms.
 */
function namesItsPage({ headers }: Request): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}

const originMissing = () =>
  new OperationFailure({ status: 403, code: 'ORIGIN_NOT_ALLOWED', message: 'The form has no header `Origin`.' });
