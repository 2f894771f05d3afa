import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Response } from 'express';
import type { ExecutionResult } from 'graphql';
import { type OperationError, OperationFailure } from '../pages/errors/operation-failure.ts';
import type { PageHost } from '../pages/hosted/requests/page-host.ts';
import type { Context } from '../platform/context.ts';
import type { FieldError } from '../platform/errors.ts';
import { endSentence } from '../platform/text/end-sentence.ts';
import type { Executor } from './execution/executor.ts';
import { readForm } from './http/body.ts';
import { localeOfRequest } from './http/request-locale.ts';
import { contextOf, stateOf } from './http/request-state.ts';
import { type Failure, toFailure } from './rest/failure.ts';
import { withUpload } from './rest/multipart.ts';
import { OperationFailed } from './rest/sofa.ts';
import { claimSentForm, formHeaders } from './sent-forms.ts';

export interface PageHostOptions extends Pick<PageHost, 'config' | 'assets'> {
  /** Executes operations on the graph of the pages, with the checks for documents of clients. */
  readonly executor: Executor;
  /** In whose name the operations run: the caller of the request by default. */
  readonly runAs?: (response: Response) => Context;
  readonly log: { error(fields: object, message: string): void };
}

/** Connects pages to a graph: they run the same operations as clients, with the same checks. */
export function createPageHost(options: PageHostOptions): PageHost {
  const { config, assets, executor, runAs = contextOf, log } = options;

  async function run<Result>(
    response: Response,
    document: TypedDocumentNode<Result, never>,
    variableValues: Readonly<Record<string, unknown>>,
  ): Promise<Result> {
    const { file: upload, claim: formClaim } = stateOf(response).form ?? {};
    const contextValue = { ...runAs(response), ...(upload && { upload }), ...(formClaim && { formClaim }) };
    const { data, errors }: ExecutionResult = await executor({ document, variableValues, contextValue });
    if (errors === undefined || errors.length === 0) return data as Result;
    const failure = toFailure(new OperationFailed(errors), null);
    if (failure.unexpected !== null) throw failure.unexpected;
    throw operationFailure(failure);
  }

  return {
    config,
    assets,
    // Unknown for a host name that no deployment has.
    deploymentOf: (response) => stateOf(response).authentication?.deployment ?? null,
    requestIdOf: (response) => stateOf(response).requestId,
    // The host name selected the deployment, so it belongs to it.
    originOf: (response) => stateOf(response).client.origin ?? config.publicDeploymentUrl,
    localeOf: localeOfRequest,
    isSignedIn: (response) => viewerOf(response)?.signedIn != null,
    impersonatorOf: (response) => viewerOf(response)?.impersonator ?? null,
    readForm,
    withFile: (request, response, maxBytes, use) =>
      withUpload({ request, response }, maxBytes, async ({ file, fields }) => {
        stateOf(response).form = { file };
        await use(new URLSearchParams(fields));
      }),
    claimForm: claimSentForm,
    run,
    sessionHeaders: formHeaders,
    failureOf(error, response) {
      if (error instanceof OperationFailure) return error;
      const failure = toFailure(error, null);
      const { requestId } = stateOf(response);
      if (failure.unexpected !== null) log.error({ err: failure.unexpected, requestId }, 'A page failed unexpectedly');
      return operationFailure(failure);
    },
  };
}

function operationFailure({ status, code, message, errors, retryAfter }: Failure): OperationFailure {
  return new OperationFailure({ status, code, message, errors: errors.map(operationError), retryAfter });
}

/** The error of a field, named as in the form: `input.email` is `email`, and `input.permissions.2` is `permissions`. */
function operationError({ path, code, message, rule }: FieldError): OperationError {
  const field = path.filter((part) => part !== 'input' && typeof part === 'string').join('.');
  const item = path.find((part) => typeof part === 'number');
  const shown = endSentence(message.charAt(0).toUpperCase() + message.slice(1));
  return { code, message: shown, rule, field, ...(item !== undefined && { item }) };
}

/** The viewer of a request; undefined for one that failed before it was authenticated. */
const viewerOf = (response: Response) => stateOf(response).context?.viewer;
