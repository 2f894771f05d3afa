import { LockMode } from '@mikro-orm/core';
import type {
  AiTool as AiToolRow,
  AiToolWithSecret,
  CreateAiToolInput,
  RotateAiToolSecretInput,
  UpdateAiToolInput,
} from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import { withoutUndefined } from '../../platform/commands/without-undefined.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { timestampsOf } from '../../platform/events/snapshot-timestamps.ts';
import { newSigningSecret } from '../../platform/standard-webhooks/signing-secret.ts';
import { AiTool } from './ai-tool.entity.ts';
import { getTool, toolNotFound } from './ai-tool.reads.ts';
import { assertValidTool } from './ai-tool.rules.ts';
import { isBuiltIn } from './built-in-names.ts';
import { previousToolSecretCell, toolSecretCell } from './tool-secret.ts';

const NO_PARAMETERS = { type: 'object', properties: {}, additionalProperties: false };

export async function createTool(ctx: Context, input: CreateAiToolInput): Promise<AiToolWithSecret> {
  await assertValidTool(ctx, input);
  return command(ctx, async (tx) => {
    await assertNameIsFree(tx, input.name);
    const id = tx.newId();
    const signingSecret = newSigningSecret();
    const tool = tx.em.create(AiTool, {
      id,
      deploymentId: tx.deploymentId,
      name: input.name,
      description: input.description,
      parameters: input.parameters ?? NO_PARAMETERS,
      url: input.url,
      timeoutSeconds: input.timeoutSeconds,
      signingSecretSealed: ctx.vault.seal(signingSecret, toolSecretCell(id)),
      secretLastFour: lastFour(signingSecret),
      isActive: true,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    tx.record({ type: 'ai_tool.created', resource: resourceOf(tool), after: audited(tool) });
    await tx.em.flush();
    return { ...(await getTool(tx.rows, tx.deploymentId, id)), signingSecret };
  });
}

export async function updateTool(ctx: Context, id: string, input: UpdateAiToolInput): Promise<AiToolRow> {
  await assertValidTool(ctx, input);
  return command(ctx, async (tx) => {
    const tool = await lockTool(tx, id);
    tx.assertVersion(tool);
    const before = audited(tool);
    tx.em.assign(tool, { ...withoutUndefined(input), updatedAt: tx.now });
    tx.record({ type: 'ai_tool.updated', resource: resourceOf(tool), before, after: audited(tool) });
    await tx.em.flush();
    return getTool(tx.rows, tx.deploymentId, id);
  });
}

/** Rotates the secret that signs the calls of a tool. The previous secret also signs until the overlap ends. */
export function rotateToolSecret(
  ctx: Context,
  id: string,
  { overlapSeconds }: RotateAiToolSecretInput,
): Promise<AiToolWithSecret> {
  return command(ctx, async (tx) => {
    const tool = await lockTool(tx, id);
    const { vault } = ctx;
    const hasOverlap = overlapSeconds > 0;
    const previous = vault.open(tool.signingSecretSealed, toolSecretCell(id));
    const signingSecret = newSigningSecret();
    tx.em.assign(tool, {
      previousSecretSealed: hasOverlap ? vault.seal(previous, previousToolSecretCell(id)) : null,
      previousSecretUntil: hasOverlap ? new Date(tx.now.getTime() + overlapSeconds * 1_000) : null,
      signingSecretSealed: vault.seal(signingSecret, toolSecretCell(id)),
      secretLastFour: lastFour(signingSecret),
      updatedAt: tx.now,
    });
    const after = { name: tool.name, overlapSeconds };
    tx.record({ type: 'ai_tool.secret_rotated', resource: resourceOf(tool), after });
    await tx.em.flush();
    return { ...(await getTool(tx.rows, tx.deploymentId, id)), signingSecret };
  });
}

export function deleteTool(ctx: Context, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const tool = await lockTool(tx, id);
    tx.assertVersion(tool);
    const before = { ...audited(tool), ...timestampsOf(tool) };
    tx.record({ type: 'ai_tool.deleted', resource: resourceOf(tool), before });
    tx.em.remove(tool);
    return null;
  });
}

async function lockTool(tx: Transaction, id: string): Promise<AiTool> {
  const where = { id, deploymentId: tx.deploymentId };
  const tool = await tx.em.findOne(AiTool, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (tool === null) throw toolNotFound();
  return tool;
}

async function assertNameIsFree(tx: Transaction, name: string): Promise<void> {
  if (isBuiltIn(name)) throw nameTaken(`${name} is a built-in tool. Choose another name.`);
  await tx.lock(`AI tool ${name}`);
  const taken = await tx.em.findOne(AiTool, { name, deploymentId: tx.deploymentId });
  if (taken !== null) throw nameTaken(`An AI tool named ${name} already exists. Choose another name.`);
}

const lastFour = (secret: string) => secret.slice(-4);

const nameTaken = (message: string) => new ServiceError('NAME_TAKEN', message);

const resourceOf = ({ id }: AiTool) => ({ type: 'ai_tool', id });

/** The fields in the audit log. The secret, its last characters and the schema, which may be long, are not among them. */
function audited({ name, description, url, timeoutSeconds, isActive }: AiTool) {
  return { name, description, url, timeoutSeconds, isActive };
}
