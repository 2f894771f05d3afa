import type { CreateJwtTemplateInput, UpdateJwtTemplateInput } from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import { withoutUndefined } from '../../platform/commands/without-undefined.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { timestampsOf } from '../../platform/events/snapshot-timestamps.ts';
import { checkClaims } from './claims.ts';
import { JwtTemplate } from './jwt-template.entity.ts';
import { getJwtTemplate, jwtTemplateNotFound } from './jwt-template.reads.ts';

export async function createJwtTemplate(ctx: Context, input: CreateJwtTemplateInput) {
  checkClaims(input.claims);
  return command(ctx, async (tx) => {
    await lockTemplates(tx);
    await assertNameIsFree(tx, input.name);
    if (input.isDefault) await clearDefault(tx);
    const template = tx.em.create(JwtTemplate, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      name: input.name,
      description: input.description ?? null,
      claims: input.claims,
      ttl: input.ttl,
      isDefault: input.isDefault,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    tx.record({ type: 'jwt_template.created', resource: resourceOf(template), after: audited(template) });
    await tx.em.flush();
    return getJwtTemplate(tx.rows, tx.deploymentId, template.id);
  });
}

export async function updateJwtTemplate(ctx: Context, id: string, input: UpdateJwtTemplateInput) {
  if (input.claims) checkClaims(input.claims);
  return command(ctx, async (tx) => {
    await lockTemplates(tx);
    const template = await findTemplate(tx, id);
    tx.assertVersion(template);
    if (input.name && input.name !== template.name) await assertNameIsFree(tx, input.name);
    if (input.isDefault && !template.isDefault) await clearDefault(tx);
    const before = audited(template);
    tx.em.assign(template, { ...withoutUndefined(input), updatedAt: tx.now });
    tx.record({ type: 'jwt_template.updated', resource: resourceOf(template), before, after: audited(template) });
    await tx.em.flush();
    return getJwtTemplate(tx.rows, tx.deploymentId, id);
  });
}

export function deleteJwtTemplate(ctx: Context, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    await lockTemplates(tx);
    const template = await findTemplate(tx, id);
    tx.assertVersion(template);
    const before = { ...audited(template), ...timestampsOf(template) };
    tx.record({ type: 'jwt_template.deleted', resource: resourceOf(template), before });
    tx.em.remove(template);
    return null;
  });
}

/** Serializes changes of a deployment's templates, because names and the default are unique among them. */
async function lockTemplates(tx: Transaction): Promise<void> {
  await tx.lock('jwt_template');
}

async function findTemplate(tx: Transaction, id: string): Promise<JwtTemplate> {
  const template = await tx.em.findOne(JwtTemplate, { id, deploymentId: tx.deploymentId });
  if (template === null) throw jwtTemplateNotFound();
  return template;
}

async function assertNameIsFree(tx: Transaction, name: string): Promise<void> {
  const taken = await tx.em.count(JwtTemplate, { deploymentId: tx.deploymentId, name });
  if (taken > 0) throw new ServiceError('NAME_TAKEN', `Another JWT template is named ${JSON.stringify(name)}.`);
}

/** Flushes, because the database allows one default and the unit of work could write the new one first. */
async function clearDefault(tx: Transaction): Promise<void> {
  const template = await tx.em.findOne(JwtTemplate, { deploymentId: tx.deploymentId, isDefault: true });
  if (template === null) return;
  const before = audited(template);
  tx.em.assign(template, { isDefault: false, updatedAt: tx.now });
  tx.record({ type: 'jwt_template.updated', resource: resourceOf(template), before, after: audited(template) });
  await tx.em.flush();
}

const resourceOf = ({ id }: JwtTemplate) => ({ type: 'jwt_template', id });

function audited({ name, description, claims, ttl, isDefault }: JwtTemplate) {
  return { name, description: description ?? null, claims, ttl, isDefault };
}
