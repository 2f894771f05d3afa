import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/database/tables.ts';

export const SignInFailureSchema = defineEntity({
  name: 'SignInFailure',
  tableName: 'sign_in_failure',
  properties: {
    deploymentId: p.integer().primary(),
    userId: p.bigint('string').primary(),
    method: p.text(),
    code: p.text(),
    address: p.text(),
    country: p.text().nullable(),
    /** The number of failures in the series. */
    count: p.integer(),
    firstAt: p.datetime(3),
    lastAt: p.datetime(3),
    /** Whether an event reports the series. The next failure then begins another one. */
    isReported: p.boolean(),
    /** When an event may report the series. */
    reportAt: p.datetime(3),
  },
});

/** The last failed sign-ins of a user. */
export class SignInFailure extends SignInFailureSchema.class {}
SignInFailureSchema.setClass(SignInFailure);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sign_in_failure: TableOf<typeof SignInFailureSchema>;
  }
}
