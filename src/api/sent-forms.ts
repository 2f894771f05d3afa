import type { Request, Response } from 'express';
import type { FormOutcome, FormState, SentPage } from '../pages/hosted/forms/form-outcome.ts';
import { sha256 } from '../platform/crypto/tokens.ts';
import { claimForm } from '../platform/idempotency/form-submissions.ts';
import { consoleCookies, developmentSessions, sessionCookies, sessionHeaders } from './http/cookies.ts';
import { contextOf, stateOf } from './http/request-state.ts';
import { contentWithFile } from './schema/idempotency.ts';

type Headers = Readonly<Record<string, string>>;

/** What is stored of a form: its outcome, and the session cookie that it set. */
interface StoredOutcome {
  readonly outcome: FormOutcome;
  readonly headers: Headers;
  /** The hash of the session that the browser had when it sent the form. */
  readonly sessionHash: string;
}

/** The headers that set the session cookie: those of the request, or of the one that has run its form. */
export const formHeaders = (response: Response): Headers =>
  stateOf(response).form?.repeatedHeaders ?? sessionHeaders(contextOf(response));

/** Claims the form of a page, which runs once, for browsers that send it twice. */
export async function claimSentForm(
  request: Request,
  response: Response,
  { browser, path, key, content }: SentPage,
): Promise<FormState> {
  const context = contextOf(response);
  const state = stateOf(response);
  const sessionHash = sha256(
    JSON.stringify([sessionCookies(request), developmentSessions(request), consoleCookies(request)]),
  );
  const result = await claimForm<StoredOutcome>(context, {
    deploymentId: context.viewer.deploymentId,
    keyHash: sha256(JSON.stringify([browser, path, key])),
    // The fields may contain a password. The key, which is stored nowhere, keeps their hash from being guessed.
    contentHash: sha256(await contentWithFile(JSON.stringify([key, content]), state.form?.file)),
  });
  if (result.state === 'ended') {
    const { outcome, headers, sessionHash: first } = result.outcome;
    // A browser that has received the cookie may have received a newer one since.
    if (first === sessionHash) state.form = { ...state.form, repeatedHeaders: headers };
    return { state: 'ended', outcome };
  }
  if (result.state !== 'claimed') return result;
  const { claim } = result;
  state.form = { ...state.form, claim };
  const stored = (outcome: FormOutcome): StoredOutcome => ({ outcome, headers: sessionHeaders(context), sessionHash });
  return {
    state: 'claimed',
    end(outcome) {
      if (outcome === null) return claim.release();
      return outcome.kind === 'failure' ? claim.fail(stored(outcome)) : claim.succeed(stored(outcome));
    },
  };
}
