import { type RawBuilder, sql } from 'kysely';
import type { Rows, Tables } from '../database/tables.ts';

/** The user whose data is exported. */
export interface DataSubject {
  readonly deploymentId: number;
  readonly userId: string;
}

/** A part of the export of a user's data. */
export interface PersonalData {
  /** In snake case, unique among all features. */
  readonly name: string;
  /** The tables that it reads. A test checks that no table with a reference to users is missing. */
  readonly tables: readonly (keyof Tables)[];
  /** The SELECT of the records, in order and without secrets. Its columns are the fields of the records. */
  readonly select: (subject: DataSubject) => RawBuilder<unknown>;
  /** Gives a record the fields that the API has for it, where its columns have other forms. */
  readonly present?: (record: Record<string, unknown>) => Record<string, unknown>;
}

/** A part that has the rows of one table whose `user_id` is the user. */
export const ownRecords = <Table extends keyof Tables & string>(
  name: string,
  table: Table,
  columns: readonly (keyof Tables[Table] & string)[],
  present?: PersonalData['present'],
): PersonalData => ({
  name,
  tables: [table],
  select: ({ deploymentId, userId }) => sql`select ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${sql.table(table)} where deployment_id = ${deploymentId} and user_id = ${userId} order by 1`,
  ...(present && { present }),
});

/** SQL for the keys of the user's verified email addresses. An unverified one may belong to another person. */
export const verifiedEmailKeys = ({ deploymentId, userId }: DataSubject) => sql`(select email_key from user_email
  where deployment_id = ${deploymentId} and user_id = ${userId} and verified_at is not null)`;

export const MAX_RECORDS = 1_000;
const MAX_BYTES = 2_097_152;

export interface ExportedPart {
  readonly name: string;
  readonly records: readonly Record<string, unknown>[];
  /** Whether there are more records. */
  readonly isTruncated: boolean;
}

/** Reads a part, up to the limits of records and bytes. The first record is always read. */
export async function readPart(rows: Rows, part: PersonalData, subject: DataSubject): Promise<ExportedPart> {
  type Row = Record<string, unknown> & { readonly export_rank: string; readonly export_found: string };
  const { rows: found } = await sql<Row>`select * from (
      select record.*, row_number() over () as export_rank, count(*) over () as export_found,
        sum(octet_length(record::text)) over (rows unbounded preceding) as export_bytes
      from (select * from (${part.select(subject)}) all_records limit ${MAX_RECORDS + 1}) record
    ) ranked
    where export_rank = 1 or (export_rank <= ${MAX_RECORDS} and export_bytes <= ${MAX_BYTES})
    order by export_rank`.execute(rows);
  const stored = found.map(({ export_rank: _, export_found: __, export_bytes: ___, ...record }) => record);
  const records = part.present === undefined ? stored : stored.map(part.present);
  return { name: part.name, records, isTruncated: Number(found[0]?.export_found ?? 0) > records.length };
}
