import { Migration } from '@mikro-orm/migrations';
import { CHUNKS } from './chunks.ts';
import { DOCUMENTS } from './documents.ts';
import { ENTITIES } from './entities.ts';
import { KNOWLEDGE_BASES } from './knowledge-bases.ts';
import { PROVIDER } from './provider.ts';
import { VECTORS } from './vectors.ts';

/** What knowledge bases need to read their documents and to answer searches. */
export class Migration004KnowledgeBaseSearch extends Migration {
  override up(): void {
    for (const statement of [...PROVIDER, ...KNOWLEDGE_BASES, ...DOCUMENTS, ...CHUNKS, ...VECTORS, ...ENTITIES]) {
      this.addSql(statement);
    }
  }
}
