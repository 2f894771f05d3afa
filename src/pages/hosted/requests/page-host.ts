import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Request, Response } from 'express';
import type { HostDeployment, PublicUrl } from '../../../deployment/index.ts';
import type { Assets } from '../../assets.ts';
import type { OperationFailure } from '../../errors/operation-failure.ts';
import type { FindPage } from '../find-page.ts';
import type { FormState, SentPage } from '../forms/form-outcome.ts';
import type { HostedPage, PageRequest, View } from '../page.ts';

/** What a site is made of: its pages, what their requests know, and how they look. */
export interface PageSite<Request extends PageRequest = PageRequest> extends PageHost {
  readonly find: FindPage<HostedPage<Request>>;
  /** What precedes the paths of the user's account, if another site has it. */
  readonly accountBase?: string;
  /** Adds what the pages of this site know about a request. */
  readonly extend: (request: PageRequest, response: Response) => Request;
  /** Renders a page. The nonce is that of its content security policy. */
  readonly render: (request: Request, view: View, nonce: string) => string;
}

/** What the pages need of their host. */
export interface PageHost {
  readonly config: PublicUrl;
  readonly assets: Assets;
  /** The deployment of the request; null when no deployment has its host name. */
  readonly deploymentOf: (response: Response) => HostDeployment | null;
  /** The id of the request. */
  readonly requestIdOf: (response: Response) => string;
  /** The origin of the deployment host, as the browser requested it. */
  readonly originOf: (response: Response) => string;
  /** The locale that the user has chosen or the browser prefers; null for one that is not supported. */
  readonly localeOf: (request: Request) => string | null;
  /** Whether the request has a signed-in user. */
  readonly isSignedIn: (response: Response) => boolean;
  /** Who impersonates the signed-in user; null when the user has signed in. */
  readonly impersonatorOf: (response: Response) => string | null;
  /** Reads the fields of a form. */
  readonly readForm: (request: Request, response: Response) => Promise<URLSearchParams>;
  /**
   * Reads the fields and the file of a multipart form, and passes the fields to `use`. Operations that run meanwhile receive the
   * file, which is deleted afterwards.
   */
  readonly withFile: (
    request: Request,
    response: Response,
    maxBytes: number,
    use: (form: URLSearchParams) => Promise<void>,
  ) => Promise<void>;
  /** Claims a form, so that its operations run once, or returns what an earlier request with its key has done. */
  readonly claimForm: (request: Request, response: Response, form: SentPage) => Promise<FormState>;
  /** Runs an operation for the browser's session. Throws an OperationFailure, or any other error for an unexpected one. */
  readonly run: <Result>(
    response: Response,
    document: TypedDocumentNode<Result, never>,
    variables: Readonly<Record<string, unknown>>,
  ) => Promise<Result>;
  /** The headers that set the session cookie, if an operation has changed it, or that of the form's first request. */
  readonly sessionHeaders: (response: Response) => Readonly<Record<string, string>>;
  /** Converts any error to a failure that can be shown, and logs it if it was unexpected. */
  readonly failureOf: (error: unknown, response: Response) => OperationFailure;
}
