import type { Context } from '../../platform/context.ts';

export type TokenColumn = 'access_token_sealed' | 'refresh_token_sealed';

const cellOf = (row: string, column: TokenColumn) => ({ table: 'social_connection', column, row });

/** Decrypts a token of a connection. */
export const openToken = (
  { vault }: Pick<Context, 'vault'>,
  connectionId: string,
  column: TokenColumn,
  sealed: string,
) => vault.open(sealed, cellOf(connectionId, column));

/** Encrypts a token of a connection. */
export const sealToken = (
  { vault }: Pick<Context, 'vault'>,
  connectionId: string,
  column: TokenColumn,
  token: string,
) => vault.seal(token, cellOf(connectionId, column));
