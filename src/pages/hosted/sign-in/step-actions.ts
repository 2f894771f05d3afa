import { html } from '@remix-run/html-template';
import { linkButton, shownOnce } from '../../elements/index.ts';
import { OperationFailure } from '../../errors/operation-failure.ts';
import {
  SignInBackupCodesDocument,
  SignInSendAgainDocument,
  SignInStartAuthenticatorDocument,
  SignInVerifyAuthenticatorDocument,
  SignInVerifyDocument,
} from '../documents.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { afterStep, nextLink } from './after-sign-in.ts';
import { enrolmentStep } from './enrolment.ts';
import { sentWay, wayField } from './last-way.ts';
import { scripted } from './scripted.ts';
import { attemptOf, readState } from './state.ts';
import { stepHead } from './step.ts';

const value = ({ form }: PageRequest, name: string) => form.get(name) ?? '';
const attemptId = ({ query }: PageRequest) => query.get('attempt') ?? '0';

/** Passes a step with a code. Codes may be typed with spaces. */
export async function verifyCode(request: PageRequest): Promise<PageResult> {
  const code = value(request, 'code').replaceAll(/\s/g, '');
  const input = { signInAttemptId: attemptId(request), code };
  const { attemptVerification } = await request.run(SignInVerifyDocument, { input });
  return afterStep(request, attemptVerification?.signInAttempt, { way: sentWay(request) });
}

/** Sends the code or link again. */
export async function sendAgain(request: PageRequest): Promise<PageResult> {
  const id = attemptId(request);
  const redirect = request.redirectUrl === null ? {} : { redirectUrl: request.redirectUrl };
  const state = await readState(request);
  const isLink = attemptOf(request, state)?.method === 'MAGIC_LINK';
  await request.run(SignInSendAgainDocument, { input: { signInAttemptId: id, ...(isLink ? redirect : {}) } });
  return { to: request.link('/sign-in', { attempt: id, ...wayField(sentWay(request)), done: 'sent' }) };
}

/** Starts an enrolment and shows its secret, which no other response contains. */
export async function startEnrolment(request: PageRequest): Promise<PageResult> {
  const input = { signInAttemptId: attemptId(request) };
  const { startAuthenticator } = await request.run(SignInStartAuthenticatorDocument, { input });
  const state = await readState(request);
  const attempt = attemptOf(request, state);
  if (attempt === null || startAuthenticator === null) throw attemptNotFound();
  const step = enrolmentStep(request, attempt, startAuthenticator.otpauthUrl);
  const content = scripted(request, state, { content: step.content });
  return { ...stepHead(request, step), scripts: ['sign-in.js'], content };
}

/** The step of the request, to start again. */
export const stepLink = (request: PageRequest) =>
  request.link('/sign-in', { attempt: attemptId(request), ...wayField(sentWay(request)) });

/** Verifies two consecutive codes of the authenticator. */
export async function verifyEnrolment(request: PageRequest): Promise<PageResult> {
  const [code1 = '', code2 = ''] = ['code1', 'code2'].map((name) => value(request, name).replaceAll(/\s/g, ''));
  const input = { signInAttemptId: attemptId(request), code1, code2 };
  await request.run(SignInVerifyAuthenticatorDocument, { input });
  return { to: nextLink(request) };
}

/** Creates backup codes and shows them, which no other response does. Afterwards the user is signed in. */
export async function createBackupCodes(request: PageRequest): Promise<PageResult> {
  const input = { signInAttemptId: attemptId(request) };
  const { regenerateBackupCodes } = await request.run(SignInBackupCodesDocument, { input });
  const state = await readState(request);
  const { text } = request;
  const codes = regenerateBackupCodes?.backupCodes ?? [];
  return {
    title: text('signIn.backup.shown'),
    lead: text('signIn.backup.keep'),
    scripts: ['sign-in.js'],
    content: scripted(request, state, {
      content: html`${shownOnce(request, codes, text('signIn.backup.fileName'))}
<div class="ways">${linkButton({ href: nextLink(request), label: text('signIn.backup.saved') })}</div>`,
    }),
  };
}

const attemptNotFound = () =>
  new OperationFailure({ status: 404, code: 'SIGNIN_ATTEMPT_NOT_FOUND', message: 'The sign-in has expired.' });
