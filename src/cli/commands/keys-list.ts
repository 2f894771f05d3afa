import type { OperatorCommands } from '../operator/commands.ts';
import { UsageError } from '../script.ts';
import { runOperatorCommand } from '../terminal.ts';
import { defineCommand } from './command.ts';
import { deploymentIdOf, OPERATOR_HELP } from './deployment-option.ts';
import { printJson, table } from './table.ts';

type Key = Awaited<ReturnType<OperatorCommands['listKeys']>>[number];

const PAGE_SIZE = 100;

const HELP = `npm run cli -- keys list [--deployment ID] [--all] [--json]
    lists the API keys of a deployment, newest first, without the keys themselves

    --deployment  id of the deployment; needed if there are several
    --all         includes revoked and expired keys
    --json        prints a JSON array, in which empty scopes mean all scopes

${OPERATOR_HELP}`;

const options = {
  deployment: { type: 'string' },
  all: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

export const command = defineCommand(
  { help: HELP, options, allowPositionals: true },
  async ({ values, positionals }) => {
    if (positionals.length > 0) throw new UsageError(`Unexpected argument '${positionals[0]}'.`);
    const keys = await readKeys(deploymentIdOf(values.deployment));
    const shown = keys.filter(({ expiresAt, revokedAt }) => values.all || (revokedAt === null && !isPast(expiresAt)));
    if (values.json) return printJson(shown);
    if (shown.length === 0)
      return console.log('The deployment has no valid API key. `npm run cli -- keys create` creates one.');
    console.log(
      table(
        ['ID', 'NAME', 'KEY', 'SCOPES', 'CREATED', 'STATUS'],
        shown.map(({ id, name, hint, scopes, createdAt, expiresAt, revokedAt }) => [
          id,
          name,
          hint,
          scopes.length === 0 ? 'all' : scopes.join(' '),
          dayOf(createdAt),
          statusOf(expiresAt, revokedAt),
        ]),
      ),
    );
  },
);

async function readKeys(deploymentId: number | null) {
  const keys: Key[] = [];
  for (;;) {
    const args = { deploymentId, limit: PAGE_SIZE, offset: keys.length };
    const page = await runOperatorCommand({ name: 'listKeys', args }, { isQuiet: keys.length > 0 });
    keys.push(...page);
    if (page.length < PAGE_SIZE) return keys;
  }
}

function statusOf(expiresAt: string | null, revokedAt: string | null): string {
  if (revokedAt !== null) return `revoked ${dayOf(revokedAt)}`;
  if (expiresAt === null) return 'valid';
  return `${isPast(expiresAt) ? 'expired' : 'valid until'} ${dayOf(expiresAt)}`;
}

const isPast = (time: string | null) => time !== null && Date.parse(time) <= Date.now();
const dayOf = (time: string) => time.slice(0, 10);
