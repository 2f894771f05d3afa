import type { ImageInput } from '../../generated/common.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import type { Deployment } from '../deployments/deployment.entity.ts';
import { deploymentResource, lockDeployment } from '../deployments/deployment.record.ts';
import { WARNINGS_OF } from '../stored-settings/setting-rules.ts';
import { removeImage, storeImage } from './image.record.ts';
import { type ImageSetting, imageSetting } from './image-settings.ts';
import { uploadedImage } from './uploaded-image.ts';

/** Stores an image of the settings and returns all user interface settings. */
export async function setUiImage(ctx: Context, name: string, input: ImageInput) {
  const setting = imageSetting(name);
  const image = await uploadedImage(ctx, input);
  return command(ctx, async (tx) => {
    const deployment = await lockDeployment(tx);
    const { frontendHost } = deployment;
    change(tx, deployment, setting, await storeImage(ctx, tx, { setting }, { frontendHost, image }));
    await tx.flush();
    return { ...deployment.uiSettings, version: deployment.version, warnings: WARNINGS_OF.uiSettings(deployment) };
  });
}

/** Clears an image of the settings, whether it was uploaded or is a URL of another site. */
export async function deleteUiImage(ctx: Context, name: string): Promise<null> {
  const setting = imageSetting(name);
  return command(ctx, async (tx) => {
    const deployment = await lockDeployment(tx);
    await removeImage(ctx, tx, { setting });
    if (deployment.uiSettings[setting] === '') tx.markUnchanged();
    else change(tx, deployment, setting, '');
    return null;
  });
}

function change(tx: Transaction, deployment: Deployment, setting: ImageSetting, url: string): void {
  const before = deployment.uiSettings;
  deployment.uiSettings = { ...before, [setting]: url };
  deployment.updatedAt = tx.now;
  const after = { ...deployment.uiSettings };
  tx.record({ type: 'settings.ui.updated', resource: deploymentResource(tx), before: { ...before }, after });
}
