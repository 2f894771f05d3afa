import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';
import { decodeBase64 } from '../legs/decode-base64.ts';
import type { Leg, LegRequest, ScoredChunk, SearchedBase } from '../legs/leg.ts';
import { ChunkScores } from './chunk-scores.ts';
import { textSearchConfig } from './languages.ts';
import { bytesText, recordOf } from './posting-records.ts';
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
const COUNTED_BLOCKS = 10;
/** A term with more postings in a knowledge base is left out, unless all terms have more. */
const MAX_POSTINGS = 20_000;
/** The blocks of a term that are read when all terms have more postings. */
const MAX_BLOCKS = 250;

/** The information of a term in a small knowledge base is that in one of this size, where unknown terms do not outweigh others. */
const LEAST_CHUNKS = 1_000;
/** A chunk need not contain all of a long query to be relevant: what exceeds this information counts by its square root. */
const FULL_INFORMATION = 30;

/**
 * Finds chunks by the words of the query, with BM25. The relevance is the share of the query's information that a chunk contains:
 * the inverse document frequencies of its terms, divided by those of all terms.
 */
export const lexicalLeg: Leg = async ({ database }, request) => {
  const found = await postingsOf(database.rows, request);
  const accepted = request.documentIds === null ? null : await chunksOfDocuments(database.rows, request);
  const byBase = Map.groupBy(found, ({ id }) => id);
  return new Map(request.bases.map((base) => [base.id, scoresOf(base, byBase.get(base.id) ?? [], request, accepted)]));
};

interface TermPostings {
  /** The id of the knowledge base. */
  readonly id: string;
  readonly chunkCount: number;
  /** The terms of a long query that no chunk has, and that are not among the others. */
  readonly unknownTerms: number;
  /** Those of recent documents, and those of blocks. Emptied when they are read: V8 may keep the row for long. */
  recent: string | null;
  blocks: string | null;
}

/** The postings of the query's terms in each knowledge base. */
async function postingsOf(rows: Rows, { deploymentId, bases, query }: LegRequest): Promise<TermPostings[]> {
  const { words, terms } = searchTextOf(query);
  if (words === '' && terms.length === 0) return [];
  const ofTerm = sql`deployment_id = ${deploymentId}::integer and knowledge_base_id = base.id and term = used.term`;
  const { rows: found } = await sql<TermPostings>`
    select base.id, found.*
    from unnest(${bases.map(({ id }) => id)}::bigint[], ${bases.map(({ chunkCount }) => chunkCount)}::float8[],
        ${bases.map(configOf)}::text[]) as base (id, chunk_count, config)
    cross join lateral (
      with query_term as materialized (
        select term, max(frequency) as frequency from (
          select lexeme as term, cardinality(positions) as frequency
          from unnest(to_tsvector(base.config::regconfig, ${words}::text))
          union all
          select term, count(*) from unnest(${terms}::text[]) as term group by term
        ) as found group by term
      ), used as materialized (
        select term, frequency, case when (select count(*) from query_term) > ${MAX_TERMS}::integer then
          least(${COUNTED_POSTINGS}::integer, (
            select count(*) from (select from chunk_posting where ${ofTerm} limit ${COUNTED_POSTINGS}::integer) as recent) + (
            select coalesce(sum(posting_count), 0) from (
              select posting_count from posting_block where ${ofTerm} limit ${COUNTED_BLOCKS}::integer) as block)) end as postings
        from query_term as used
      ), rare as materialized (
        select term from used where postings is distinct from 0
        order by frequency * ln((greatest(base.chunk_count, ${COUNTED_POSTINGS}::float8) + 1) / (postings + 0.5)) desc, term
        limit ${MAX_TERMS}::integer
      ), counted as materialized (
        select term, (
          select count(*) from (select from chunk_posting where ${ofTerm} limit ${MAX_POSTINGS + 1}::integer) as recent) + (
          select coalesce(sum(posting_count), 0) from (
            select posting_count from posting_block where ${ofTerm} limit ${MAX_POSTINGS}::integer) as block) as chunk_count
        from rare as used
      ), selected as materialized (
        select term, chunk_count::float8 as "chunkCount" from counted
        where chunk_count <= ${MAX_POSTINGS}::integer
          or not exists (select from counted as other where other.chunk_count between 1 and ${MAX_POSTINGS}::integer)
      )
      select "chunkCount", (select count(*)::float8 from used where postings = 0) as "unknownTerms", (
          select ${bytesText(sql`string_agg(${recordOf('posting')}, '')`)} from (
            select chunk_id, frequency, lexeme_count from chunk_posting where ${ofTerm}
            limit ${MAX_POSTINGS + 1}::integer) as posting) as recent, (
          select ${bytesText(sql`string_agg(postings, '')`)} from (
            select postings from posting_block where ${ofTerm}
            order by first_chunk_id limit ${MAX_BLOCKS}::integer) as block) as blocks
      from selected as used
      order by term
    ) as found`.execute(rows);
  return found;
}

/** The chunks of the documents to which a search is restricted. */
async function chunksOfDocuments(rows: Rows, { deploymentId, documentIds }: LegRequest): Promise<ReadonlySet<string>> {
  const { rows: found } = await sql<{ ids: string | null }>`
    select string_agg(id::text, ' ') as ids from document_chunk
    where deployment_id = ${deploymentId} and document_id = any(${documentIds}::bigint[])`.execute(rows);
  return new Set(found[0]?.ids?.split(' '));
}

const scores = new ChunkScores();

/** The best chunks of a knowledge base. */
function scoresOf(
  { chunkCount, lexemeCount }: SearchedBase,
  terms: readonly TermPostings[],
  { limit }: LegRequest,
  accepted: ReadonlySet<string> | null,
): ScoredChunk[] {
  // The part of the length normalization that one lexeme of a chunk adds.
  const perLexeme = (K1 * B * chunkCount) / Math.max(lexemeCount, 1);
  const informationOf = (withTerm: number) =>
    Math.log((Math.max(chunkCount, withTerm, LEAST_CHUNKS) + 1) / (withTerm + 0.5));
  const postings = terms.reduce((sum, term) => sum + term.chunkCount, 0);
  scores.reset(Math.min(postings, chunkCount));
  let whole = (terms[0]?.unknownTerms ?? 0) * informationOf(0);
  for (const term of terms) {
    const idf = Math.log((Math.max(chunkCount, term.chunkCount) + 1) / (term.chunkCount + 0.5));
    const information = informationOf(term.chunkCount);
    whole += information;
    const partOf = (frequency: number, lexemes: number) =>
      (idf * frequency) / (frequency + K1 * (1 - B) + perLexeme * lexemes);
    for (const postings of [term.recent, term.blocks]) {
      if (postings !== null) scores.addAll(decodeBase64(postings), partOf, information);
    }
    term.recent = null;
    term.blocks = null;
  }
  const fullInformation = Math.sqrt(whole * Math.min(whole, FULL_INFORMATION));
  return scores.best({ limit, factor: K1 + 1, fullInformation, accepted });
}

const configOf = ({ language }: SearchedBase) => textSearchConfig(language);
