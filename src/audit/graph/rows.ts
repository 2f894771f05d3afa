import type { AuditRecord } from './types.ts';

export type AuditRecordRow = Omit<AuditRecord, 'actorUser' | 'actorApiKey'>;
