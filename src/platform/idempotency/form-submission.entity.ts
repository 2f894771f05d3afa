import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';

export const FormSubmissionSchema = defineEntity({
  name: 'FormSubmission',
  tableName: 'form_submission',
  properties: {
    deploymentId: p.integer().primary(),
    /** Identifies the request that runs the form, and the row in the additional data of the encryption. */
    id: p.bigint('string').primary(),
    /** The hash of the browser, the page and the key of the form's rendering. */
    keyHash: p.text(),
    contentHash: p.text(),
    /** Until then the request is running. It is in the past once the request has ended. */
    leasedUntil: p.datetime(3),
    /** Whether a command of the form was committed, which is stored in its transaction. Such a form is not run again. */
    tookEffect: p.boolean().default(false),
    /** What the browser is answered; null while the request is running, and if it ended without an outcome to repeat. */
    outcomeSealed: p.text().nullable(),
    expiresAt: p.datetime(3),
  },
});

/** A form of a hosted page that was sent, by the key of its rendering. */
export class FormSubmission extends FormSubmissionSchema.class {}
FormSubmissionSchema.setClass(FormSubmission);

declare module '../database/tables.ts' {
  interface Tables {
    form_submission: TableOf<typeof FormSubmissionSchema>;
  }
}
