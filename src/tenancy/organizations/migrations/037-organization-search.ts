import { Migration } from '@mikro-orm/migrations';

/** Finds organizations by a part of a name without reading all of them. */
export class Migration037OrganizationSearch extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`create index concurrently if not exists organization_search on organization
      using gin (name gin_trgm_ops, display_name gin_trgm_ops, slug gin_trgm_ops)`);
  }
}
