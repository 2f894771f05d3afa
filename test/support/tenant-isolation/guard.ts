import { loadModule } from 'libpg-query';
import { CATALOG } from './catalog.ts';
import { tablesAcrossDeployments } from './inspect.ts';
import { MULTI_DEPLOYMENT_STATEMENTS } from './multi-deployment-statements.ts';

await loadModule();

/**
 * Throws for each statement of the service that reads or writes a tenant table without restricting it to one deployment.
 * Statements of the tests themselves are not inspected.
 */
export function assertOneDeployment(text: string): void {
  const statement = withoutValues(text);
  if (approved.has(statement)) return;
  const tables = tablesAcrossDeployments(text, CATALOG);
  const listed =
    tables.length > 0 ? MULTI_DEPLOYMENT_STATEMENTS.find((many) => many.statement.test(statement)) : undefined;
  const free = listed ? tablesAcrossDeployments(text, { ...CATALOG, scanned: listed.scanned }) : tables;
  if (free.length > 0) {
    if (isOfTest()) return;
    const remedy = listed
      ? 'Join them by deployment_id'
      : 'Add a predicate on deployment_id, or list it with its reason in test/support/tenant-isolation/multi-deployment-statements.ts';
    const message = `This statement does not restrict ${free.join(', ')} to one deployment. ${remedy}.\n${statement}`;
    // Printed as well, because background work logs its errors and continues.
    console.error(message);
    throw new Error(message);
  }
  approved.add(statement);
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
