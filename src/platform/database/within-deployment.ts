import type { EntityName } from '@mikro-orm/core';
import type { AbstractSqlDriver } from '@mikro-orm/sql';
import { insideCommand } from './instrumented.ts';

/** How MikroORM writes the predicate of an update of several rows; the ids follow as parameters. */
const BY_ID = ' where "id" in (';

/**
 * Makes the unit of work change and delete rows of the command's deployment only. MikroORM addresses a row by its id; with
 * the deployment in each predicate no statement can touch another tenant's row, and a cluster that distributes by
 * deployment runs it on one node.
 */
export function keepWithinDeployment(driver: AbstractSqlDriver): void {
  const nativeUpdate = driver.nativeUpdate.bind(driver);
  const nativeUpdateMany = driver.nativeUpdateMany.bind(driver);
  const nativeDelete = driver.nativeDelete.bind(driver);

  driver.nativeUpdate = (name, where, data, options) => nativeUpdate(name, within(name, where), data, options);
  driver.nativeDelete = (name, where, options) => nativeDelete(name, within(name, where), options);
  // It builds the predicate itself, out of primary keys.
  driver.nativeUpdateMany = (name, where, data, options) => {
    const deploymentId = deploymentOf(name);
    if (deploymentId === undefined) return nativeUpdateMany(name, where, data, options);
    return nativeUpdateMany(name, where, data, options, (statement) => {
      const at = statement.lastIndexOf(BY_ID);
      if (at < 0) throw new Error(`The update of several rows is not by their ids: ${statement}`);
      return `${statement.slice(0, at)} where "deployment_id" = ${deploymentId} and "id" in (${statement.slice(at + BY_ID.length)}`;
    });
  };

  function within<T extends object, Where>(name: EntityName<T>, where: Where): Where {
    const deploymentId = deploymentOf(name);
    if (deploymentId === undefined) return where;
    const isKey = typeof where !== 'object' || where === null;
    return { ...(isKey ? { id: where } : where), deploymentId } as Where;
  }

  /** The running command's deployment, for the tables that have one. */
  function deploymentOf<T extends object>(name: EntityName<T>): number | undefined {
    const hasDeployment = 'deploymentId' in driver.getMetadata().get(name).properties;
    return hasDeployment ? insideCommand.getStore()?.deploymentId : undefined;
  }
}
