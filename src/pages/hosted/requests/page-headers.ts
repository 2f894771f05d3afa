import { createHash } from 'node:crypto';
import type { PageRequest, ShownContent, View } from '../page.ts';
import { settingUrl } from './redirects.ts';

/**
 * The headers of a page. Its content security policy allows only this host, the style element with the colors of the settings, and
 * images at the URLs of the settings. Forms may
 * lead to the deployment's own and allowed origins and to the pages of its settings, because browsers apply `form-action` to the
 * redirects after a form as well.
 */
export function pageHeaders(
  request: PageRequest,
  nonce: string,
  { styles = [], imageOrigins: shownOrigins = [], formTargets: namedTargets = [] }: ShownContent = {},
): Record<string, string> {
  const images = [...new Set([...imageOrigins(request), ...shownOrigins])].filter(
    (origin) => origin !== request.origin,
  );
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'${sources(styleHashes(styles))}`,
    `img-src 'self' data:${sources(images)}`,
    "connect-src 'self'",
    `form-action 'self'${sources([...new Set([...formTargets(request), ...namedTargets])])}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    // With `no-referrer` browsers send `Origin: null` with a form, which is rejected.
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Language': request.language,
    Vary: 'Accept-Language, Cookie',
  };
}

const sources = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('');

/** The hashes of inline styles. `unsafe-hashes` allows style attributes with these exact texts, and no others. */
function styleHashes(styles: readonly string[]): string[] {
  const hashes = [...new Set(styles)].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  return hashes.length === 0 ? [] : ["'unsafe-hashes'", ...hashes];
}

function imageOrigins(request: PageRequest): string[] {
  const { logoImageUrl, faviconImageUrl, ...others } = request.deployment.uiSettings;
  const { defaultUserProfileImageUrl, defaultOrganizationProfileImageUrl, defaultWorkspaceProfileImageUrl } = others;
  return otherOrigins(request, [
    logoImageUrl,
    faviconImageUrl,
    defaultUserProfileImageUrl,
    defaultOrganizationProfileImageUrl,
    defaultWorkspaceProfileImageUrl,
  ]);
}

function formTargets(request: PageRequest): string[] {
  const { allowedOrigins, uiSettings: ui } = request.deployment;
  const settings = [
    ui.signInPageUrl,
    ui.signUpPageUrl,
    ui.userProfileUrl,
    ui.organizationProfileUrl,
    ui.createOrganizationUrl,
    ui.afterSignOutOnePageUrl,
    ui.afterSignOutAllPageUrl,
    ui.afterSignupRedirectUrl,
    ui.afterSigninRedirectUrl,
    ui.afterCreateOrganizationRedirectUrl,
  ];
  return [...new Set([...allowedOrigins, ...otherOrigins(request, settings)])];
}

/** The origins of URLs on other hosts. */
function otherOrigins(request: PageRequest, urls: readonly string[]): string[] {
  const origins = urls.filter((url) => url !== '').map((url) => settingUrl(request, url).origin);
  return [...new Set(origins)].filter((origin) => origin !== request.origin && origin !== 'null');
}

/** The status of a view: that of the form's failure, if there is one. */
export function statusOf({ failure }: PageRequest, { status }: View): number {
  return failure?.status ?? status ?? 200;
}
