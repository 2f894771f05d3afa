import { Migration } from '@mikro-orm/migrations';

/**
 * Stores postings in blocks. Those that are stored already stay where they are, where searches find them: a job moves them in
 * small steps. Finds the documents that were changed since vectors were computed.
 */
export class Migration030PostingBlocks extends Migration {
  override up(): void {
    // Each page keeps space for postings that are added to its blocks.
    this.addSql(`create table posting_block (
      deployment_id integer not null,
      knowledge_base_id bigint not null,
      term text collate "C" not null,
      first_chunk_id bigint not null,
      posting_count integer not null,
      postings bytea not null,
      primary key (deployment_id, knowledge_base_id, term, first_chunk_id)
    ) with (fillfactor = 85)`);
    this.addSql('alter table vector_index add column filled_until timestamptz(3)');
    this.addSql(`create index knowledge_base_document_updated
      on knowledge_base_document (deployment_id, knowledge_base_id, updated_at)`);
  }
}
