import type { Services } from '../context.ts';
import { fillDemo } from '../demo/fill.ts';
import { createOperatorKey } from '../modules/api-key/operator-key.ts';
import { createDeployment, type NewDeployment } from '../modules/deployment/create-deployment.ts';
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
  demo: (services: Services, { deploymentId }: { deploymentId: number | null }) => fillDemo(services, deploymentId),
};

export type OperatorCommands = typeof operatorCommands;

export interface OperatorCall<Name extends keyof OperatorCommands = keyof OperatorCommands> {
  readonly name: Name;
  readonly args: Parameters<OperatorCommands[Name]>[1];
}
