import { type Expression, sql } from 'kysely';
import type { ImageSetting } from './image-settings.ts';

/**
 * SQL for the URL in a column, or else the deployment's default image as the settings have it; null when there is neither.
 * The deployment is a number or `DEPLOYMENT_ID`, so that the settings are read once and not for each row that an offset passes.
 */
export function imageOrDefault(column: string, setting: ImageSetting, deployment: number | Expression<number>) {
  return sql<string | null>`coalesce(${sql.ref(column)}, (
    select nullif(settings.ui_settings->>${sql.lit(setting)}, '') from deployment settings where settings.id = ${deployment}))`;
}
