import { html, type SafeHtml } from '@remix-run/html-template';
import { badge } from '../../elements/index.ts';
import type { PageRequest } from '../page.ts';
import type { Attempt, SignInState } from './state.ts';

/** The ways to sign in with a form, by the value of the parameter `method`. */
export type Method = 'password' | 'email-code' | 'email-link' | 'phone';

/** A way to sign in: a form, a module of the browser, or a provider by its name. */
export type Way = Method | 'passkey' | 'wallet' | `sso:${string}`;

type Strategy = SignInState['options']['strategies'][number] | Attempt['method'];

const WAY_OF: Readonly<Partial<Record<Strategy, Exclude<Way, `sso:${string}`>>>> = {
  EMAIL_PASSWORD: 'password',
  USERNAME_PASSWORD: 'password',
  EMAIL_OTP: 'email-code',
  MAGIC_LINK: 'email-link',
  PHONE_OTP: 'phone',
  PASSKEY: 'passkey',
  WEB3_WALLET: 'wallet',
};

export const wayOf = (strategy: Strategy): Exclude<Way, `sso:${string}`> | null => WAY_OF[strategy] ?? null;

export const providerWay = (name: string): Way => `sso:${name}`;

/** The parameter and the field with the way of a sign-in that has several steps. */
export const WAY = 'way';
const COOKIE = 'page_last_way';
const KNOWN = /^(?:password|email-code|email-link|phone|passkey|wallet|sso:[A-Za-z0-9_-]{1,64})$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const isWay = (value: string | null): value is Way => value !== null && KNOWN.test(value);

/**
 * The `Set-Cookie` values that remember how a person has signed in on this device. Only the sign-in page receives the cookie. It names
 * no account, and stays after a sign-out.
 */
export const rememberWay = ({ base }: Pick<PageRequest, 'base'>, way: Way | null): readonly string[] =>
  isWay(way) ? [`${COOKIE}=${way}; Path=${base}/sign-in; HttpOnly; Secure; SameSite=Lax; Max-Age=${YEAR_SECONDS}`] : [];

/** The way of the last sign-in on this device, as far as the settings still enable it; null without one. */
export function lastWay(request: PageRequest, { strategies, socialProviders }: SignInState['options']): Way | null {
  const way = request.cookie(COOKIE, KNOWN);
  const enabled = [...strategies.map(wayOf), ...socialProviders.map(({ name }) => providerWay(name))];
  return enabled.find((each) => each !== null && each === way) ?? null;
}

/** The way that a step's form or link names; null without one. */
export function sentWay({ form, query }: PageRequest): Way | null {
  const way = form.get(WAY) ?? query.get(WAY);
  return isWay(way) ? way : null;
}

/** The way of a sign-in that waits for a step. An attempt does not know the name of its provider, so forms and links name it. */
export const attemptWay = (request: PageRequest, { method }: Attempt): Way | null => wayOf(method) ?? sentWay(request);

/** The way as a parameter or field. */
export const wayField = (way: Way | null): Readonly<Record<string, string>> => (way === null ? {} : { [WAY]: way });

/** The id of the badge, which describes the button. It is on the page once. */
export const LAST_USED = 'last-used';

/** A button with a badge that says that its way was used last. The button is described by {@link LAST_USED}. */
export const withLastUsed = ({ text }: PageRequest, button: SafeHtml): SafeHtml =>
  html`<div class="last-used">${button}<span class="last-used-badge" id="${LAST_USED}">${badge(text('signIn.lastUsed'), { tone: 'accent' })}</span></div>`;
