import {
  createDeployment,
  createOperatorKey,
  isForApplications,
  listApiKeys,
  type NewDeployment,
  type OperatorKey,
  revokeApiKey,
} from '../../deployment/index.ts';
import { createOwnerLink, ensureOperatorsDeployment } from '../../operators/index.ts';
import { systemContext } from '../../platform/commands/system-context.ts';
import type { LogLevel } from '../../platform/config.ts';
import type { Services } from '../../platform/context.ts';
import { deploymentOrOnly } from './deployment-or-only.ts';
import { rekey } from './rekey.ts';

/** The commands of operator scripts. They run in the process that has the database open. Arguments and results are JSON. */
export const operatorCommands = {
  createDeployment: (services: Services, deployment: NewDeployment) => createDeployment(services, deployment),
  listDeployments: ({ database }: Services, _args: null) =>
    database.rows
      .selectFrom('deployment')
      .select(['id', 'name', 'mode', 'frontend_host as frontendHost', 'created_at as createdAt'])
      .where(isForApplications())
      .orderBy('id')
      .execute(),
  createKey: async (services: Services, { deploymentId, ...key }: { deploymentId: number | null } & OperatorKey) => {
    const id = await deploymentOrOnly(services, deploymentId);
    return { deploymentId: id, ...(await createOperatorKey(services, id, key)) };
  },
  listKeys: async (services: Services, { deploymentId, ...page }: { deploymentId: number | null } & KeyPage) => {
    const id = await deploymentOrOnly(services, deploymentId);
    return listApiKeys(services.database.rows, id, page);
  },
  revokeKey: async (services: Services, { deploymentId, id }: { deploymentId: number | null; id: string }) => {
    const deployment = await deploymentOrOnly(services, deploymentId);
    await revokeApiKey(systemContext(services, deployment), id);
    return { deploymentId: deployment, id };
  },
  /** Changes what this process logs until it ends. Null changes nothing. */
  logLevel: async ({ log, config }: Services, { level }: { level: LogLevel | null }) => {
    if (level !== null) log.level = level;
    return { level: log.level, configured: config.logLevel };
  },
  /** A link with which a person becomes an owner in the console. */
  consoleLink: async (services: Services, _args: null) => {
    const deploymentId = await ensureOperatorsDeployment(services);
    return createOwnerLink(systemContext(services, deploymentId));
  },
  rekey: (services: Services, _args: null) => rekey(services),
  /** The demo is imported here, so that the service loads it only if the command is used. */
  demo: async (services: Services, { deploymentId }: { deploymentId: number | null }) => {
    const { seedDemo: fillDemo } = await import('../../demo/seed.ts');
    return fillDemo(services, deploymentId);
  },
};

interface KeyPage {
  readonly limit: number;
  readonly offset: number;
}

export type OperatorCommands = typeof operatorCommands;

export interface OperatorRequest<Name extends keyof OperatorCommands = keyof OperatorCommands> {
  readonly name: Name;
  readonly args: Parameters<OperatorCommands[Name]>[1];
}
