import type { Cell, Vault } from '../../platform/crypto/vault.ts';

export const toolSecretCell = (toolId: string): Cell => ({
  table: 'ai_tool',
  column: 'signing_secret_sealed',
  row: toolId,
});

/** The tool's previous secret, until the overlap of the rotation ends. */
export const previousToolSecretCell = (toolId: string): Cell => ({
  table: 'ai_tool',
  column: 'previous_secret_sealed',
  row: toolId,
});

export interface SealedToolSecrets {
  readonly id: string;
  readonly signingSecretSealed: string;
  readonly previousSecretSealed: string | null;
  readonly previousSecretUntil: string | null;
}

/** The secrets that sign at this time: the tool's secret and, during its rotation, the previous one. */
export function toolSecrets(vault: Vault, tool: SealedToolSecrets, now: Date): string[] {
  const { id, signingSecretSealed, previousSecretSealed, previousSecretUntil } = tool;
  const current = vault.open(signingSecretSealed, toolSecretCell(id));
  const isOverlapping = previousSecretUntil !== null && Date.parse(previousSecretUntil) > now.getTime();
  if (previousSecretSealed === null || !isOverlapping) return [current];
  return [current, vault.open(previousSecretSealed, previousToolSecretCell(id))];
}
