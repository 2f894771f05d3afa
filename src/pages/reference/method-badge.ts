import type { SafeHtml } from '@remix-run/html-template';
import { badge } from '../elements/index.ts';

const TONES = { GET: 'accent', POST: 'good', PUT: 'warning', PATCH: 'warning', DELETE: 'danger' } as const;

/** The method of an operation, or another word for what has none. */
export const methodBadge = (method: string, label = method): SafeHtml =>
  badge(label, { tone: TONES[method as keyof typeof TONES] ?? 'neutral' });
