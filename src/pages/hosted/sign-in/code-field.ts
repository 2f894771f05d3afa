import type { SafeHtml } from '@remix-run/html-template';
import { type Field, field } from '../../elements/index.ts';
import type { PageRequest } from '../page.ts';

/** The field of a code of some digits, such as one that was sent. Codes may be entered with spaces. */
export const codeField = (request: PageRequest, options: Partial<Field> = {}): SafeHtml =>
  field(request, {
    name: 'code',
    label: request.text('common.code'),
    autocomplete: 'one-time-code',
    inputMode: 'numeric',
    maxLength: 16,
    isRequired: true,
    isSecret: true,
    isCode: true,
    hasFocus: true,
    ...options,
  });
