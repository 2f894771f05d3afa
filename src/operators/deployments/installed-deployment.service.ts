import { createDeployment, deploymentResource, lockDeployment } from '../../deployment/index.ts';
import type { CreateInstalledDeploymentInput, RenameInstalledDeploymentInput } from '../../generated/console.ts';
import { SCOPES } from '../../platform/access/scopes.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { allowedOf, getInstalledDeployment } from './installed-deployment.reads.ts';

/** Creates a deployment, with the operator as the actor of its first events. */
export async function createInstalledDeployment(ctx: Context, input: CreateInstalledDeploymentInput) {
  const { name, frontendHost } = input;
  const mode = input.mode === 'PRODUCTION' ? 'production' : 'staging';
  const backendHost = new URL(ctx.config.publicBackendUrl).host;
  const { id, apiKey } = await createDeployment(ctx, { name, mode, frontendHost, backendHost }, (id) => ({
    viewer: operatorIn(ctx, id),
    request: ctx.request,
  }));
  return { deployment: await getInstalledDeployment(ctx.rows, null, id), apiKey };
}

/** Renames a deployment, in the deployment itself, whose audit log then has the event. */
export async function renameInstalledDeployment(ctx: Context, id: number, { name }: RenameInstalledDeploymentInput) {
  await getInstalledDeployment(ctx.rows, allowedOf(ctx), id);
  return command({ ...ctx, viewer: operatorIn(ctx, id) }, async (tx) => {
    const deployment = await lockDeployment(tx);
    tx.assertVersion(deployment);
    const before = { name: deployment.name };
    tx.em.assign(deployment, { name, updatedAt: tx.now });
    tx.record({
      type: 'deployment.updated',
      resource: deploymentResource(tx),
      before,
      after: { name: deployment.name },
    });
    await tx.em.flush();
    return getInstalledDeployment(tx.rows, null, id);
  });
}

/** The operator who sends a request, as the viewer of a deployment. */
const operatorIn = ({ viewer }: Context, deploymentId: number): Viewer =>
  Viewer.operator(deploymentId, viewer.actor.id ?? '0', SCOPES);
