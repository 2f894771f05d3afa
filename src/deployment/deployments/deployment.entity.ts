import { defineEntity, p } from '@mikro-orm/core';
import { timestampColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import type { AuthSettings, B2bSettings, Restrictions, UiSettings } from '../stored-settings/settings.ts';
import type { SocialProviderOption } from './social-provider-option.ts';

export const DeploymentSchema = defineEntity({
  name: 'Deployment',
  tableName: 'deployment',
  properties: {
    id: p.integer().primary().autoincrement(),
    name: p.text(),
    mode: p.text().$type<'production' | 'staging'>(),
    maintenanceMode: p.boolean().default(false),
    backendHost: p.text(),
    frontendHost: p.text(),
    mailFromHost: p.text(),
    authSettings: p.json<AuthSettings>(),
    uiSettings: p.json<UiSettings>(),
    b2bSettings: p.json<B2bSettings>(),
    restrictions: p.json<Restrictions>(),
    allowedOrigins: p.array().default([]),
    /** The kinds of imported password hashes: each sign-in with a password checks one hash of each kind. */
    passwordHashKinds: p.array().default([]),
    /** The enabled providers of social sign-in, in the order of their buttons. */
    socialProviders: p.json<readonly SocialProviderOption[]>().default([]),
    emailProvider: p.text().$type<'built_in' | 'custom_smtp'>().default('built_in'),
    /**
     * Incremented by the unit of work with every change. A raw statement that changes the row must increment it as
     * well.
     */
    version: p.integer().version(),
    firstKeyShownAt: p.datetime(3).nullable(),
    ...timestampColumns,
  },
});

export class Deployment extends DeploymentSchema.class {}
DeploymentSchema.setClass(Deployment);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    deployment: TableOf<typeof DeploymentSchema>;
  }
}
