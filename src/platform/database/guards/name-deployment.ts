import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type CompiledQuery,
  type DeleteQueryNode,
  type InsertQueryNode,
  type JoinNode,
  OnNode,
  type OperationNode,
  OperatorNode,
  type ParensNode,
  PostgresQueryCompiler,
  type QueryId,
  type RawNode,
  ReferenceNode,
  type RootOperationNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  type ValueNode,
  WhereNode,
} from 'kysely';
import { DEPLOYMENT_NODE } from '../statements/deployment-id.ts';
import { aliasOf, columnOf, tableOf, together } from './query-nodes.ts';
import { valueOfDeployment } from './value-of-deployment.ts';

/** A table of a query level. */
interface LevelTable {
  readonly alias: string;
  /** Whether its rows belong to a deployment: not those of a sub-select or of `deployment` itself. */
  readonly isTenantTable: boolean;
  /** The left join whose condition restricts the table; null when the WHERE clause does. */
  readonly leftJoin: JoinNode | null;
  isNamed: boolean;
}

interface Level {
  readonly froms: readonly OperationNode[];
  readonly joins: readonly JoinNode[] | undefined;
  readonly where: WhereNode | undefined;
}

/** Two columns of one level that are equal. */
interface Equality {
  readonly left: LevelTable;
  readonly right: LevelTable;
  /** The left join whose condition it is, which restricts only the table of the join. */
  readonly leftJoin: JoinNode | null;
}

/**
 * Compiles queries so that each query level (the FROM list of a select, sub-select, lateral join or common table expression) names the
 * deployment of the statement for each of its tenant tables, by a parameter: a database that is distributed by deployment then runs
 * the statement on one node. The deployment is the one that the statement names anywhere. An equality with the deployment of an
 * outer level becomes an equality with the parameter; a table that has none gets one. Statements of many deployments name
 * none and stay as they are. SQL texts are not parsed: they name it themselves, by `DEPLOYMENT_ID` or by the id.
 */
export class DeploymentQueryCompiler extends PostgresQueryCompiler {
  readonly #tenantTables: ReadonlySet<string>;
  readonly #conditions = new Map<string, BinaryOperationNode>();
  /** The value of the statement's deployment; undefined before it is looked up. */
  #deployment: ValueNode | null | undefined;
  #placeholder: string | null = null;
  /** The parameters so far and their numbers: the deployment may be one of them when it is first needed. */
  #passed: ValueNode[] = [];
  #numbers: number[] = [];
  readonly #outerEqualities = new Map<OperationNode, OperationNode>();
  readonly #expressions = new Set<string>();

  constructor(tenantTables: ReadonlySet<string>) {
    super();
    this.#tenantTables = tenantTables;
  }

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    this.#deployment = undefined;
    this.#placeholder = null;
    this.#passed = [];
    this.#numbers = [];
    this.#outerEqualities.clear();
    this.#expressions.clear();
    return super.compileQuery(node, queryId);
  }

  protected override visitSelectQuery(node: SelectQueryNode): void {
    this.#nameExpressions(node);
    super.visitSelectQuery(this.#named(node, { froms: node.from?.froms ?? [], joins: node.joins, where: node.where }));
  }

  protected override visitUpdateQuery(node: UpdateQueryNode): void {
    this.#nameExpressions(node);
    const froms = [...(node.table ? [node.table] : []), ...(node.from?.froms ?? [])];
    super.visitUpdateQuery(this.#named(node, { froms, joins: node.joins, where: node.where }));
  }

  protected override visitDeleteQuery(node: DeleteQueryNode): void {
    this.#nameExpressions(node);
    const froms = [...node.from.froms, ...(node.using?.tables ?? [])];
    super.visitDeleteQuery(this.#named(node, { froms, joins: node.joins, where: node.where }));
  }

  protected override visitInsertQuery(node: InsertQueryNode): void {
    this.#nameExpressions(node);
    super.visitInsertQuery(node);
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const own = this.#outerEqualities.get(node);
    if (own === undefined) {
      super.visitBinaryOperation(node);
      return;
    }
    this.visitNode(own);
    this.append(' = ');
    this.#appendDeployment();
  }

  protected override visitRaw(node: RawNode): void {
    if (node === DEPLOYMENT_NODE) this.#appendDeployment();
    else super.visitRaw(node);
  }

  protected override visitValue(node: ValueNode): void {
    if (node.immediate) {
      super.visitValue(node);
      return;
    }
    if (node === this.#deployment) {
      this.#appendDeployment();
      return;
    }
    super.visitValue(node);
    this.#passed.push(node);
    this.#numbers.push(this.numParameters);
  }

  #appendDeployment(): void {
    if (this.#placeholder !== null) {
      this.append(this.#placeholder);
      return;
    }
    const deployment = this.#statementDeployment();
    if (deployment === null) throw new Error('A statement with DEPLOYMENT_ID must name its deployment by a parameter.');
    if (deployment.immediate) {
      this.appendImmediateValue(deployment.value);
      return;
    }
    const index = this.#passed.indexOf(deployment);
    if (index < 0) this.appendValue(deployment.value);
    else this.append(`$${this.#numbers[index]}`);
    this.#placeholder = `$${this.#numbers[index] ?? this.numParameters}`;
  }

  #statementDeployment(): ValueNode | null {
    if (this.#deployment === undefined) this.#deployment = valueOfDeployment(this.nodeStack[0] as OperationNode);
    return this.#deployment;
  }

  /** Remembers the common table expressions, which hide tables of the same name. */
  #nameExpressions({ with: clause }: Pick<SelectQueryNode, 'with'>): void {
    for (const { name } of clause?.expressions ?? []) this.#expressions.add(name.table.table.identifier.name);
  }

  /** The query with a condition for each tenant table of its own level that does not name the deployment. */
  #named<Query extends SelectQueryNode | UpdateQueryNode | DeleteQueryNode>(query: Query, level: Level): Query {
    const tables = this.#tablesOf(level);
    if (!tables.some(({ isTenantTable }) => isTenantTable)) return query;
    this.#markNamed(tables, level);
    const unnamed = tables.filter(({ isTenantTable, isNamed }) => isTenantTable && !isNamed);
    if (unnamed.length === 0 || this.#statementDeployment() === null) return query;
    let { where } = level;
    for (const { alias, leftJoin } of unnamed) if (leftJoin === null) where = this.#with(where, alias);
    const joins = level.joins?.map((join) => {
      const table = unnamed.find(({ leftJoin }) => leftJoin === join);
      if (table === undefined) return join;
      const condition = this.#conditionOf(table.alias);
      const on = OnNode.create(join.on ? AndNode.create(together(join.on.on), condition) : condition);
      return { ...join, on };
    });
    return { ...query, ...(where && { where }), ...(joins && { joins }) };
  }

  #with(where: WhereNode | undefined, alias: string): WhereNode {
    const condition = this.#conditionOf(alias);
    return WhereNode.create(where ? AndNode.create(together(where.where), condition) : condition);
  }

  #conditionOf(alias: string): BinaryOperationNode {
    let condition = this.#conditions.get(alias);
    if (condition === undefined) {
      const column = ReferenceNode.create(ColumnNode.create('deployment_id'), TableNode.create(alias));
      condition = BinaryOperationNode.create(column, OperatorNode.create('='), DEPLOYMENT_NODE);
      this.#conditions.set(alias, condition);
    }
    return condition;
  }

  #tablesOf({ froms, joins }: Level): LevelTable[] {
    const tables = froms.map((from) => this.#tableOf(from, null));
    for (const join of joins ?? []) tables.push(this.#tableOf(join.table, join.joinType === 'LeftJoin' ? join : null));
    return tables;
  }

  #tableOf(node: OperationNode, leftJoin: JoinNode | null): LevelTable {
    const table = tableOf(node) ?? '';
    const isTenantTable = this.#tenantTables.has(table) && !this.#expressions.has(table);
    return { alias: aliasOf(node) ?? '', isTenantTable, leftJoin, isNamed: false };
  }

  /** Marks the tables whose deployment the conditions of the level name, directly or through other tables of the level. */
  #markNamed(tables: readonly LevelTable[], { joins, where }: Level): void {
    const equalities: Equality[] = [];
    if (where) this.#readConditions(where.where, tables, null, equalities);
    for (const join of joins ?? []) {
      if (!join.on) continue;
      this.#readConditions(join.on.on, tables, join.joinType === 'LeftJoin' ? join : null, equalities);
    }
    for (let isChanged = equalities.length > 0; isChanged; ) {
      isChanged = false;
      for (const { left, right, leftJoin } of equalities) {
        if (left.isNamed === right.isNamed) continue;
        const other = left.isNamed ? right : left;
        if (leftJoin !== null && other.leftJoin !== leftJoin) continue;
        other.isNamed = true;
        isChanged = true;
      }
    }
  }

  #readConditions(
    node: OperationNode,
    tables: readonly LevelTable[],
    leftJoin: JoinNode | null,
    equalities: Equality[],
  ): void {
    if (node.kind === 'AndNode') {
      const { left, right } = node as AndNode;
      this.#readConditions(left, tables, leftJoin, equalities);
      this.#readConditions(right, tables, leftJoin, equalities);
    } else if (node.kind === 'ParensNode') {
      this.#readConditions((node as ParensNode).node, tables, leftJoin, equalities);
    } else if (node.kind === 'BinaryOperationNode') {
      const { leftOperand, operator, rightOperand } = node as BinaryOperationNode;
      if ((operator as OperatorNode).operator !== '=') return;
      const [left, right] = [ownerOf(leftOperand, tables), ownerOf(rightOperand, tables)];
      if (left && right) equalities.push({ left, right, leftJoin });
      else if (left) this.#readEquality(node, left, leftOperand, rightOperand, tables, leftJoin);
      else if (right) this.#readEquality(node, right, rightOperand, leftOperand, tables, leftJoin);
    }
  }

  /** Reads the equality of a table's deployment with a parameter or with the deployment of an outer level. */
  #readEquality(
    node: OperationNode,
    table: LevelTable,
    own: OperationNode,
    other: OperationNode,
    tables: readonly LevelTable[],
    leftJoin: JoinNode | null,
  ): void {
    if (leftJoin !== null && table.leftJoin !== leftJoin) return;
    if (other === DEPLOYMENT_NODE || other.kind === 'ValueNode') {
      table.isNamed = true;
      return;
    }
    if (other.kind !== 'ReferenceNode') return;
    const { table: outer, column } = other as ReferenceNode;
    const name = outer?.table.identifier.name;
    if (name === undefined || columnOf(column) !== 'deployment_id' || tables.some(({ alias }) => alias === name))
      return;
    if (this.#statementDeployment() === null) return;
    table.isNamed = true;
    this.#outerEqualities.set(node, own);
  }
}

/** The table of the level whose deployment an expression is. */
function ownerOf(node: OperationNode, tables: readonly LevelTable[]): LevelTable | undefined {
  if (node.kind !== 'ReferenceNode') return undefined;
  const { table, column } = node as ReferenceNode;
  if (columnOf(column) !== 'deployment_id') return undefined;
  const alias = table?.table.identifier.name;
  const owner = alias === undefined && tables.length === 1 ? tables[0] : tables.find((each) => each.alias === alias);
  return owner?.isTenantTable ? owner : undefined;
}
