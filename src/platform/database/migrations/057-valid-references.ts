import { Migration } from '@mikro-orm/migrations';
import { REFERENCES } from './056-clear-references.ts';

/** Validates the foreign keys of the migration before it, which reads their tables without stopping writes. */
export class Migration057ValidReferences extends Migration {
  override up(): void {
    for (const { table, constraint } of Object.values(REFERENCES).flat()) {
      this.addSql(`alter table ${table} validate constraint ${constraint}`);
    }
  }
}
