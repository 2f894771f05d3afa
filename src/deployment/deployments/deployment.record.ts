import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Transaction } from '../../platform/commands/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import { Deployment } from './deployment.entity.ts';

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
