import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { SafeHtml } from '@remix-run/html-template';
import type { HostDeployment } from '../../deployment/index.ts';
import type { Language } from '../../platform/languages/languages.ts';
import type { Translate } from '../../platform/languages/translations.ts';
import type { OperationFailure } from './errors/operation-failure.ts';
import type { TextKey } from './texts/texts.ts';

/** A page of the deployment host for the application's users. It works without JavaScript. */
export interface HostedPage {
  /** The path. Its last part may be a parameter, such as `{provider}`. */
  readonly path: string;
  /** The setting that names the page. A page whose setting names another URL redirects there. */
  readonly setting?: PageSetting;
  /**
   * Query parameters that are secret, such as the token of a mailed link. Before the page is shown, they move from the URL to a
   * cookie of this page: the URL is in the browser's history and in the `Referer` of requests.
   */
  readonly secrets?: readonly string[];
  /**
   * Whether a GET request runs an operation, so that the page is not for robots: requests that only ask for its headers, or that
   * browsers send in advance, are not answered.
   */
  readonly runsOnGet?: boolean;
  /**
   * What a form of another site does, such as one of a provider at which the user has signed in. It has no session: cookies that it
   * sends are ignored. Such a page has no forms of its own.
   */
  readonly foreignForm?: (request: PageRequest) => Promise<PageResult>;
  /** Whether the URL of a request contains a secret, so that no `Referer` of the next request may contain it. */
  readonly hasSecretUrl?: boolean;
  /** Whether the page requires a signed-in user. Others are redirected to the sign-in page and return afterwards. */
  readonly requiresSignIn?: boolean;
  /** The maximum size of the file `file` that a multipart form of the page may contain. Without it, forms contain no files. */
  readonly maxFileBytes?: number;
  /** Shows the page: for a GET request, and again with `request.failure` for a form that failed. */
  readonly show: (request: PageRequest) => Promise<PageResult>;
  /** What the forms of the page do, by the value of their field or button `action`. A form without it is `submit`. */
  readonly actions?: Readonly<Record<string, (request: PageRequest) => Promise<PageResult>>>;
  /**
   * The actions that respond with a page, because it has a secret, and what follows when their form is sent again: no other
   * response shows the secret. All other actions redirect.
   */
  readonly shownOnce?: Readonly<Record<string, ShownOnce>>;
}

/** What a user can do who has not saved a secret that was shown once. */
export interface ShownOnce {
  readonly text: TextKey;
  /** The page that continues. */
  readonly next: (request: PageRequest) => string;
}

/** The settings that contain the URL of a page. */
export type PageSetting =
  | 'signInPageUrl'
  | 'signUpPageUrl'
  | 'waitlistPageUrl'
  | 'userProfileUrl'
  | 'organizationProfileUrl'
  | 'createOrganizationUrl';

export type PageResult = View | Redirect;

/** A page in the look of the deployment. */
export interface View extends Cookies {
  readonly title: string;
  readonly content: SafeHtml;
  /** The picture of what the page is about, beside the title. */
  readonly picture?: SafeHtml;
  /** The HTTP status; 200 by default. A form that failed has the status of its failure. */
  readonly status?: number;
  /** `wide` for pages with lists. */
  readonly width?: 'narrow' | 'wide';
  /** Modules in `browser/` that improve the page, such as `passkeys.js`. */
  readonly scripts?: readonly string[];
  /** The page of another site to which the browser goes on at once. It was checked. */
  readonly refreshTo?: string;
  /** Secrets whose cookies are deleted, because they were used. */
  readonly forget?: readonly string[];
}

/** A redirect with status 303. */
export interface Redirect extends Cookies {
  /** A path of this host, or a URL that was checked: a setting or `request.redirectUrl`. */
  readonly to: string;
  /** Secrets whose cookies are deleted, because they were used. */
  readonly forget?: readonly string[];
}

interface Cookies {
  /** Values of `Set-Cookie`, besides those of the session and of `forget`. */
  readonly cookies?: readonly string[];
}

/** A request for a page, with what pages need to respond. */
export interface PageRequest {
  /** The id of the request, by which its log lines are found. */
  readonly id: string;
  readonly path: string;
  /** The parameter of the path; empty for a path without one. */
  readonly pathParameter: string;
  /** The origin of this page. */
  readonly origin: string;
  /** The origin of links that are mailed. */
  readonly publicOrigin: string;
  readonly deployment: HostDeployment;
  /** The name of the application. */
  readonly appName: string;
  readonly language: Language;
  /** Returns a text in the language of the request. */
  readonly text: Translate<TextKey>;
  readonly query: URLSearchParams;
  /** The fields of the form; empty for a GET request. */
  readonly form: URLSearchParams;
  /** The error of the form, when the page is shown again. */
  readonly failure: OperationFailure | null;
  /** The parameter `redirect_url`, as an absolute URL. Null when it is missing or has an origin that is not allowed. */
  readonly redirectUrl: string | null;
  /** Returns another value of this kind as an absolute URL, or null in the same way. */
  checkedRedirect(value: string | null): string | null;
  readonly isSignedIn: boolean;
  /** Who impersonates the signed-in user; null when the user has signed in. */
  readonly impersonator: string | null;
  /** Returns a secret parameter of the page, from the cookie to which it was moved; null without one. */
  secret(name: string): string | null;
  /** Returns the value of a cookie that matches a pattern; null without one. */
  cookie(name: string, pattern: RegExp): string | null;
  /**
   * Runs an operation of the graph for the browser's session, with all its checks. Throws an OperationFailure if it fails.
   */
  run<Result, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Result, Variables>,
    ...variables: Variables extends Record<string, never> ? [] : [Variables]
  ): Promise<Result>;
  /** A path of this host with the parameters `redirect_url` and `lang` of this request, and with others. */
  link(path: string, parameters?: Readonly<Record<string, string>>): string;
}
