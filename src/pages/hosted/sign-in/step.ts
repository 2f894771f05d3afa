import type { SafeHtml } from '@remix-run/html-template';
import type { TextKey } from '../../texts/texts.ts';
import type { PageRequest, View } from '../page.ts';
import { attemptWay, wayField } from './last-way.ts';
import type { Attempt } from './state.ts';

/** What a step of a sign-in shows. */
export interface Step {
  readonly title: TextKey;
  /** What the person does here. */
  readonly lead?: TextKey;
  readonly picture?: SafeHtml;
  readonly content: SafeHtml | (SafeHtml | string)[];
  /** Whether the user continues elsewhere, such as in a mail program. */
  readonly isElsewhere?: boolean;
}

/** The path of a step, which shows it again after an error. */
export const attemptPath = ({ id }: Attempt) => `/sign-in?attempt=${id}`;

/** The hidden fields of a step's form: how the sign-in began, which the browser remembers at its end. */
export const stepFields = (request: PageRequest, attempt: Attempt): Readonly<Record<string, string>> =>
  wayField(attemptWay(request, attempt));

/** The head of a step's page. */
export const stepHead = (
  { text }: PageRequest,
  { title, lead, picture }: Step,
): Pick<View, 'title' | 'lead' | 'picture'> => ({
  title: text(title),
  ...(lead === undefined ? {} : { lead: text(lead) }),
  ...(picture === undefined ? {} : { picture }),
});
