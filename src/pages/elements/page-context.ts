import type { Language } from '../../platform/languages/languages.ts';
import type { Translate } from '../../platform/languages/translations.ts';
import type { OperationFailure } from '../errors/operation-failure.ts';
import type { TextKey } from '../texts/texts.ts';

/** What the elements know about the request for a page. */
export interface PageContext {
  readonly path: string;
  /** The origin of this page. */
  readonly origin: string;
  readonly language: Language;
  /** Returns a text in the language of the request. */
  readonly text: Translate<TextKey>;
  readonly query: URLSearchParams;
  /** The fields of the form; empty for a GET request. */
  readonly form: URLSearchParams;
  /** The error of the form, when the page is shown again. */
  readonly failure: OperationFailure | null;
  /** A path of this host with the parameters `redirect_url` and `lang` of this request, and with others. */
  link(path: string, parameters?: Readonly<Record<string, string>>): string;
}
