import { createDeployment, createOperatorKey, type NewDeployment } from '../../deployment/index.ts';
import type { Services } from '../../platform/context.ts';
import { rekey } from './rekey.ts';

/** What operators' scripts can do, in whichever process has the data open. Arguments and results travel as JSON. */
export const operatorCommands = {
  createDeployment: (services: Services, wanted: NewDeployment) => createDeployment(services, wanted),
  listDeployments: ({ database }: Services, _args: null) =>
    database.rows
      .selectFrom('deployment')
      .select(['id', 'name', 'mode', 'frontend_host as frontendHost', 'created_at as createdAt'])
      .orderBy('id')
      .execute(),
  createKey: (services: Services, { deploymentId }: { deploymentId: number }) =>
    createOperatorKey(services, deploymentId),
  rekey: (services: Services, _args: null) => rekey(services),
  /** A running service loads the demo only when it is asked for. */
  demo: async (services: Services, { deploymentId }: { deploymentId: number | null }) => {
    const { fillDemo } = await import('../../demo/fill.ts');
    return fillDemo(services, deploymentId);
  },
};

export type OperatorCommands = typeof operatorCommands;

export interface OperatorCall<Name extends keyof OperatorCommands = keyof OperatorCommands> {
  readonly name: Name;
  readonly args: Parameters<OperatorCommands[Name]>[1];
}
