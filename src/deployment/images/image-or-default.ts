import { type RawBuilder, sql } from 'kysely';
import type { ImageSetting } from './image-settings.ts';

/**
 * SQL for the URL in a column, or else the deployment's default image as the settings have it; null when there is neither.
 * The deployment is a number, with which the settings are read once, or a column.
 */
export function imageOrDefault(column: string, setting: ImageSetting, deployment: number | string) {
  const id: RawBuilder<unknown> = typeof deployment === 'string' ? sql.ref(deployment) : sql`${deployment}`;
  return sql<string | null>`coalesce(${sql.ref(column)}, (
    select nullif(settings.ui_settings->>${sql.lit(setting)}, '') from deployment settings where settings.id = ${id}))`;
}
