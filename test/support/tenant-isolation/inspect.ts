import {
  type DeleteStmt,
  type InsertStmt,
  type JoinExpr,
  type Node,
  parseSync,
  type RangeFunction,
  type RangeVar,
  type SelectStmt,
  type UpdateStmt,
  type WithClause,
} from 'libpg-query';
import { KnownValues, ONE_VALUE, type Value } from './known-values.ts';
import { type Columns, type Relation, Scope } from './scope.ts';

/** The tables of the database, as the inspector requires them. */
export interface Catalog {
  /** The tables that have a `deployment_id`. */
  readonly tenantTables: ReadonlySet<string>;
  /** Columns that determine the deployment, because deployments are looked up by them. */
  readonly lookUps: Readonly<Record<string, readonly string[]>>;
  /**
   * For a statement of many deployments, the tables that it scans in all of them. It must join every other table by the deployment
   * to their rows, or to rows of parameters (`from unnest($1, $2)`).
   */
  readonly scanned?: readonly string[];
  /** Tables that a cluster keeps on every node, so that a query level needs no deployment for them. */
  readonly onEveryNode?: ReadonlySet<string>;
}

interface Output {
  readonly name: string | undefined;
  readonly value: Value | undefined;
}

/** A tenant table in a statement, and the value of its `deployment_id`. */
interface Use {
  readonly table: string;
  readonly value: Value | undefined;
  /** Whether the table is in a FROM list, or is updated or deleted from. Inserted rows bring their deployment. */
  readonly isRead: boolean;
}

/**
 * The distinct tenant tables of a statement whose `deployment_id` is not restricted to one parameter or constant, directly or through
 * joins, sub-selects and common table expressions. The statement is parsed by the parser of PostgreSQL.
 */
export function tablesAcrossDeployments(statement: string, catalog: Catalog): string[] {
  return inspect(statement, catalog).acrossDeployments;
}

/**
 * The distinct tenant tables that a query level reads without naming their deployment: by a parameter or constant in the level
 * itself, or by equality with another table of the same level that names it. Equality with a column of an outer level, of a common
 * table expression or of a sub-select does not count, because a cluster that is distributed by deployment cannot tell from it on
 * which node the rows are.
 */
export function tablesOfUnnamedDeployment(statement: string, catalog: Catalog): string[] {
  return inspect(statement, catalog).ofUnnamedDeployment;
}

export function inspect(statement: string, catalog: Catalog) {
  const inspection = new Inspection(catalog);
  for (const { stmt } of parseSync(statement).stmts ?? []) if (stmt) inspection.statement(stmt, null);
  return {
    acrossDeployments: inspection.tablesOfAllDeployments(),
    ofUnnamedDeployment: inspection.tablesOfUnnamedDeployment(),
  };
}

class Inspection {
  readonly #catalog: Catalog;
  readonly #values = new KnownValues();
  /** The values that are known within their query level. */
  readonly #levelValues = new KnownValues();
  readonly #uses: Use[] = [];
  readonly #subSelects = new Map<object, Output[]>();

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
  }

  tablesOfAllDeployments(): string[] {
    const known = this.#values.known();
    const free = this.#uses.filter(({ value }) => value === undefined || !known.has(value));
    return [...new Set(free.map(({ table }) => table))];
  }

  tablesOfUnnamedDeployment(): string[] {
    const known = this.#levelValues.known();
    const unnamed = this.#uses.filter(
      ({ table, value, isRead }) =>
        isRead && !this.#catalog.onEveryNode?.has(table) && !(value !== undefined && known.has(value)),
    );
    return [...new Set(unnamed.map(({ table }) => table))];
  }

  /** Inspects a statement and returns its outputs: the select list, or the RETURNING list. */
  statement(node: Node, outer: Scope | null): Output[] {
    if ('SelectStmt' in node) return this.#select(node.SelectStmt, outer);
    if ('InsertStmt' in node) return this.#insert(node.InsertStmt, outer);
    if ('UpdateStmt' in node) return this.#change(node.UpdateStmt, node.UpdateStmt.fromClause, outer);
    if ('DeleteStmt' in node) return this.#change(node.DeleteStmt, node.DeleteStmt.usingClause, outer);
    if ('MergeStmt' in node) throw new Error('The inspector does not know MERGE yet.');
    return [];
  }

  #select(select: SelectStmt, outer: Scope | null): Output[] {
    const scope = new Scope(outer);
    this.#with(select.withClause, scope);
    if (select.larg && select.rarg) {
      return this.#union(this.#select(select.larg, scope), this.#select(select.rarg, scope));
    }
    if (select.valuesLists) return this.#rows(select.valuesLists, scope);
    this.#from(select.fromClause, scope);
    this.#where(select.whereClause, scope);
    const { targetList, havingClause, groupClause, sortClause, limitCount, limitOffset, distinctClause } = select;
    const outputs = this.#outputs(targetList, scope);
    for (const part of [havingClause, groupClause, sortClause, limitCount, limitOffset, distinctClause]) {
      this.#readSubSelects(part, scope);
    }
    return outputs;
  }

  #union(left: readonly Output[], right: readonly Output[]): Output[] {
    return left.map(({ name, value }, index) => ({ name, value: this.#values.allOf([value, right[index]?.value]) }));
  }

  /** The columns of VALUES. A column is known if its expressions in all rows are. */
  #rows(lists: readonly Node[], scope: Scope): Output[] {
    const rows = lists.map((list) => ('List' in list ? (list.List.items ?? []) : []));
    for (const row of rows) this.#readSubSelects(row, scope);
    return (rows[0] ?? []).map((_, index) => {
      const values = rows.map((row) => this.#valueOf(row[index], scope));
      return { name: `column${index + 1}`, value: this.#values.allOf(values) };
    });
  }

  #insert(insert: InsertStmt, outer: Scope | null): Output[] {
    const scope = new Scope(outer);
    this.#with(insert.withClause, scope);
    const names = (insert.cols ?? []).map((column) => ('ResTarget' in column ? column.ResTarget.name : undefined));
    const rows = insert.selectStmt ? this.statement(insert.selectStmt, scope) : [];
    const { relation, onConflictClause } = insert;
    const table = relation?.relname ?? '';
    const isTenantTable = this.#isTenantTable(relation);
    const deploymentId = rows[names.indexOf('deployment_id')]?.value;
    if (isTenantTable) this.#uses.push({ table, value: deploymentId, isRead: false });

    const columns = new Map(deploymentId === undefined ? [] : [['deployment_id', deploymentId]]);
    scope.relations.push({ name: relation?.alias?.aliasname ?? table, columns }, { name: 'excluded', columns });
    const target = onConflictClause?.infer?.indexElems;
    // A conflict with a row of another deployment would change or skip it.
    if (isTenantTable && target && !target.some(isDeploymentId))
      this.#uses.push({ table, value: undefined, isRead: false });
    this.#readSubSelects([onConflictClause?.targetList, onConflictClause?.whereClause], scope);
    return this.#outputs(insert.returningClause?.exprs, scope);
  }

  #change(change: UpdateStmt | DeleteStmt, from: readonly Node[] | undefined, outer: Scope | null): Output[] {
    const scope = new Scope(outer);
    this.#with(change.withClause, scope);
    if (change.relation) scope.relations.push(this.#table(change.relation, scope));
    this.#from(from, scope);
    this.#where(change.whereClause, scope);
    const assignments = 'targetList' in change ? change.targetList : undefined;
    if (assignments?.some((target) => 'ResTarget' in target && target.ResTarget.name === 'deployment_id')) {
      this.#uses.push({ table: change.relation?.relname ?? '', value: undefined, isRead: false });
    }
    this.#readSubSelects(assignments, scope);
    return this.#outputs(change.returningClause?.exprs, scope);
  }

  #with(clause: WithClause | undefined, scope: Scope): void {
    for (const node of clause?.ctes ?? []) {
      if (!('CommonTableExpr' in node)) continue;
      const { ctename = '', ctequery, aliascolnames } = node.CommonTableExpr;
      if (!ctequery) continue;
      const first = clause?.recursive && 'SelectStmt' in ctequery ? ctequery.SelectStmt.larg : undefined;
      // The first part of a recursive expression names the columns for the part that refers to itself.
      if (first) scope.nameExpression(ctename, columnsOf(this.#select(first, scope), aliascolnames));
      scope.nameExpression(ctename, columnsOf(this.statement(ctequery, scope), aliascolnames));
    }
  }

  #from(items: readonly Node[] | undefined, scope: Scope): void {
    for (const item of items ?? []) this.#fromItem(item, scope);
  }

  /** Adds the relations of a FROM item to the scope, and returns them. */
  #fromItem(item: Node, scope: Scope): Relation[] {
    if ('JoinExpr' in item) return this.#join(item.JoinExpr, scope);
    if ('RangeVar' in item) return added(scope, this.#table(item.RangeVar, scope));
    if ('RangeSubselect' in item) {
      const { subquery, alias } = item.RangeSubselect;
      const outputs = subquery ? this.statement(subquery, scope) : [];
      const columns = columnsOf(outputs, alias?.colnames);
      return added(scope, { name: alias?.aliasname ?? '', columns });
    }
    this.#readSubSelects(item, scope);
    return 'RangeFunction' in item ? added(scope, this.#function(item.RangeFunction)) : [];
  }

  /** Rows of parameters contain their deployment, so they restrict a statement that may serve many deployments. */
  #function({ functions, alias }: RangeFunction): Relation {
    const isGiven = this.#catalog.scanned !== undefined && isUnnestOfParameters(functions?.[0]);
    const names = (alias?.colnames ?? []).map((column) => ('String' in column ? (column.String.sval ?? '') : ''));
    return { name: alias?.aliasname ?? '', columns: new Map(isGiven ? names.map((name) => [name, ONE_VALUE]) : []) };
  }

  #join(join: JoinExpr, scope: Scope): Relation[] {
    const left = join.larg ? this.#fromItem(join.larg, scope) : [];
    const right = join.rarg ? this.#fromItem(join.rarg, scope) : [];
    const restricted = { JOIN_LEFT: right, JOIN_RIGHT: left, JOIN_FULL: [] }[join.jointype as string];
    const both = [...left, ...right];
    const values = scope.ownValues(restricted ?? both);
    this.#predicate(join.quals, scope, values);
    for (const column of join.usingClause ?? []) {
      const name = 'String' in column ? (column.String.sval ?? '') : '';
      const of = (relations: readonly Relation[]) =>
        relations.find(({ columns }) => columns.has(name))?.columns.get(name);
      this.#equal(of(left), of(right), values);
      this.#equalInLevel(of(left), of(right), values, scope);
    }
    return both;
  }

  #table(range: RangeVar, scope: Scope): Relation {
    const { relname: table = '', alias } = range;
    const name = alias?.aliasname ?? table;
    const expression = range.schemaname ? undefined : scope.expression(table);
    if (expression) return { name, columns: expression };
    const columns = new Map<string, Value>();
    const key = table === 'deployment' ? 'id' : 'deployment_id';
    if (this.#isTenantTable(range) || table === 'deployment') {
      const value = this.#values.newValue();
      columns.set(key, value);
      // A cluster keeps deployments on every node, and does not conclude from one of them where the rows of others are.
      if (table !== 'deployment') scope.tableValues.add(value);
      if (table !== 'deployment') this.#uses.push({ table, value, isRead: true });
      if (this.#catalog.scanned?.includes(table)) this.#values.imply(ONE_VALUE, value);
      for (const column of this.#catalog.lookUps[table] ?? []) {
        const found = this.#values.newValue();
        columns.set(column, found);
        this.#values.imply(found, value);
      }
    }
    return { name, columns };
  }

  #isTenantTable(range: RangeVar | undefined): boolean {
    return range?.relname !== undefined && !isOtherSchema(range) && this.#catalog.tenantTables.has(range.relname);
  }

  #where(node: Node | undefined, scope: Scope): void {
    this.#predicate(node, scope, scope.ownValues());
  }

  /** Reads the conditions of an AND. `restricted` are the values that they can restrict. */
  #predicate(node: Node | undefined, scope: Scope, restricted: ReadonlySet<Value>, isPartOfTest = false): void {
    if (!node) return;
    if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR') {
      for (const part of node.BoolExpr.args ?? []) this.#predicate(part, scope, restricted, isPartOfTest);
      return;
    }
    this.#readSubSelects(node, scope);
    if ('BooleanTest' in node && node.BooleanTest.booltesttype === 'IS_TRUE') {
      this.#predicate(node.BooleanTest.arg as Node, scope, restricted, true);
      return;
    }
    if ('A_Expr' in node) {
      const { kind, name, lexpr, rexpr } = node.A_Expr;
      const isEqual = kind === 'AEXPR_OP' && nameIs(name, '=');
      if (isEqual || kind === 'AEXPR_NOT_DISTINCT') this.#pairs(lexpr, rexpr, scope, restricted);
      if (isEqual && !isPartOfTest) this.#pairsInLevel(lexpr, rexpr, scope, restricted);
      const listed = kind === 'AEXPR_IN' && nameIs(name, '=') && rexpr && 'List' in rexpr ? rexpr.List.items : [];
      if (listed?.length === 1) {
        this.#pairs(lexpr, listed[0], scope, restricted);
        this.#pairsInLevel(lexpr, listed[0], scope, restricted);
      }
    }
    if (
      'SubLink' in node &&
      node.SubLink.subLinkType === 'ANY_SUBLINK' &&
      nameIs(node.SubLink.operName ?? [], '=', true)
    ) {
      const outputs = this.#subSelects.get(node.SubLink) ?? [];
      for (const [index, part] of partsOf(node.SubLink.testexpr).entries()) {
        this.#equal(this.#valueOf(part, scope), outputs[index]?.value, restricted);
      }
    }
  }

  /** Reads an equality. Rows are compared by their columns. */
  #pairs(left: Node | undefined, right: Node | undefined, scope: Scope, restricted: ReadonlySet<Value>): void {
    const [lefts, rights] = [partsOf(left), partsOf(right)];
    if (lefts.length !== rights.length) return;
    for (const [index, part] of lefts.entries()) {
      this.#equal(this.#valueOf(part, scope), this.#valueOf(rights[index], scope), restricted);
    }
  }

  #equal(left: Value | undefined, right: Value | undefined, restricted: ReadonlySet<Value>): void {
    if (left === undefined || right === undefined) return;
    if (restricted.has(left)) this.#values.imply(right, left);
    if (restricted.has(right)) this.#values.imply(left, right);
  }

  #pairsInLevel(left: Node | undefined, right: Node | undefined, scope: Scope, restricted: ReadonlySet<Value>): void {
    const [lefts, rights] = [partsOf(left), partsOf(right)];
    if (lefts.length !== rights.length) return;
    const ownValue = (node: Node | undefined) => {
      if (isConstant(node)) return ONE_VALUE;
      const value = node && 'ColumnRef' in node ? this.#valueOf(node, scope) : undefined;
      // A column that is constant in another level.
      return value === ONE_VALUE ? undefined : value;
    };
    for (const [index, part] of lefts.entries()) {
      this.#equalInLevel(ownValue(part), ownValue(rights[index]), restricted, scope);
    }
  }

  #equalInLevel(
    left: Value | undefined,
    right: Value | undefined,
    restricted: ReadonlySet<Value>,
    { tableValues }: Scope,
  ): void {
    if (left === undefined || right === undefined) return;
    const isOfLevel = (value: Value) => value === ONE_VALUE || tableValues.has(value);
    if (!isOfLevel(left) || !isOfLevel(right)) return;
    if (restricted.has(left)) this.#levelValues.imply(right, left);
    if (restricted.has(right)) this.#levelValues.imply(left, right);
  }

  #valueOf(node: Node | undefined, scope: Scope): Value | undefined {
    if (!node) return undefined;
    if ('ParamRef' in node || 'A_Const' in node) return ONE_VALUE;
    if ('TypeCast' in node) return this.#valueOf(node.TypeCast.arg, scope);
    if ('SubLink' in node) return this.#subSelects.get(node.SubLink)?.[0]?.value;
    if (!('ColumnRef' in node)) return undefined;
    const names = (node.ColumnRef.fields ?? []).map((field) => ('String' in field ? (field.String.sval ?? '') : '*'));
    return scope.column(names.at(-1) ?? '', names.at(-2) ?? null);
  }

  #outputs(targets: readonly Node[] | undefined, scope: Scope): Output[] {
    this.#readSubSelects(targets, scope);
    return (targets ?? []).flatMap((target) => {
      if (!('ResTarget' in target)) return [];
      const { name, val } = target.ResTarget;
      const fields = val && 'ColumnRef' in val ? (val.ColumnRef.fields ?? []) : [];
      const last = fields.at(-1);
      if (last && 'A_Star' in last) {
        const first = fields.length > 1 ? fields[0] : undefined;
        const relation = first && 'String' in first ? first.String.sval : undefined;
        const chosen = scope.relations.filter((candidate) => relation === undefined || candidate.name === relation);
        return chosen.flatMap(({ columns }) => [...columns].map(([name, value]) => ({ name, value })));
      }
      const own = last && 'String' in last ? last.String.sval : undefined;
      return [{ name: name ?? own, value: this.#valueOf(val, scope) }];
    });
  }

  /** Inspects each sub-select of an expression once. */
  #readSubSelects(part: unknown, scope: Scope): void {
    if (typeof part !== 'object' || part === null) return;
    if ('SubLink' in part && typeof part.SubLink === 'object' && part.SubLink !== null) {
      const link = part.SubLink as { readonly testexpr?: Node; readonly subselect?: Node };
      if (this.#subSelects.has(link)) return;
      this.#subSelects.set(link, link.subselect ? this.statement(link.subselect, scope) : []);
      this.#readSubSelects(link.testexpr, scope);
      return;
    }
    for (const value of Object.values(part)) this.#readSubSelects(value, scope);
  }
}

function isConstant(node: Node | undefined): boolean {
  if (!node) return false;
  if ('TypeCast' in node) return isConstant(node.TypeCast.arg);
  return 'ParamRef' in node || 'A_Const' in node;
}

function added(scope: Scope, relation: Relation): Relation[] {
  scope.relations.push(relation);
  return [relation];
}

/** The columns of a sub-select by name; the names of its alias come first. */
function columnsOf(outputs: readonly Output[], aliases: readonly Node[] | undefined): Columns {
  const columns = new Map<string, Value>();
  for (const [index, { name, value }] of outputs.entries()) {
    const alias = aliases?.[index];
    const shown = alias && 'String' in alias ? alias.String.sval : name;
    if (shown !== undefined && value !== undefined) columns.set(shown, value);
  }
  return columns;
}

function partsOf(node: Node | undefined): Node[] {
  if (!node) return [];
  return 'RowExpr' in node ? (node.RowExpr.args ?? []) : [node];
}

function isUnnestOfParameters(list: Node | undefined): boolean {
  const [call] = list && 'List' in list ? (list.List.items ?? []) : [];
  if (!call || !('FuncCall' in call) || !nameIs(call.FuncCall.funcname, 'unnest')) return false;
  return (call.FuncCall.args ?? []).every((arg) => 'ParamRef' in ('TypeCast' in arg ? (arg.TypeCast.arg ?? {}) : arg));
}

function nameIs(name: readonly Node[] | undefined, text: string, orNone = false): boolean {
  const last = name?.at(-1);
  return last === undefined ? orNone : 'String' in last && last.String.sval === text;
}

function isDeploymentId(element: Node): boolean {
  return 'IndexElem' in element && element.IndexElem.name === 'deployment_id';
}

function isOtherSchema({ schemaname }: RangeVar): boolean {
  return schemaname !== undefined && schemaname !== 'public';
}
