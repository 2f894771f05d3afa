import { beforeAll, describe, expect, it } from 'vitest';
import {
  DEPLOYMENT_SCOPES,
  INSTALLATION_SCOPES_OF,
  OPERATOR_ROLES,
} from '../../../src/operators/accounts/operator-role.ts';
import { type AllResources, createAllResources } from '../../support/all-resources.ts';
import { type ConsoleOperator, signedInOperator } from '../../support/console.ts';
import { CONSOLE_PAGES as pages, pathOfPage } from '../../support/console-pages.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

/** The most statements of a page. */
const MAX_STATEMENTS = 20;
/** The page of a user also has the lists of what belongs to the user. */
const MORE_STATEMENTS: Readonly<Record<string, number>> = { '/{deployment}/users/{user}': 26 };

let world: World;
let all: AllResources;

beforeAll(async () => {
  world = await createWorld();
  all = await createAllResources(world);
});

describe.each(OPERATOR_ROLES)('An operator with the role %s', (role) => {
  let operator: ConsoleOperator;
  beforeAll(async () => {
    operator = await signedInOperator({ role });
  });
  const scopes: readonly string[] = [...DEPLOYMENT_SCOPES[role], ...INSTALLATION_SCOPES_OF[role]];

  it.each(pages)('opens $name exactly if the role includes its scope', async (named) => {
    const { page } = named;
    const { status, text } = await operator.page(pathOfPage(named, { world, all }));
    expect(status, text.slice(0, 2_000)).toBe(page.scope !== undefined && scopes.includes(page.scope) ? 200 : 403);
    if (role !== 'auditor') return;
    const forms = [...text.matchAll(/<form method="post" action="([^"?]+)/g)].map(([, action]) => action);
    expect(new Set(forms)).toEqual(new Set(['/console/sign-out']));
  });
});

it('Each page takes as many statements for twice as many rows', async () => {
  const operator = await signedInOperator();
  const twice = await createWorld();
  const first = await createAllResources(twice);
  const countOf = (path: string) => countStatementsOf(twice, () => operator.page(path));
  const paths = pages.map((page) => pathOfPage(page, { world: twice, all: first }));
  // The first visit reads what the process remembers, such as the settings of the deployment.
  for (const path of paths) await operator.page(path);
  const before: Record<string, number> = {};
  for (const path of paths) before[path] = await countOf(path);
  await createAllResources(twice);
  const after: Record<string, number> = {};
  for (const path of paths) after[path] = await countOf(path);
  expect(after).toEqual(before);
  // Who sends the request, the deployment, and what the page shows: none of them more than a few.
  for (const page of pages) {
    const path = pathOfPage(page, { world: twice, all: first });
    expect(after[path], path).toBeLessThanOrEqual(MORE_STATEMENTS[page.name] ?? MAX_STATEMENTS);
  }
});
