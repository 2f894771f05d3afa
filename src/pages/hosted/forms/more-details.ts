import type { SafeHtml } from '@remix-run/html-template';
import { disclosure } from '../../elements/index.ts';
import type { PageRequest } from '../page.ts';

/** Fields that few people fill in. They are open when one of them has a value or an error. */
export function moreDetails(request: PageRequest, fields: SafeHtml[], names: readonly string[]): SafeHtml | string {
  if (fields.length === 0) return '';
  const { form: sent, failure } = request;
  const isOpen = names.some((name) => sent.get(name) || failure?.errors.some((error) => error.field === name));
  return disclosure(request.text('signUp.moreDetails'), fields, { isOpen });
}
