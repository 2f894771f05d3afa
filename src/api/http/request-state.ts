import type { Response } from 'express';
import type { HostDeployment } from '../../deployment/index.ts';
import type { CredentialLookup } from '../../identity/index.ts';
import type { InstalledDeploymentRow, OperatorRow } from '../../operators/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Upload } from '../../platform/files/uploads.ts';
import type { FormClaim } from '../../platform/idempotency/form-submissions.ts';
import type { Client } from '../../platform/network/client-address.ts';
import type { CurrentRequest } from '../../platform/process/current-request.ts';

/** What is known about a request. The middleware sets it, in the order in which a request passes through. */
export interface RequestState {
  requestId: string;
  /** What log lines and metrics say about the request. */
  current: CurrentRequest;
  client: Client;
  /** Unset until the host name or the credential has selected the deployment. */
  deploymentId?: string;
  /** The deployment and the session of a request to the deployment host. Unset until its host name is looked up. */
  authentication?: CredentialLookup;
  /** What the operations of the request receive. Unset until the caller is authenticated. */
  context?: Context;
  /** The operator who sends a request to the console; null for one who is not signed in. Unset on other paths. */
  operator?: OperatorRow | null;
  /** The deployment that the URL of a request to the console names. */
  shownDeployment?: InstalledDeploymentRow;
  /** The form of a hosted page that the request sends. */
  form?: SentForm;
}

export interface SentForm {
  readonly file?: Upload | undefined;
  /** In whose name the operations of the form run. */
  readonly claim?: FormClaim;
  /** The session cookie of the request that has run this form before. */
  readonly repeatedHeaders?: Readonly<Record<string, string>>;
}

export const stateOf = (response: Response): RequestState => response.locals as RequestState;

/** The context of an authenticated request. */
export function contextOf(response: Response): Context {
  const { context } = stateOf(response);
  if (context === undefined) throw new Error('The request is not authenticated yet.');
  return context;
}

/** The credential of a request to the deployment host. */
export function authenticationOf(response: Response): CredentialLookup {
  const { authentication } = stateOf(response);
  if (authentication === undefined) throw new Error('The deployment of the request is not known yet.');
  return authentication;
}

/** The deployment of a request to the deployment host. */
export const deploymentOf = (response: Response): HostDeployment => authenticationOf(response).deployment;
