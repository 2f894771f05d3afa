import type { AllowedOriginsInput, DeploymentMode, UpdateDeploymentInput } from '../../generated/backend.ts';
import { command } from '../../platform/commands/command.ts';
import { withoutUndefined } from '../../platform/commands/without-undefined.ts';
import type { Context } from '../../platform/context.ts';
import { normaliseHost, normaliseOrigin } from '../../platform/crypto/hosts.ts';
import { type FieldError, fieldError, validationFailed } from '../../platform/errors.ts';
import type { Deployment } from '../deployments/deployment.entity.ts';
import { deploymentResource, flushUniqueHosts, lockDeployment } from '../deployments/deployment.record.ts';
import { emptyDevelopmentMailbox } from '../development-messages/store-development-message.ts';
import { moveImages } from '../images/move-images.ts';
import { getDeployment } from './deployment.reads.ts';

const HOST_FIELDS = ['backendHost', 'frontendHost', 'mailFromHost'] as const;

export async function updateDeployment(ctx: Context, input: UpdateDeploymentInput) {
  const { mode, maintenanceMode } = input;
  const changes = withoutUndefined({
    ...normalisedHosts(input),
    maintenanceMode: maintenanceMode ?? undefined,
    mode: mode ? lowerCase(mode) : undefined,
  });
  return command(ctx, async (tx) => {
    const deployment = await lockDeployment(tx);
    tx.assertVersion(deployment);
    const before = audited(deployment);
    tx.em.assign(deployment, { ...changes, updatedAt: tx.now });
    if (deployment.frontendHost !== before.frontendHost) await moveImages(ctx, tx, deployment);
    if (deployment.mode !== before.mode) await emptyDevelopmentMailbox(tx);
    tx.record({ type: 'deployment.updated', resource: deploymentResource(tx), before, after: audited(deployment) });
    await flushUniqueHosts(tx, deployment.frontendHost);
    return getDeployment(ctx, tx.rows);
  });
}

export async function setAllowedOrigins(ctx: Context, { allowedOrigins: input }: AllowedOriginsInput) {
  const origins = input.map(normaliseOrigin);
  const errors = [...origins.entries()]
    .filter(([, origin]) => origin === null)
    .map(([index]) => fieldError(['input', 'allowedOrigins', index], 'must be an http or https origin'));
  if (errors.length > 0) throw validationFailed(errors);
  const allowedOrigins = [...new Set(origins.filter((origin) => origin !== null))];
  return command(ctx, async (tx) => {
    const deployment = await lockDeployment(tx);
    const before = { allowedOrigins: deployment.allowedOrigins };
    deployment.allowedOrigins = allowedOrigins;
    deployment.updatedAt = tx.now;
    const resource = deploymentResource(tx);
    tx.record({ type: 'settings.allowed_origins.updated', resource, before, after: { allowedOrigins } });
    return { allowedOrigins };
  });
}

/** The host names of the input in normalized form. Rejects all invalid ones together. */
function normalisedHosts(input: UpdateDeploymentInput): Partial<Record<(typeof HOST_FIELDS)[number], string>> {
  const errors: FieldError[] = [];
  const hosts: Partial<Record<(typeof HOST_FIELDS)[number], string>> = {};
  for (const name of HOST_FIELDS) {
    const value = input[name];
    if (value === undefined || value === null) continue;
    const host = normaliseHost(value);
    if (host === null) errors.push(fieldError(['input', name], 'must be a host name'));
    else hosts[name] = host;
  }
  if (errors.length > 0) throw validationFailed(errors);
  return hosts;
}

function audited({ mode, maintenanceMode, backendHost, frontendHost, mailFromHost }: Deployment) {
  return { mode, maintenanceMode, backendHost, frontendHost, mailFromHost };
}

const lowerCase = (mode: DeploymentMode) => mode.toLowerCase() as Deployment['mode'];
