import { LockMode } from '@mikro-orm/core';
import type { Transaction } from '../../platform/commands/command.ts';
import { User } from './user.entity.ts';
import { userNotFound } from './user.reads.ts';

/** Locks the user for the rest of the command, so that only one command at a time changes the user's data. */
export async function lockUser(tx: Transaction, id: string): Promise<User> {
  const user = await tx.em.findOne(
    User,
    { id, deploymentId: tx.deploymentId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (user === null) throw userNotFound();
  return user;
}

/** Locks a user who may sign in for the rest of the command. Returns false when the user is inactive or was deleted. */
export async function lockActiveUser(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx.rows
    .selectFrom('user')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .where('is_active', '=', true)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks the users with these ids for the rest of the command, in the order of their ids. Returns those that exist. */
export function lockUsers(tx: Transaction, ids: readonly string[]): Promise<User[]> {
  return tx.em.find(
    User,
    { deploymentId: tx.deploymentId, id: { $in: [...new Set(ids)] } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
}

/** Sets the password of a locked user and records the event. */
export async function setPassword(tx: Transaction, user: User, passwordHash: string): Promise<void> {
  tx.em.assign(user, { passwordHash, updatedAt: tx.now });
  await tx.em.flush();
  const shown = audited(user);
  tx.record({
    type: 'user.updated',
    resource: resourceOf(user),
    before: shown,
    after: { ...shown, passwordChanged: true },
  });
}

export const resourceOf = ({ id }: { readonly id: string }) => ({ type: 'user', id });

type AuditedUser = Pick<User, 'isActive' | 'publicMetadata' | 'privateMetadata'> & {
  readonly [Field in
    | 'primaryEmail'
    | 'primaryPhone'
    | 'username'
    | 'firstName'
    | 'lastName'
    | 'locale'
    | 'externalId']?: string | null | undefined;
};

/** The fields of a user that audit events contain: not the password, nor whether there is one. */
export function audited(user: AuditedUser) {
  return {
    email: user.primaryEmail ?? null,
    phone: user.primaryPhone ?? null,
    username: user.username ?? null,
    firstName: user.firstName ?? null,
    lastName: user.lastName ?? null,
    locale: user.locale ?? null,
    isActive: user.isActive,
    publicMetadata: user.publicMetadata,
    privateMetadata: user.privateMetadata,
    externalId: user.externalId ?? null,
  };
}
