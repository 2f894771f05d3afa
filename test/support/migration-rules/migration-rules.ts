import {
  type AlterTableCmd,
  type AlterTableStmt,
  type ColumnDef,
  type Constraint,
  type CreateStmt,
  type DropStmt,
  type IndexStmt,
  type InsertStmt,
  type Node,
  parseSync,
} from 'libpg-query';

/** A migration as the rules see it. */
export interface InspectedMigration {
  readonly number: number;
  readonly statements: readonly string[];
  readonly isTransactional: boolean;
  readonly servesFrom?: number | undefined;
  readonly removes?: Readonly<Record<string, number>> | undefined;
}

/**
 * Why a migration would stop the previous version or its requests, one sentence for each reason. The previous version uses everything
 * that the migration did not create. The statements are parsed by the parser of PostgreSQL. docs/adding-things.md has the rules.
 */
export function violationsOf(migration: InspectedMigration, previousVersion: number): string[] {
  return new Inspection(migration, previousVersion).violations();
}

class Inspection {
  readonly #migration: InspectedMigration;
  readonly #previousVersion: number;
  readonly #created = new Set<string>();
  readonly #constraints = new Set<string>();
  readonly #removed = new Set<string>();
  readonly #found: string[] = [];

  constructor(migration: InspectedMigration, previousVersion: number) {
    this.#migration = migration;
    this.#previousVersion = previousVersion;
  }

  violations(): string[] {
    const { statements, isTransactional } = this.#migration;
    this.#declarations();
    for (const text of statements) {
      for (const { stmt } of parseSync(text).stmts ?? []) {
        if (!stmt) continue;
        if (isTransactional) this.#statement(stmt, text);
        else this.#concurrentStatement(stmt, text);
      }
    }
    for (const name of Object.keys(this.#migration.removes ?? {})) {
      if (!this.#removed.has(name)) this.#add(`\`removes\` names ${name}, which no statement removes.`);
    }
    return this.#found;
  }

  #add(sentence: string): void {
    this.#found.push(sentence);
  }

  #declarations(): void {
    const { servesFrom, removes = {} } = this.#migration;
    if (servesFrom === undefined) {
      this.#add('It does not declare `servesFrom`, the oldest version that it serves.');
      return;
    }
    if (servesFrom > this.#previousVersion) {
      this.#add(`It serves versions from ${servesFrom}, so the previous version ${this.#previousVersion} would stop.`);
    }
    for (const [name, unusedFrom] of Object.entries(removes)) {
      if (unusedFrom <= servesFrom) continue;
      this.#add(
        `It removes ${name}, which version ${unusedFrom} stopped to use, but serves older ones from ${servesFrom}.`,
      );
    }
  }

  #statement(node: Node, text: string): void {
    if ('CreateStmt' in node) this.#create(node.CreateStmt);
    else if ('AlterTableStmt' in node) this.#alter(node.AlterTableStmt);
    else if ('IndexStmt' in node) this.#index(node.IndexStmt);
    else if ('DropStmt' in node) this.#drop(node.DropStmt);
    else if ('InsertStmt' in node) this.#insert(node.InsertStmt);
    else if ('UpdateStmt' in node) this.#change(node.UpdateStmt.relation?.relname, 'updates');
    else if ('DeleteStmt' in node) this.#change(node.DeleteStmt.relation?.relname, 'deletes from');
    else if ('RenameStmt' in node) {
      if (node.RenameStmt.renameType === 'OBJECT_INDEX') return;
      const { relation, subname, newname } = node.RenameStmt;
      this.#add(
        `It renames ${nameOf(relation?.relname, subname)} to ${newname}: add the new name, and remove the old one in a later release.`,
      );
    } else if (!HARMLESS.some((kind) => kind in node)) {
      this.#add(`The rules do not know this statement: ${text.trim().split('\n')[0]}`);
    }
  }

  #concurrentStatement(node: Node, text: string): void {
    if ('IndexStmt' in node) {
      const { concurrent, if_not_exists: isRepeatable, idxname } = node.IndexStmt;
      if (concurrent && isRepeatable && idxname) return;
    }
    if ('DropStmt' in node && node.DropStmt.removeType === 'OBJECT_INDEX') {
      if (node.DropStmt.concurrent && node.DropStmt.missing_ok) return;
    }
    this.#add(
      `Outside of a transaction it may only \`create index concurrently if not exists\` with a name and \`drop index concurrently if exists\`, which can be repeated, not: ${text.trim().split('\n')[0]}`,
    );
  }

  #create({ relation, tableElts = [] }: CreateStmt): void {
    const table = relation?.relname ?? '';
    this.#created.add(table);
    const constraints = tableElts.flatMap((node) =>
      'Constraint' in node ? [node] : 'ColumnDef' in node ? (node.ColumnDef.constraints ?? []) : [],
    );
    const hasKey = constraints.some((node) => 'Constraint' in node && node.Constraint.contype === 'CONSTR_FOREIGN');
    if (hasKey && this.#migration.number > BEFORE_CITUS) {
      this.#add(
        `It creates ${table} with a foreign key, which Citus accepts only after it has distributed the table: add the key by \`alter table\`.`,
      );
    }
  }

  #alter({ relation, cmds = [] }: AlterTableStmt): void {
    const table = relation?.relname ?? '';
    for (const node of cmds) if ('AlterTableCmd' in node) this.#action(table, node.AlterTableCmd);
    if (this.#created.has(table)) return;
    for (const node of cmds) if ('AlterTableCmd' in node) this.#command(table, node.AlterTableCmd);
  }

  #action(table: string, { def }: AlterTableCmd): void {
    if (!def || !('Constraint' in def) || def.Constraint.fk_del_action !== 'n') return;
    if (this.#migration.number <= BEFORE_CITUS) return;
    this.#add(
      `It adds ${nameOf(table, def.Constraint.conname)} with \`on delete set null\`, which Citus rejects: clear the column by a trigger, as migration 56 does.`,
    );
  }

  #command(table: string, { subtype, name = '', def }: AlterTableCmd): void {
    const column = nameOf(table, name);
    switch (subtype) {
      case 'AT_AddColumn':
        if (def && 'ColumnDef' in def) this.#column(table, def.ColumnDef);
        break;
      case 'AT_AddConstraint':
        if (def && 'Constraint' in def) this.#constraint(table, def.Constraint);
        break;
      case 'AT_DropColumn':
      case 'AT_DropConstraint':
        this.#remove(column);
        break;
      case 'AT_ColumnDefault':
        if (!def) this.#remove(`${column} default`);
        break;
      case 'AT_AlterColumnType':
        this.#add(
          `It changes the type of ${column}, which rewrites the table: add a column, fill it by a backfill, and remove the old one in a later release.`,
        );
        break;
      case 'AT_SetNotNull':
        this.#add(
          `It sets ${column} not null, which reads the whole table under a lock: add \`check (${name} is not null) not valid\`, and validate it in a later migration.`,
        );
        break;
      case 'AT_ValidateConstraint':
        if (this.#constraints.has(column)) {
          this.#add(
            `It validates ${column} in the migration that adds it, which keeps the lock: validate it in another one.`,
          );
        }
        break;
      default:
        if (!HARMLESS_COMMANDS.includes(subtype ?? '')) this.#add(`The rules do not know ${subtype} of ${table}.`);
    }
  }

  #column(table: string, { colname, constraints = [], typeName }: ColumnDef): void {
    const column = nameOf(table, colname);
    const all = constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));
    const of = (type: Constraint['contype']) => all.find(({ contype }) => contype === type);
    const value = of('CONSTR_DEFAULT')?.raw_expr;
    if (of('CONSTR_NOTNULL') && value === undefined) {
      this.#add(`It adds ${column} not null without a default, so inserts of older versions fail.`);
    }
    const isSerial = typeName?.names?.some((node) => 'String' in node && /serial/.test(node.String.sval ?? ''));
    if (isSerial || of('CONSTR_GENERATED') || of('CONSTR_IDENTITY') || (value && !isStable(value))) {
      this.#add(`It adds ${column} with a value that differs between rows, which rewrites the table.`);
    }
    for (const type of ['CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_FOREIGN', 'CONSTR_CHECK'] as const) {
      if (of(type))
        this.#add(
          `It adds ${column} with a constraint, which reads the whole table under a lock: add the constraint \`not valid\`, or by a unique index that was built concurrently.`,
        );
    }
  }

  #constraint(table: string, { conname, contype, skip_validation: isUnchecked, indexname }: Constraint): void {
    this.#constraints.add(nameOf(table, conname));
    if (isUnchecked || indexname) return;
    const remedy =
      contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN'
        ? 'add it `not valid`, and validate it in a later migration'
        : 'build a unique index concurrently, and add it `using index`';
    this.#add(`It adds the constraint ${nameOf(table, conname)}, which reads the whole table under a lock: ${remedy}.`);
  }

  #index({ relation, idxname }: IndexStmt): void {
    if (this.#created.has(relation?.relname ?? '')) return;
    this.#add(
      `It builds the index ${idxname} of ${relation?.relname} and stops writes to the table: use \`create index concurrently if not exists\` in a migration that is not transactional.`,
    );
  }

  #drop({ removeType, objects = [] }: DropStmt): void {
    for (const object of objects) {
      const name = namesIn(object).join('.');
      if (removeType === 'OBJECT_INDEX') {
        this.#add(
          `It drops the index ${name} under a lock: use \`drop index concurrently if exists\` in a migration that is not transactional.`,
        );
      } else if (!this.#created.has(name)) this.#remove(name);
    }
  }

  #insert({ relation, selectStmt }: InsertStmt): void {
    const isOfRows = selectStmt && 'SelectStmt' in selectStmt && selectStmt.SelectStmt.fromClause !== undefined;
    if (isOfRows && !Object.hasOwn(COPIES, this.#migration.number))
      this.#add(`It copies rows into ${relation?.relname}: use a backfill.`);
  }

  #change(table = '', verb: string): void {
    if (!this.#created.has(table)) this.#add(`It ${verb} ${table}: use a backfill.`);
  }

  /** Removes something that was there before, which an older version may use. */
  #remove(name: string): void {
    this.#removed.add(name);
    const unusedFrom = this.#migration.removes?.[name];
    if (unusedFrom === undefined) {
      this.#add(
        `It removes ${name}, which older versions use. If the previous release does not use it any more, declare the first such version: \`removes: { '${name}': VERSION }\`.`,
      );
    } else if (unusedFrom > this.#previousVersion || unusedFrom >= this.#migration.number) {
      this.#add(
        `It removes ${name}, which version ${unusedFrom} stopped to use. The previous version ${this.#previousVersion} still uses it: remove it in a later release.`,
      );
    }
  }
}

/** The last migration before tables were distributed by Citus. */
const BEFORE_CITUS = 58;

/** The numbers of migrations that copy rows, with the reason. */
const COPIES: Readonly<Record<number, string>> = {
  52: 'Its triggers count what others change meanwhile, also processes of the previous version, so that one statement without locks is right.',
};

/** Statements without an effect on older versions that take no long locks. */
const HARMLESS = [
  'CreateFunctionStmt',
  'CreateTrigStmt',
  'CreateSeqStmt',
  'CreateEnumStmt',
  'AlterEnumStmt',
  'CreateExtensionStmt',
  'CommentStmt',
];
const HARMLESS_COMMANDS = [
  'AT_DropNotNull',
  'AT_SetStatistics',
  'AT_SetStorage',
  'AT_SetRelOptions',
  'AT_ResetRelOptions',
];

/** Functions that have one value for the whole statement. A default with another function rewrites the table. */
const STABLE_FUNCTIONS = ['now', 'current_timestamp', 'statement_timestamp', 'transaction_timestamp'];

function isStable(value: Node): boolean {
  return functionsIn(value).every((name) => STABLE_FUNCTIONS.includes(name));
}

function functionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'FuncCall'
      ? [namesIn({ List: { items: part.funcname } }).at(-1) ?? '', ...functionsIn(part.args)]
      : functionsIn(part),
  );
}

function namesIn(node: Node): string[] {
  if ('String' in node) return [node.String.sval ?? ''];
  if ('List' in node) return (node.List.items ?? []).flatMap(namesIn);
  if ('ObjectWithArgs' in node) return (node.ObjectWithArgs.objname ?? []).flatMap(namesIn);
  return 'TypeName' in node ? (node.TypeName.names ?? []).flatMap(namesIn) : [];
}

const nameOf = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join('.');
