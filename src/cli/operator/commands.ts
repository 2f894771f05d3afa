import { createDeployment, createOperatorKey, type NewDeployment } from '../../deployment/index.ts';
import type { Services } from '../../platform/context.ts';
import { rekey } from './rekey.ts';

/** The commands of operator scripts. They run in the process that has the database open. Arguments and results are JSON. */
export const operatorCommands = {
  createDeployment: (services: Services, deployment: NewDeployment) => createDeployment(services, deployment),
  listDeployments: ({ database }: Services, _args: null) =>
    database.rows
      .selectFrom('deployment')
      .select(['id', 'name', 'mode', 'frontend_host as frontendHost', 'created_at as createdAt'])
      .orderBy('id')
      .execute(),
  createKey: (services: Services, { deploymentId }: { deploymentId: number }) =>
    createOperatorKey(services, deploymentId),
  rekey: (services: Services, _args: null) => rekey(services),
  /** The demo is imported here, so that the service loads it only if the command is used. */
  demo: async (services: Services, { deploymentId }: { deploymentId: number | null }) => {
    const { seedDemo: fillDemo } = await import('../../demo/seed.ts');
    return fillDemo(services, deploymentId);
  },
};

export type OperatorCommands = typeof operatorCommands;

export interface OperatorRequest<Name extends keyof OperatorCommands = keyof OperatorCommands> {
  readonly name: Name;
  readonly args: Parameters<OperatorCommands[Name]>[1];
}
