import { loadModule } from 'libpg-query';
import { CATALOG } from './catalog.ts';
import { inspect } from './inspect.ts';
import { MULTI_DEPLOYMENT_STATEMENTS } from './multi-deployment-statements.ts';

await loadModule();

/**
 * Throws for each statement of the service that reads or writes a tenant table without restricting it to one deployment, or that names
 * the deployment of a tenant table in another query level only. Statements of the tests themselves are not inspected.
 */
export function assertOneDeployment(text: string): void {
  const statement = withoutValues(text);
  if (approved.has(statement)) return;
  const problem = problemOf(text, statement);
  if (problem !== null) {
    if (isOfTest()) return;
    const message = `${problem}\n${statement}`;
    // Printed as well, because background work logs its errors and continues.
    console.error(message);
    throw new Error(message);
  }
  approved.add(statement);
}

/** Whether each query level of a statement names the deployment of its tenant tables. */
export function namesDeploymentInEachLevel(text: string): boolean {
  return inspect(text, CATALOG).ofUnnamedDeployment.length === 0;
}

function problemOf(text: string, statement: string): string | null {
  const { acrossDeployments, ofUnnamedDeployment } = inspect(text, CATALOG);
  if (acrossDeployments.length === 0 && ofUnnamedDeployment.length === 0) return null;
  const listed = MULTI_DEPLOYMENT_STATEMENTS.find((many) => many.statement.test(statement));
  if (listed !== undefined) {
    const free = inspect(text, { ...CATALOG, scanned: listed.scanned }).acrossDeployments;
    if (free.length === 0) return null;
    return `This statement does not restrict ${free.join(', ')} to one deployment. Join them by deployment_id.`;
  }
  if (acrossDeployments.length > 0) {
    return `This statement does not restrict ${acrossDeployments.join(', ')} to one deployment. Add a predicate on deployment_id, or list it with its reason in test/support/tenant-isolation/multi-deployment-statements.ts.`;
  }
  return `A query level of this statement does not name the deployment of ${ofUnnamedDeployment.join(', ')} by a parameter. In SQL text, write deployment_id = \${DEPLOYMENT_ID} instead of comparing it with an outer level.`;
}

/** Statements that were inspected, without their values. */
const approved = new Set<string>();

/** The statement on one line, its literals replaced: MikroORM writes values into the text. */
function withoutValues(text: string): string {
  return text
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether the nearest caller outside of the libraries and the database layer is a test or its support. */
function isOfTest(): boolean {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 100;
  const frames = (new Error().stack ?? '').split('\n').slice(1);
  Error.stackTraceLimit = limit;
  const caller = frames.find((frame) => /\/(src|test)\//.test(frame) && !OWN_FRAMES.test(frame));
  return caller?.includes('/test/') ?? false;
}

const OWN_FRAMES = /node_modules|\/src\/platform\/database\/|\/test\/support\/tenant-isolation\//;
