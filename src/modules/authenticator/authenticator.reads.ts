import type { Vault } from '../../crypto/vault.ts';
import type { Rows } from '../../database/tables.ts';

interface Sealed {
  readonly id: string;
  readonly secretSealed: string;
}

/** The user's authenticator, verified or pending. */
export async function authenticatorOf(rows: Rows, deploymentId: number, userId: string) {
  const found = await rows
    .selectFrom('authenticator')
    .select([
      'id',
      'secret_sealed as secretSealed',
      'last_step as lastStep',
      'verified_at as verifiedAt',
      'created_at as createdAt',
    ])
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  // Rows carry bigints as text; steps are small numbers.
  return found && { ...found, lastStep: found.lastStep === null ? null : Number(found.lastStep) };
}

/** The cell that an authenticator's secret is sealed for. */
export const secretCell = (id: string) => ({ table: 'authenticator', column: 'secret_sealed', row: id });

export function secretOf(vault: Vault, { id, secretSealed }: Sealed): string {
  return vault.open(secretSealed, secretCell(id));
}
