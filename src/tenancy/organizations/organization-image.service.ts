import { lockFrontendHost, removeImage, storeImage, uploadedImage } from '../../deployment/index.ts';
import type { ImageInput } from '../../generated/common.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { assertMayManage } from '../roles/rights.ts';
import { lockWithAccess } from './deployment/organization.service.ts';
import { getOrganizationDetail } from './deployment/organization-detail.reads.ts';
import type { Organization } from './organization.entity.ts';
import { getOrganization } from './organization.reads.ts';
import { lockOrganization, setLogoUrl } from './organization.record.ts';

/** Locks an organization for a caller who may change it. */
type Lock = (ctx: Context, tx: Transaction, id: string) => Promise<Organization>;

const lockForBackend: Lock = (_, tx, id) => lockOrganization(tx, id);

const lockForManager: Lock = async (ctx, tx, id) => {
  const { organization, access } = await lockWithAccess(ctx, tx, id);
  assertMayManage(access);
  return organization;
};

/** The uploaded image is the organization's logo. */
export const setOrganizationImage = (ctx: Context, id: string, input: ImageInput) =>
  store(ctx, id, input, lockForBackend, (tx) => getOrganization(tx.rows, tx.deploymentId, id));

export const setImageAsManager = (ctx: Context, id: string, input: ImageInput) =>
  store(ctx, id, input, lockForManager, ({ rows }) => getOrganizationDetail({ rows, viewer: ctx.viewer }, id));

export const deleteOrganizationImage = (ctx: Context, id: string) => remove(ctx, id, lockForBackend);

export const deleteImageAsManager = (ctx: Context, id: string) => remove(ctx, id, lockForManager);

async function store<T>(
  ctx: Context,
  id: string,
  input: ImageInput,
  lock: Lock,
  read: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const image = await uploadedImage(ctx, input);
  return command(ctx, async (tx) => {
    const frontendHost = await lockFrontendHost(tx);
    const organization = await lock(ctx, tx, id);
    const url = await storeImage(ctx, tx, { organization_id: id }, { frontendHost, image });
    await setLogoUrl(tx, organization, url);
    return read(tx);
  });
}

function remove(ctx: Context, id: string, lock: Lock): Promise<null> {
  return command(ctx, async (tx) => {
    const organization = await lock(ctx, tx, id);
    await removeImage(ctx, tx, { organization_id: id });
    if (organization.logoUrl == null) tx.markUnchanged();
    else await setLogoUrl(tx, organization, null);
    return null;
  });
}
