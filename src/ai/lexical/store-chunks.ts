import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';
import type { ExtractedChunk } from '../extraction/extract-document.ts';
import type { ChunkTarget } from './chunk-target.ts';
import { textSearchConfig } from './languages.ts';
import { searchTextOf } from './search-text.ts';

/** A chunk with its id and its position in the document. */
export interface NewChunk extends ExtractedChunk {
  readonly id: string;
  readonly position: number;
}

export interface LexicalText {
  /** A text search configuration of PostgreSQL, or `cjk`. */
  readonly language: string;
  /** Words of the document's name, which count as a part of each chunk. */
  readonly documentName: string;
}

/**
 * Stores chunks with their terms and postings. Returns the sum of their lexemes. The postings are inserted in the order of
 * their index, so that neighbours are written together.
 */
export async function storeChunks(
  rows: Rows,
  target: ChunkTarget,
  chunks: readonly NewChunk[],
  { language, documentName }: LexicalText,
): Promise<number> {
  const { deploymentId, knowledgeBaseId, documentId, generation } = target;
  const { rows: stored } = await sql<{ lexemes: number }>`
    with input as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(chunks.map((chunk) => inputOf(chunk, documentName)))}::jsonb)
        as input (id bigint, position integer, text text, heading_path text[], page integer, page_breaks integer[],
          start_offset integer, end_offset integer, token_count integer, words text, terms text[])
    ), posting as materialized (
      select id, term, max(frequency)::integer as frequency from (
        select input.id, lexeme as term, cardinality(positions) as frequency
        from input, unnest(to_tsvector(${textSearchConfig(language)}::regconfig, input.words))
        union all
        select input.id, term, count(*) from input, unnest(input.terms) as term group by input.id, term
      ) as found
      group by id, term
    ), total as materialized (
      select id, array_agg(term) as terms, array_agg(frequency) as frequencies, sum(frequency)::integer as lexeme_count
      from posting group by id
    ), stored_chunk as (
      insert into document_chunk (deployment_id, id, knowledge_base_id, document_id, generation, position, text, heading_path,
        page, page_breaks, start_offset, end_offset, token_count, terms, frequencies, lexeme_count, created_at)
      select ${deploymentId}::integer, input.id, ${knowledgeBaseId}::bigint, ${documentId}::bigint, ${generation}::integer,
        position, text, heading_path, page, page_breaks, start_offset, end_offset, token_count, coalesce(total.terms, '{}'),
        coalesce(frequencies, '{}'), coalesce(lexeme_count, 0), now()
      from input left join total using (id)
    ), stored_posting as (
      insert into chunk_posting (deployment_id, knowledge_base_id, term, chunk_id, frequency, lexeme_count)
      select ${deploymentId}::integer, ${knowledgeBaseId}::bigint, term, id, frequency, lexeme_count
      from posting join total using (id)
      order by term, id
    )
    select coalesce(sum(lexeme_count), 0)::integer as lexemes from total`.execute(rows);
  return stored[0]?.lexemes ?? 0;
}

function inputOf(chunk: NewChunk, documentName: string) {
  const { words, terms } = searchTextOf([documentName, ...chunk.headingPath, chunk.text].join('\n'));
  return {
    id: chunk.id,
    position: chunk.position,
    text: storable(chunk.text),
    heading_path: chunk.headingPath.map(storable),
    page: chunk.page,
    page_breaks: chunk.pageBreaks,
    start_offset: chunk.startOffset,
    end_offset: chunk.endOffset,
    token_count: chunk.tokenCount,
    words,
    terms,
  };
}

/** PostgreSQL rejects NUL and unpaired surrogates. The length stays the same, so that offsets stay valid. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\u{fffd}');
}
