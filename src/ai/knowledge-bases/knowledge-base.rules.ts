import type { KnowledgeBaseWeights } from '../../generated/backend.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import { type FieldError, fieldError, validationFailed } from '../../platform/errors.ts';
import { createModelCheck } from '../provider/allowed-models.reads.ts';

type Type = 'vector' | 'graph' | 'hybrid';

interface SearchSettings {
  readonly embeddingModel?: string | null | undefined;
  readonly extractionModel?: string | null | undefined;
  readonly weights?: KnowledgeBaseWeights | null | undefined;
}

/** Checks the settings that are given against the type and the AI provider. */
export async function assertSearchSettings(tx: Transaction, type: Type, settings: SearchSettings): Promise<void> {
  const { embeddingModel, extractionModel, weights } = settings;
  const errors: FieldError[] = [];
  if (extractionModel != null && type === 'vector') {
    errors.push(fieldError('input.extractionModel', 'is for knowledge bases of the types graph and hybrid'));
  }
  if (weights != null && !hasPositiveWeight(type, weights)) {
    errors.push(fieldError('input.weights', 'must have a weight above 0 for a score of the type'));
  }
  if (embeddingModel != null || extractionModel != null) {
    const isAllowed = await createModelCheck(tx.rows, tx.deploymentId);
    for (const [field, model] of Object.entries({ embeddingModel, extractionModel })) {
      if (model == null || isAllowed(model)) continue;
      errors.push(fieldError(['input', field], 'must be one of the models that the AI settings allow'));
    }
  }
  if (errors.length > 0) throw validationFailed(errors);
}

function hasPositiveWeight(type: Type, { lexical, vector, graph }: KnowledgeBaseWeights): boolean {
  return lexical > 0 || (type !== 'graph' && vector > 0) || (type !== 'vector' && graph > 0);
}

/** The columns of the weights. */
export function weightColumns(weights: KnowledgeBaseWeights | null) {
  return {
    lexicalWeight: weights?.lexical ?? null,
    vectorWeight: weights?.vector ?? null,
    graphWeight: weights?.graph ?? null,
  };
}

interface WeightColumns {
  readonly lexicalWeight?: number | null | undefined;
  readonly vectorWeight?: number | null | undefined;
  readonly graphWeight?: number | null | undefined;
}

/** All weights are set, or none. */
export function weightsOf({ lexicalWeight, vectorWeight, graphWeight }: WeightColumns): KnowledgeBaseWeights | null {
  if (lexicalWeight == null || vectorWeight == null || graphWeight == null) return null;
  return { lexical: lexicalWeight, vector: vectorWeight, graph: graphWeight };
}
