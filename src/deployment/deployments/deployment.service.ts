import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context } from '../../platform/context.ts';
import { normaliseHost, normaliseOrigin } from '../../platform/crypto/hosts.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { withoutUndefined } from '../../platform/database/without-undefined.ts';
import { type FieldError, fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { emptyDevelopmentMailbox } from '../development-messages/store-development-message.ts';
import type { AllowedOriginsInput, DeploymentMode, UpdateDeploymentInput } from '../graph/types.ts';
import { moveImages } from '../images/move-images.ts';
import { Deployment } from './deployment.entity.ts';
import { getDeployment } from './deployment.reads.ts';

/**
 * Locks the caller's deployment, so that concurrent changes cannot pass validation separately and conflict together.
 */
export function lockDeployment(tx: Transaction): Promise<Deployment> {
  return tx.em.findOneOrFail(Deployment, { id: tx.deploymentId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

export const deploymentResource = ({ deploymentId }: Transaction) => ({ type: 'deployment', id: String(deploymentId) });

/**
 * Flushes the unit of work. Host names are unique over all deployments, which no lock on one deployment can ensure, so
 * the unique constraint decides.
 */
export async function flushUniqueHosts(tx: Transaction, frontendHost: string): Promise<void> {
  try {
    await tx.em.flush();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new ServiceError(
      'HOST_TAKEN',
      `Another deployment already uses the host ${frontendHost}. Choose another host name.`,
      { cause: error },
    );
  }
}

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
