import type { EntityName } from '@mikro-orm/core';
import type { AbstractSqlDriver } from '@mikro-orm/sql';
import { currentCommand } from './current-command.ts';

/** The predicate that MikroORM writes for an update of several rows. The ids follow as parameters. */
const BY_ID = ' where "id" in (';

/**
 * Restricts the updates and deletes of the unit of work to the deployment of the command. MikroORM addresses a row by its id
 * only. With the deployment in each predicate, no statement can change another tenant's row, and a database cluster that is
 * distributed by deployment runs the statement on one node.
 */
export function restrictToDeployment(driver: AbstractSqlDriver): void {
  const nativeUpdate = driver.nativeUpdate.bind(driver);
  const nativeUpdateMany = driver.nativeUpdateMany.bind(driver);
  const nativeDelete = driver.nativeDelete.bind(driver);

  driver.nativeUpdate = (name, where, data, options) => nativeUpdate(name, within(name, where), data, options);
  driver.nativeDelete = (name, where, options) => nativeDelete(name, within(name, where), options);
  // MikroORM builds this predicate itself, from the primary keys.
  driver.nativeUpdateMany = (name, where, data, options) => {
    const deploymentId = deploymentOf(name);
    if (deploymentId === undefined) return nativeUpdateMany(name, where, data, options);
    return nativeUpdateMany(name, where, data, options, (statement) => {
      const at = statement.lastIndexOf(BY_ID);
      if (at < 0) throw new Error(`An update of several rows must select them by id: ${statement}`);
      return `${statement.slice(0, at)} where "deployment_id" = ${deploymentId} and "id" in (${statement.slice(at + BY_ID.length)}`;
    });
  };

  function within<T extends object, Where>(name: EntityName<T>, where: Where): Where {
    const deploymentId = deploymentOf(name);
    if (deploymentId === undefined) return where;
    const isKey = typeof where !== 'object' || where === null;
    return { ...(isKey ? { id: where } : where), deploymentId } as Where;
  }

  /** The deployment of the running command, for tables with a `deployment_id`. */
  function deploymentOf<T extends object>(name: EntityName<T>): number | undefined {
    const hasDeployment = 'deploymentId' in driver.getMetadata().get(name).properties;
    return hasDeployment ? currentCommand.getStore()?.deploymentId : undefined;
  }
}
