import { sql } from 'kysely';
import type { Leg, LegRequest, SearchedBase } from '../search/leg.ts';
import { parseScores } from '../search/parse-scores.ts';
import { textSearchConfig } from './languages.ts';
import { searchTextOf } from './search-text.ts';

/** The usual parameters of BM25: how soon further occurrences stop to count, and how much long chunks are discounted. */
const K1 = 1.2;
const B = 0.75;
/**
 * The largest number of different terms of a query. Of a longer query, the terms are used that tell most: those that are frequent in
 * the query and rare in the knowledge base.
 */
const MAX_TERMS = 64;
/** Terms are counted up to this number when the terms of a long query are selected. */
const COUNTED_POSTINGS = 200;
/** A term with more postings in a knowledge base is left out, unless all terms have more. */
const MAX_POSTINGS = 20_000;

/** The information of a term in a small knowledge base is that in one of this size, where unknown terms do not outweigh others. */
const LEAST_CHUNKS = 1_000;
/** A chunk need not contain all of a long query to be relevant: what exceeds this information counts by its square root. */
const FULL_INFORMATION = 30;

/**
 * Finds chunks by the words of the query, with BM25. The relevance is the share of the query's information that a chunk contains:
 * the inverse document frequencies of its terms, divided by those of all terms.
 */
export const lexicalLeg: Leg = async ({ database }, request) => {
  const { words, terms } = searchTextOf(request.query);
  if (words === '' && terms.length === 0) return new Map(request.bases.map(({ id }) => [id, []]));
  const { rows: found } = await sql<FoundScores>`
    select base.id, top."chunkIds", top.scores, top.relevances
    from unnest(${request.bases.map(({ id }) => id)}::bigint[], ${request.bases.map(({ chunkCount }) => chunkCount)}::float8[],
        ${request.bases.map(perLexeme)}::float8[], ${request.bases.map(configOf)}::text[])
      as base (id, chunk_count, per_lexeme, config)
    cross join lateral (
      with query_term as materialized (
        select term, max(frequency) as frequency from (
          select lexeme as term, cardinality(positions) as frequency
          from unnest(to_tsvector(base.config::regconfig, ${words}::text))
          union all
          select term, count(*) from unnest(${terms}::text[]) as term group by term
        ) as found group by term
      ), counted as materialized (
        select term, frequency, case when (select count(*) from query_term) > ${MAX_TERMS}::integer then (
          select count(*) from (
            select from chunk_posting as posting
            where posting.deployment_id = ${request.deploymentId}::integer and posting.knowledge_base_id = base.id
              and posting.term = query_term.term
            limit ${COUNTED_POSTINGS}::integer) as found) end as postings
        from query_term
      ), selected as materialized (
        select term from counted where postings is distinct from 0
        order by frequency * ln((greatest(base.chunk_count, ${COUNTED_POSTINGS}::float8) + 1) / (postings + 0.5)) desc, term
        limit ${MAX_TERMS}::integer
      ), matched as materialized (
        select posting.* from selected cross join lateral (
          select count(*)::float8 as chunk_count, array_agg(chunk_id) as chunk_ids, array_agg(part) as parts
          from (
            select posting.chunk_id, posting.frequency / (posting.frequency + ${K1 * (1 - B)}::float8 + base.per_lexeme * posting.lexeme_count) as part
            from chunk_posting as posting
            where posting.deployment_id = ${request.deploymentId}::integer and posting.knowledge_base_id = base.id
              and posting.term = selected.term
            limit ${MAX_POSTINGS + 1}::integer) as posting) as posting
      ), counted_chunk as materialized (
        select matched.*, ln((greatest(base.chunk_count, matched.chunk_count) + 1) / (matched.chunk_count + 0.5)) as idf,
          ln((greatest(base.chunk_count, matched.chunk_count, ${LEAST_CHUNKS}::float8) + 1) / (matched.chunk_count + 0.5)) as information
        from matched
        where matched.chunk_count <= ${MAX_POSTINGS}::integer
          or not exists (select from matched as other where other.chunk_count between 1 and ${MAX_POSTINGS}::integer)
      ), whole_query as materialized (
        select sqrt(information * least(information, ${FULL_INFORMATION}::float8)) as information from (
          select coalesce(sum(information), 0) + (select count(*) from counted where postings = 0)
            * ln((greatest(base.chunk_count, ${LEAST_CHUNKS}::float8) + 1) / 0.5) as information
          from counted_chunk) as total
      ), best as (
        select chunk_id, (${K1 + 1}::float8 * sum(idf * part))::real as score,
          least(sum(information) / (select information from whole_query), 1)::real as relevance
        from counted_chunk, unnest(chunk_ids, parts) as chunk (chunk_id, part)
        ${documentFilter(request)}
        group by chunk_id
        order by score desc, chunk_id
        limit ${request.limit}::integer
      )
      select string_agg(chunk_id::text, ' ' order by score desc, chunk_id) as "chunkIds",
        string_agg(score::text, ' ' order by score desc, chunk_id) as scores,
        string_agg(relevance::text, ' ' order by score desc, chunk_id) as relevances
      from best
    ) as top`.execute(database.rows);
  return new Map(found.map(({ id, chunkIds, scores, relevances }) => [id, parseScores(chunkIds, scores, relevances)]));
};

interface FoundScores {
  readonly id: string;
  readonly chunkIds: string | null;
  readonly scores: string | null;
  readonly relevances: string | null;
}

const configOf = ({ language }: SearchedBase) => textSearchConfig(language);

/** The part of the length normalization that one lexeme of a chunk adds. */
function perLexeme({ chunkCount, lexemeCount }: SearchedBase): number {
  return (K1 * B * chunkCount) / Math.max(lexemeCount, 1);
}

function documentFilter({ deploymentId, documentIds }: LegRequest) {
  if (documentIds === null) return sql``;
  return sql`where chunk_id in (
    select id from document_chunk
    where deployment_id = ${deploymentId}::integer and document_id = any(${documentIds}::bigint[]))`;
}
