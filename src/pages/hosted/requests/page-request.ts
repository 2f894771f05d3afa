import type { Request, Response } from 'express';
import { frontendUrl } from '../../../deployment/index.ts';
import { textsIn } from '../../texts/texts.ts';
import type { PageRequest } from '../page.ts';
import { pageLanguage } from './language.ts';
import type { PageSite } from './page-host.ts';
import { checkedRedirect, REDIRECT_PARAMETER } from './redirects.ts';
import { cookieOf, secretOf } from './secret-cookies.ts';

/** What a page needs to know about a request. `form` is null for a request without a form. */
export function createPageRequest<Extended extends PageRequest>(
  host: PageSite<Extended>,
  request: Request,
  response: Response,
  form: URLSearchParams | null,
  pathParameter = '',
): Extended {
  const deployment = host.deploymentOf(response);
  if (deployment === null) throw new Error('A page needs a deployment.');
  const query = queryOf(request.originalUrl);
  const language = pageLanguage(query, host.localeOf(request));
  const origin = host.originOf(response);
  const redirectUrl = checkedRedirect(host.config, deployment, origin, query.get(REDIRECT_PARAMETER));
  const kept = {
    ...(redirectUrl === null ? {} : { [REDIRECT_PARAMETER]: redirectUrl }),
    ...(query.has('lang') ? { lang: language } : {}),
  };
  const base = request.baseUrl;
  const plain: PageRequest = {
    id: host.requestIdOf(response),
    path: request.path,
    pathParameter,
    origin,
    base,
    hasPage: (path) => host.find(path) !== null,
    publicOrigin: new URL(frontendUrl(host.config, deployment.frontendHost)).origin,
    deployment,
    appName: deployment.uiSettings.appName || deployment.name,
    language,
    text: textsIn(language),
    query,
    form: form ?? new URLSearchParams(),
    failure: null,
    redirectUrl,
    checkedRedirect: (value) => checkedRedirect(host.config, deployment, origin, value),
    isSignedIn: host.isSignedIn(response),
    impersonator: host.impersonatorOf(response),
    secret: (name) => secretOf(request, name),
    cookie: (name, pattern) => cookieOf(request, name, pattern),
    run: (document, ...[variables]) => host.run(response, document as never, variables ?? {}),
    link: (path, parameters) => linkTo(`${base}${path}`, parameters),
    accountLink: (path, parameters) => linkTo(`${host.accountBase ?? base}${path}`, parameters),
  };
  return host.extend(plain, response);

  function linkTo(path: string, parameters: Readonly<Record<string, string>> = {}): string {
    const url = new URL(path, origin);
    for (const [name, value] of Object.entries({ ...kept, ...parameters })) url.searchParams.set(name, value);
    return `${url.pathname}${url.search}`;
  }
}

/** The parameters of a request. Its path can be one that is no URL, such as `//`. */
function queryOf(target: string): URLSearchParams {
  const start = target.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : target.slice(start));
}
