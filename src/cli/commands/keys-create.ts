import { isScope, SCOPES, type Scope } from '../../platform/access/scopes.ts';
import { UsageError } from '../script.ts';
import { runOperatorCommand } from '../terminal.ts';
import { defineCommand } from './command.ts';
import { deploymentIdOf, OPERATOR_HELP } from './deployment-option.ts';
import { printJson } from './table.ts';

const DAY_MS = 86_400_000;
const MAX_NAME_LENGTH = 255;

const HELP = `npm run cli -- keys create [NAME] [--deployment ID] [--scope SCOPE …] [--days N] [--json]
    creates an API key of a deployment and prints it once

    --deployment  id of the deployment; needed if there are several
    --scope       a scope such as users:read, as often as needed; without it, the key has all scopes, and its scopes are an empty list in JSON
    --days        the key expires after this number of days, 1 to 3650; without it, it does not expire
    --json        prints a JSON object

${OPERATOR_HELP}`;

const options = {
  deployment: { type: 'string' },
  scope: { type: 'string', multiple: true },
  days: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

export const command = defineCommand(
  { help: HELP, options, allowPositionals: true },
  async ({ values, positionals }) => {
    const [name, ...others] = positionals;
    if (others.length > 0) throw new UsageError(`Unexpected argument '${others[0]}'. Put the name into quotes.`);
    if (name !== undefined && (name.trim() === '' || name.length > MAX_NAME_LENGTH)) {
      throw new UsageError(`The name must have 1 to ${MAX_NAME_LENGTH} characters.`);
    }
    const scopes = values.scope?.map(scopeOf);
    const expiresAt = values.days === undefined ? undefined : expiryOf(values.days);
    const args = {
      deploymentId: deploymentIdOf(values.deployment),
      ...(name !== undefined && { name }),
      ...(scopes !== undefined && { scopes: [...new Set(scopes)] }),
      ...(expiresAt !== undefined && { expiresAt }),
    };
    const { keyId: id, deploymentId, apiKey } = await runOperatorCommand({ name: 'createKey', args });
    if (values.json) return printJson({ id, deployment_id: deploymentId, key: apiKey });
    const granted = scopes === undefined ? 'all scopes' : `the scopes ${args.scopes?.join(', ')}`;
    console.log(`API key ${id} of deployment ${deploymentId} with ${granted}, shown only once:\n\n  ${apiKey}\n`);
  },
);

function scopeOf(text: string): Scope {
  if (!isScope(text))
    throw new UsageError(`${JSON.stringify(text)} is not a scope. The scopes are ${SCOPES.join(', ')}.`);
  return text;
}

function expiryOf(days: string): string {
  if (!/^\d{1,4}$/.test(days) || Number(days) < 1 || Number(days) > 3650) {
    throw new UsageError('--days must be a whole number from 1 to 3650.');
  }
  return new Date(Date.now() + Number(days) * DAY_MS).toISOString();
}
