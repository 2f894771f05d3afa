import type { SafeHtml } from '@remix-run/html-template';
import type { TextKey } from '../texts/texts.ts';
import type { Attempt } from './state.ts';

/** What a step of a sign-in shows. */
export interface Step {
  readonly title: TextKey;
  readonly content: SafeHtml | (SafeHtml | string)[];
  /** Whether the user continues elsewhere, such as in a mail program. */
  readonly isElsewhere?: boolean;
}

/** The path of a step, which shows it again after an error. */
export const attemptPath = ({ id }: Attempt) => `/sign-in?attempt=${id}`;
