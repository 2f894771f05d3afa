import { html, type SafeHtml } from '@remix-run/html-template';
import { newToken } from '../../platform/crypto/tokens.ts';

const FIELD = 'formKey';
/** Keys are tokens of 256 bits. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The field with the key of a form's rendering. A browser that sends the form twice sends the same key. */
export const formKey = (): SafeHtml => html`<input type="hidden" name="${FIELD}" value="${newToken()}">`;

export const hasFormKey = (page: string): boolean => page.includes(`name="${FIELD}"`);

export interface KeyedForm {
  /** The key of the form; null without one, and undefined if it is not valid. */
  readonly key: string | null | undefined;
  /** The other fields. */
  readonly fields: URLSearchParams;
}

/** Separates a form's key from its other fields. */
export function readFormKey(form: URLSearchParams): KeyedForm {
  const fields = new URLSearchParams(form);
  fields.delete(FIELD);
  const [key = null, ...others] = form.getAll(FIELD);
  const isValid = others.length === 0 && (key === null || TOKEN.test(key));
  return { key: isValid ? key : undefined, fields };
}
