import { Migration } from '@mikro-orm/migrations';

/** Where pages begin in chunks, what was not read of documents, and how similar unrelated vectors of an index are. */
export class Migration031SearchQuality extends Migration {
  override up(): void {
    this.addSql(`alter table document_chunk add column page_breaks integer[] not null default '{}'`);
    this.addSql(`alter table knowledge_base_document add column warnings jsonb not null default '[]'`);
    this.addSql('alter table vector_index add column unrelated_cosine double precision');
  }
}
