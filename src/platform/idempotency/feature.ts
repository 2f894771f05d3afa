import type { Feature } from '../feature.ts';
import { FormSubmissionSchema } from './form-submission.entity.ts';
import { IdempotencyKeySchema } from './idempotency-key.entity.ts';
import { Migration025FormSubmissions } from './migrations/025-form-submissions.ts';

/** Stored responses of requests with an `Idempotency-Key`, and stored outcomes of forms. */
export const idempotencyFeature: Feature = {
  entities: [IdempotencyKeySchema, FormSubmissionSchema],
  migrations: [{ name: '025-form-submissions', class: Migration025FormSubmissions }],
  sealedColumns: [
    { table: 'idempotency_key', column: 'response_sealed' },
    { table: 'form_submission', column: 'outcome_sealed' },
  ],
  retention: [
    { table: 'idempotency_key', time: 'expires_at', before: ({ now }) => now.toISOString() },
    { table: 'form_submission', time: 'expires_at', before: ({ now }) => now.toISOString() },
  ],
};
