import { isRedirectTarget, type PublicUrl } from '../../../deployment/index.ts';
import type { PageRequest, PageSetting, Redirect } from '../page.ts';
import { authorizationPath } from './authorization.ts';

/** The parameter with the page to return to. */
export const REDIRECT_PARAMETER = 'redirect_url';
const MAX_URL_LENGTH = 2048;

/**
 * The absolute URL of a `redirect_url` on the deployment's own origin or one of its allowed origins. Null for any other, so that
 * links to these pages cannot lead to a foreign site. A path belongs to the deployment host.
 */
export function checkedRedirect(
  config: PublicUrl,
  deployment: { readonly frontendHost: string; readonly allowedOrigins: readonly string[] },
  origin: string,
  value: string | null,
): string | null {
  // The request of an application can be longer than other URLs: its state is part of it.
  const authorization = authorizationPath({ origin }, value);
  if (authorization !== null) return new URL(authorization, origin).href;
  if (value === null || value === '' || value.length > MAX_URL_LENGTH) return null;
  const url = URL.parse(value, origin);
  return url !== null && isRedirectTarget(config, deployment, url.href, origin) ? url.href : null;
}

/** The URL of a setting: absolute, or a path on the deployment host; an empty one is the root of that host. */
export function settingUrl({ origin }: Pick<PageRequest, 'origin'>, value: string): URL {
  return new URL(value === '' ? '/' : value, origin);
}

/** Where a user continues when a setting is the path `/`, whose page is for developers. */
const PAGES_FOR_USERS = {
  afterSigninRedirectUrl: 'userProfileUrl',
  afterSignupRedirectUrl: 'userProfileUrl',
  afterCreateOrganizationRedirectUrl: 'organizationProfileUrl',
  afterSignOutOnePageUrl: 'signInPageUrl',
  afterSignOutAllPageUrl: 'signInPageUrl',
} as const satisfies Record<string, PageSetting>;

type EndSetting = keyof typeof PAGES_FOR_USERS;

/**
 * Where a user continues: `redirect_url`, or else the page of the settings. While that setting is empty or the path `/`, a page
 * for users: by default the profile, the organization's profile or the sign-in page. An absolute URL of `/` is an application.
 */
export function continueTo(request: PageRequest, setting: EndSetting, pageForUsers?: string): Redirect {
  return { to: request.redirectUrl ?? endUrl(request, setting, pageForUsers) };
}

/** The same without `redirect_url`. */
export function endUrl(request: PageRequest, setting: EndSetting, pageForUsers?: string): string {
  const value = request.deployment.uiSettings[setting];
  if (value !== '' && value !== '/') return settingUrl(request, value).href;
  return pageForUsers ?? pageLink({ ...request, redirectUrl: null }, PAGES_FOR_USERS[setting]);
}

/** The absolute URL of a page that the settings name, which returns to `redirect_url` afterwards. */
export function pageLink(
  request: PageRequest,
  setting: PageSetting,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const url = settingUrl(request, request.deployment.uiSettings[setting]);
  if (request.redirectUrl !== null) url.searchParams.set(REDIRECT_PARAMETER, request.redirectUrl);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** The page to which a path of the deployment was moved by its settings; null if this host serves it. */
export function replacedPage(request: PageRequest, setting: PageSetting): URL | null {
  const url = settingUrl(request, request.deployment.uiSettings[setting]);
  if (url.origin === request.origin && `${request.base}${request.path}/`.startsWith(`${url.pathname}/`)) return null;
  for (const [name, value] of request.query) url.searchParams.set(name, value);
  return url;
}

/** The URL of this request. */
export function requestedUrl({ base, path, query, origin }: PageRequest): string {
  const parameters = query.toString();
  return new URL(`${base}${path}${parameters === '' ? '' : `?${parameters}`}`, origin).href;
}
