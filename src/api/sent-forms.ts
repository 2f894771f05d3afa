import type { Request, Response } from 'express';
import type { FormOutcome, FormState, SentPage } from '../pages/hosted/form-outcome.ts';
import type { Context } from '../platform/context.ts';
import { sha256 } from '../platform/crypto/tokens.ts';
import type { Upload } from '../platform/files/uploads.ts';
import { claimForm, type FormClaim } from '../platform/idempotency/form-submissions.ts';
import { developmentSessions, sessionCookies, sessionHeaders } from './http/cookies.ts';
import { contentWithFile } from './schema/idempotency.ts';

type Headers = Readonly<Record<string, string>>;

/** What is stored of a form: its outcome, and the session cookie that it set. */
interface StoredOutcome {
  readonly outcome: FormOutcome;
  readonly headers: Headers;
  /** The hash of the session that the browser had when it sent the form. */
  readonly sessionHash: string;
}

/** Runs each form of a page once, for browsers that send it twice. */
export function createSentForms(contextOf: (response: Response) => Context) {
  const claims = new WeakMap<Response, FormClaim<StoredOutcome>>();
  /** The session cookies of the requests that are answered with the outcome of an earlier one. */
  const repeatedHeaders = new WeakMap<Response, Headers>();

  return {
    /** The claim of the request's form, in whose name its operations run. */
    claimOf: (response: Response): FormClaim | undefined => claims.get(response),
    /** The headers that set the session cookie: those of the request, or of the one that has run its form. */
    headersOf: (response: Response): Headers => repeatedHeaders.get(response) ?? sessionHeaders(contextOf(response)),

    async claim(
      request: Request,
      response: Response,
      { browser, path, key, content }: SentPage,
      upload: Upload | undefined,
    ): Promise<FormState> {
      const context = contextOf(response);
      const sessionHash = sha256(JSON.stringify([sessionCookies(request), developmentSessions(request)]));
      const result = await claimForm<StoredOutcome>(context, {
        deploymentId: context.viewer.deploymentId,
        keyHash: sha256(JSON.stringify([browser, path, key])),
        // The fields may contain a password. The key, which is stored nowhere, keeps their hash from being guessed.
        contentHash: sha256(await contentWithFile(JSON.stringify([key, content]), upload)),
      });
      if (result.state === 'ended') {
        const { outcome, headers, sessionHash: first } = result.outcome;
        // A browser that has received the cookie may have received a newer one since.
        if (first === sessionHash) repeatedHeaders.set(response, headers);
        return { state: 'ended', outcome };
      }
      if (result.state !== 'claimed') return result;
      const { claim } = result;
      claims.set(response, claim);
      const stored = (outcome: FormOutcome): StoredOutcome => ({
        outcome,
        headers: sessionHeaders(context),
        sessionHash,
      });
      return {
        state: 'claimed',
        end(outcome) {
          if (outcome === null) return claim.release();
          return outcome.kind === 'failure' ? claim.fail(stored(outcome)) : claim.succeed(stored(outcome));
        },
      };
    },
  };
}
