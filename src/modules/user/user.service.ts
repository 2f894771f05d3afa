import type { Context } from '../../context.ts';
import { command } from '../../database/command.ts';
import { type FieldError, validationFailed } from '../../errors.ts';
import type { CreateUserInput } from '../../graphql/generated/types.ts';
import { getUser } from './user.reads.ts';
import { addUser, audited, resourceOf } from './user.record.ts';
import {
  type Identifier,
  readEmail,
  readUsername,
  reserveEmail,
  reserveUsername,
  usernameBounds,
} from './user-identifiers.ts';

export async function createUser(ctx: Context, input: CreateUserInput) {
  const errors: FieldError[] = [];
  const email = readEmail(input.email, 'input.email', errors);
  const username = await wantedUsername(ctx, input.username, errors);
  if (errors.length > 0) throw validationFailed(errors);
  const passwordHash = input.password == null ? null : await ctx.passwords.hash(input.password);

  return command(ctx, async (tx) => {
    if (email) await reserveEmail(tx, email.key, 'input.email');
    if (username) await reserveUsername(tx, username.key, 'input.username');
    const user = await addUser(tx, {
      email,
      emailVerifiedAt: tx.now,
      username,
      firstName: input.firstName ?? null,
      lastName: input.lastName ?? null,
      passwordHash,
    });
    tx.record({ type: 'user.created', resource: resourceOf(user), after: audited(user) });
    return getUser(tx.rows, tx.deploymentId, user.id);
  });
}

async function wantedUsername(
  { rows, viewer }: Context,
  username: string | null | undefined,
  errors: FieldError[],
): Promise<Identifier | null> {
  if (username == null) return null;
  return readUsername(username, await usernameBounds(rows, viewer.deploymentId), 'input.username', errors);
}
