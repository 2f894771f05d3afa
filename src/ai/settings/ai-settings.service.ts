import { LockMode } from '@mikro-orm/core';
import { lockDeployment } from '../../deployment/index.ts';
import type { UpdateAiSettingsInput } from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import { withoutUndefined } from '../../platform/commands/without-undefined.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError, validationFailed } from '../../platform/errors.ts';
import { checkOutgoingUrl } from '../../platform/outgoing/urls.ts';
import { fieldRule } from '../../platform/validation/field-rules.ts';
import { AiProvider } from '../provider/ai-provider.entity.ts';
import { noAiProvider } from '../provider/open-provider.ts';
import { apiKeyCell } from '../provider/sealed-api-key.ts';
import { changeRunLimits } from '../usage/run-limits.ts';
import { getAiSettings } from './ai-settings.reads.ts';
import { providerChangeJobs } from './provider-changes.ts';

/** Changes the settings that are given: those of the provider, the limits of runs, or both. */
export function updateAiSettings(ctx: Context, input: UpdateAiSettingsInput) {
  const { runsPerUserPerDay, tokensPerUserPerDay, ...others } = input;
  const { maxParallelRuns, maxParallelRunsPerUser, parallelRunsReservedForServers, ...provider } = others;
  const limits = withoutUndefined({
    runsPerUserPerDay,
    tokensPerUserPerDay,
    maxParallelRuns,
    maxParallelRunsPerUser,
    parallelRunsReservedForServers,
  });
  const changesLimits = Object.keys(limits).length > 0;
  // Runs in progress fail when the provider changes, so a change of limits only leaves it as it is.
  const changesProvider = !changesLimits || Object.keys(withoutUndefined(provider)).length > 0;
  const baseUrl = input.baseUrl == null ? input.baseUrl : checkedBaseUrl(ctx, input.baseUrl);
  return command(ctx, async (tx) => {
    await changeVersion(tx);
    if (changesLimits) await changeRunLimits(tx, limits);
    if (changesProvider) await changeProvider(ctx, tx, provider, baseUrl);
    await tx.em.flush();
    return getAiSettings(tx.rows, tx.deploymentId);
  });
}

/**
 * Compares and increments the version of the deployment, which all its settings share. Its lock also orders concurrent changes of
 * settings that do not exist yet, and so have no row to lock.
 */
async function changeVersion(tx: Transaction): Promise<void> {
  const deployment = await lockDeployment(tx);
  tx.assertVersion(deployment);
  deployment.updatedAt = tx.now;
}

/** Knowledge bases that use models of the provider are brought up to date afterwards. */
async function changeProvider(
  ctx: Context,
  tx: Transaction,
  { apiKey, allowedModels, defaultModel, defaultEmbeddingModel }: UpdateAiSettingsInput,
  baseUrl: string | null | undefined,
): Promise<void> {
  const existing = await lockProvider(tx);
  if (
    baseUrl === null &&
    existing === null &&
    isEmpty({ apiKey, allowedModels, defaultModel, defaultEmbeddingModel })
  ) {
    tx.markUnchanged();
    return;
  }
  if (baseUrl === null) throw validationFailed([fieldError('input.baseUrl', fieldRule('REQUIRED_NOT_NULL'))]);
  const models = {
    allowedModels: [...(allowedModels ?? existing?.allowedModels ?? [])],
    defaultModel: defaultModel === undefined ? (existing?.defaultModel ?? null) : defaultModel,
    defaultEmbeddingModel:
      defaultEmbeddingModel === undefined ? (existing?.defaultEmbeddingModel ?? null) : defaultEmbeddingModel,
  };
  assertConsistent({ existing, baseUrl, apiKey, ...models });
  const apiKeySealed = apiKey == null ? apiKey : ctx.vault.seal(apiKey, apiKeyCell(tx.deploymentId));
  const changes = { ...withoutUndefined({ baseUrl, apiKeySealed }), ...models, updatedAt: tx.now };
  const before = existing && withoutApiKey(existing);
  const provider =
    existing === null
      ? tx.em.create(AiProvider, {
          ...changes,
          deploymentId: tx.deploymentId,
          baseUrl: baseUrl as string,
          createdAt: tx.now,
        })
      : tx.em.assign(existing, changes);
  const after = withoutApiKey(provider);
  tx.record({ type: 'settings.ai.updated', resource: resourceOf(tx), ...(before && { before }), after });
  await ctx.jobs.add(tx, providerChangeJobs, { deploymentId: tx.deploymentId });
}

/** Whether the input has only what the settings are without a provider, which a client may send back. */
const isEmpty = ({ allowedModels, ...others }: UpdateAiSettingsInput) =>
  (allowedModels ?? []).length === 0 && Object.values(others).every((value) => value == null);

export function deleteAiSettings(ctx: Context): Promise<null> {
  return command(ctx, async (tx) => {
    await changeVersion(tx);
    const provider = await lockProvider(tx);
    if (provider === null) throw noAiProvider();
    tx.em.remove(provider);
    tx.record({ type: 'settings.ai.deleted', resource: resourceOf(tx), before: withoutApiKey(provider) });
    await ctx.jobs.add(tx, providerChangeJobs, { deploymentId: tx.deploymentId });
    return null;
  });
}

function lockProvider(tx: Transaction): Promise<AiProvider | null> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  return tx.em.findOne(AiProvider, { deploymentId: tx.deploymentId }, { lockMode });
}

/** Settings belong to the deployment. */
const resourceOf = ({ deploymentId }: Transaction) => ({ type: 'deployment', id: String(deploymentId) });

/** The settings that events show: all except the API key. */
function withoutApiKey(provider: AiProvider) {
  const { baseUrl, apiKeySealed, defaultModel, defaultEmbeddingModel, allowedModels } = provider;
  return { baseUrl, apiKeySet: apiKeySealed != null, defaultModel, defaultEmbeddingModel, allowedModels };
}

/** Removes slashes at the end, so that paths can be appended. */
function checkedBaseUrl({ outgoing }: Context, text: string): string {
  const error =
    checkOutgoingUrl(text, { guard: outgoing, allowHttpLoopback: false, allowHttpListed: true }) ??
    (text.includes('?') ? { code: 'VALIDATION_FAILED' as const, message: 'must not contain a query' } : null);
  if (error !== null) throw validationFailed([fieldError('input.baseUrl', error.message, error.code)]);
  return text.replace(/\/+$/, '');
}

interface NewSettings {
  readonly existing: AiProvider | null;
  readonly baseUrl: string | undefined;
  readonly apiKey: string | null | undefined;
  readonly allowedModels: readonly string[];
  readonly defaultModel: string | null;
  readonly defaultEmbeddingModel: string | null;
}

function assertConsistent({ existing, baseUrl, apiKey, allowedModels, ...defaults }: NewSettings): void {
  const errors: FieldError[] = [];
  if (existing === null && baseUrl === undefined) {
    errors.push(fieldError('input.baseUrl', 'is required to configure the AI provider'));
  }
  const isMoved = baseUrl !== undefined && baseUrl !== existing?.baseUrl;
  if (isMoved && existing?.apiKeySealed != null && apiKey === undefined) {
    errors.push(fieldError('input.apiKey', 'is required when the base URL changes; null removes the API key'));
  }
  for (const [field, model] of Object.entries(defaults)) {
    if (model !== null && allowedModels.length > 0 && !allowedModels.includes(model)) {
      errors.push(fieldError(`input.${field}`, 'must be one of the allowed models'));
    }
  }
  if (errors.length > 0) throw validationFailed(errors);
}
