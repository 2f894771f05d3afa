import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { languageParameter } from './ui-language.ts';

type Request = KoaContextWithOIDC['oidc'];

/** The hosted page that says that the browser is signed out. */
export const SIGNED_OUT_PAGE = '/sign-out';

/** The hosted page that asks the user whether to sign out. */
export function signOutPage({ params }: Request): string {
  const language = new URLSearchParams(languageParameter(params?.['ui_locales']));
  return language.size === 0 ? '/oauth-sign-out' : `/oauth-sign-out?${language}`;
}

/**
 * Runs after the library. A browser without a sign-in has nothing to end: it goes on to the address of the application, which the library
 * has checked, and not to a page of the library that would send it there.
 */
export const skipEmptySignOut: Parameters<Provider['use']>[0] = async (ctx, next) => {
  await next();
  const { oidc } = ctx as unknown as Partial<KoaContextWithOIDC>;
  if (oidc?.route !== 'end_session' || ctx.status !== 200 || oidc.session?.accountId !== undefined) return;
  ctx.redirect(addressAfterSignOut(oidc));
  ctx.status = 303;
};

function addressAfterSignOut({ params }: Request): string {
  const { post_logout_redirect_uri: address, state } = params ?? {};
  if (typeof address !== 'string') return SIGNED_OUT_PAGE;
  const url = new URL(address);
  if (typeof state === 'string') url.searchParams.set('state', state);
  return url.href;
}
