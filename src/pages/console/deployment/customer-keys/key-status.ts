import type { SafeHtml } from '@remix-run/html-template';
import { badge } from '../../../elements/index.ts';
import type { ConsoleRequest } from '../../console-request.ts';
import type { ConsoleApiAuthKeyRowFragment } from '../documents.ts';

type Key = ConsoleApiAuthKeyRowFragment;

/** Whether the key is neither revoked nor expired. */
export const isLive = ({ revokedAt, expiresAt }: Pick<Key, 'revokedAt' | 'expiresAt'>): boolean =>
  revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > Date.now());

export function statusBadge({ text }: ConsoleRequest, key: Key): SafeHtml {
  if (key.revokedAt !== null) return badge(text('console.customerKeys.status.REVOKED'), { tone: 'danger' });
  if (!isLive(key)) return badge(text('console.customerKeys.status.EXPIRED'), { tone: 'warning' });
  if (key.replacedById !== null) return badge(text('console.customerKeys.replaced'), { tone: 'warning' });
  return badge(text('console.customerKeys.isValid'), { tone: 'good' });
}
