import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { SafeHtml } from '@remix-run/html-template';
import type { HostDeployment } from '../../deployment/index.ts';
import type { Content, PageContext } from '../elements/index.ts';
import type { TextKey } from '../texts/texts.ts';

/**
 * A page for people, which works without JavaScript: of the deployment host for the application's users, or of the console for
 * operators, whose requests know more.
 */
export interface HostedPage<Request extends PageRequest = PageRequest> {
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
  readonly foreignForm?: (request: Request) => Promise<PageResult>;
  /** Whether the URL of a request contains a secret, so that no `Referer` of the next request may contain it. */
  readonly hasSecretUrl?: boolean;
  /** Whether the page requires a signed-in user. Others are redirected to the sign-in page and return afterwards. */
  readonly requiresSignIn?: boolean;
  /** The maximum size of the file `file` that a multipart form of the page may contain. Without it, forms contain no files. */
  readonly maxFileBytes?: number;
  /** Shows the page: for a GET request, and again with `request.failure` for a form that failed. */
  readonly show: (request: Request) => Promise<PageResult>;
  /** What the forms of the page do, by the value of their field or button `action`. A form without it is `submit`. */
  readonly actions?: Readonly<Record<string, (request: Request) => Promise<PageResult>>>;
  /** Whether the policy of the page that sent a form names where redirects after it lead: see `formTargets`. */
  readonly namesTargets?: (request: Request) => boolean;
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

export type PageResult = View | Redirect | FileResult;

/** A page in the look of the deployment. */
export interface View extends Cookies {
  readonly title: string;
  /** The heading, if it is not the title. */
  readonly heading?: string;
  /** A sentence below the heading: what happens here. */
  readonly lead?: Content;
  readonly content: SafeHtml;
  /** The picture of what the page is about, beside the title. */
  readonly picture?: SafeHtml;
  /** The picture of another party, which a card shows connected with the logo. */
  readonly party?: SafeHtml;
  /** The HTTP status; 200 by default. A form that failed has the status of its failure. */
  readonly status?: number;
  /** The page above this one, to which a link above the heading of an account page leads. */
  readonly back?: { readonly label: string; readonly href: string };
  /** What else a person can do, at the foot of a card: such as a link to the sign-up. */
  readonly foot?: Content;
  /** Whether the content has the links to the terms, which are then not repeated below it. */
  readonly showsTerms?: boolean;
  /** `wide` for pages with lists. */
  readonly width?: 'narrow' | 'wide';
  /** Modules in `browser/` that improve the page, such as `passkeys.js`. */
  readonly scripts?: readonly string[];
  /** The page of another site to which the browser goes on at once. It was checked. */
  readonly refreshTo?: string;
  /** What the page shows besides its own styles and the images of the settings. */
  readonly shows?: ShownContent;
  /** Secrets whose cookies are deleted, because they were used. */
  readonly forget?: readonly string[];
}

/** Content that the policy of a page must allow. A frame with the attribute `srcdoc` has the policy of its page. */
export interface ShownContent {
  /** The exact texts of inline styles: of `style` elements and attributes. */
  readonly styles?: readonly string[];
  /** Origins of images. */
  readonly imageOrigins?: readonly string[];
  /** Where redirects after a form lead, besides this host: sources of the policy `form-action`, such as an origin or a scheme. */
  readonly formTargets?: readonly string[];
}

/** A redirect with status 303. */
export interface Redirect extends Cookies {
  /** A path of this host, or a URL that was checked: a setting or `request.redirectUrl`. */
  readonly to: string;
  /** Secrets whose cookies are deleted, because they were used. */
  readonly forget?: readonly string[];
}

/** A response that is no page: a file, which the browser stores under its name. */
export interface FileResult {
  readonly file: {
    /** The name in ASCII, without quotation marks. */
    readonly name: string;
    readonly contentType: string;
    /**
     * The text in parts, which are read while the browser receives them, so that no long file is in memory. An error before the first
     * part is shown as a page. A later one closes the connection, so that the browser does not take the part for the whole.
     */
    readonly content: AsyncIterable<string>;
  };
}

interface Cookies {
  /** Values of `Set-Cookie`, besides those of the session and of `forget`. */
  readonly cookies?: readonly string[];
}

/** A request for a page, with what pages need to respond. */
export interface PageRequest extends PageContext {
  /** The id of the request, by which its log lines are found. */
  readonly id: string;
  /** The parameter of the path; empty for a path without one. */
  readonly pathParameter: string;
  /** What precedes the path of each page of this site; empty on the deployment host, and `/console` in the console. */
  readonly base: string;
  /** Returns a path of the user's account, such as the page that authenticates again. Like `link`, which is the same on one site. */
  accountLink(path: string, parameters?: Readonly<Record<string, string>>): string;
  /** Whether this site has the page. */
  hasPage(path: string): boolean;
  /** The origin of links that are mailed. */
  readonly publicOrigin: string;
  readonly deployment: HostDeployment;
  /** The name of the application. */
  readonly appName: string;
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
}
