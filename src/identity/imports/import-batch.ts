import type { Transaction } from '../../platform/commands/command.ts';
import type { Services } from '../../platform/context.ts';
import type { ErrorCode } from '../../platform/errors.ts';
import type { Holder } from '../addresses/address-holder.ts';
import { releaseClaims } from '../addresses/release-claims.ts';
import type { LengthBounds } from '../addresses/user-identifiers.ts';
import { lockUsers } from '../users/user.record.ts';
import { addHashKinds, type CheckedKinds, checkNewKinds } from './hash-kinds.ts';
import type { Line } from './import-file.ts';
import { type ImportedUser, readLine } from './imported-user.ts';
import { insertUsers } from './insert-users.ts';
import { type ImportProviders, lockProviders, TakenSocialAccounts } from './social-accounts.ts';
import { addressHolders, lockNames, takenNames } from './taken-identifiers.ts';
import type { UserImport } from './user-import.entity.ts';

export type BatchLine = Pick<Line, 'number' | 'text'>;

/** How many failures of an import are stored. */
const MAX_FAILURES = 10_000;
const IMPOSSIBLE = '`password_hash` has parameters with which no hash can be calculated.';
const TOO_LONG = { problem: 'The line must be UTF-8 of at most 256 KiB.' };

interface Failure {
  readonly line: number;
  readonly code: ErrorCode;
  readonly message: string;
}

interface Candidate {
  readonly line: number;
  readonly user: ImportedUser;
}

/** The users of a batch of lines, and the lines that cannot be imported. */
export interface ReadLines {
  readonly candidates: readonly Candidate[];
  readonly failures: readonly Failure[];
  readonly kinds: CheckedKinds;
}

/** Reads a batch of lines, and calculates a hash of each new kind of password hashes. */
export async function readLines(
  services: Services,
  { deploymentId, usernameBounds }: { readonly deploymentId: number; readonly usernameBounds: LengthBounds },
  lines: readonly BatchLine[],
): Promise<ReadLines> {
  const failures: Failure[] = [];
  const read: Candidate[] = [];
  const reject = (line: number, message: string) => failures.push({ line, code: 'VALIDATION_FAILED', message });
  const now = new Date();
  for (const { number, text } of lines) {
    if (text?.trim() === '') continue;
    const result = text === null ? TOO_LONG : readLine(text, usernameBounds, now);
    if ('user' in result) read.push({ line: number, user: result.user });
    else reject(number, result.problem);
  }
  const kinds = await checkNewKinds(services, deploymentId, read);
  const isImpossible = ({ user }: Candidate) => kinds.impossible.has(user.passwordKind ?? '');
  for (const { line } of read.filter(isImpossible)) reject(line, IMPOSSIBLE);
  return { candidates: read.filter((candidate) => !isImpossible(candidate)), failures, kinds };
}

/** Creates the users of a batch of lines, in a number of statements that does not depend on the lines. */
export async function importBatch(
  { config }: Pick<Services, 'config'>,
  tx: Transaction,
  { id: importId, failed: failedBefore, sendsEvents }: UserImport,
  { candidates, failures: unreadable, kinds }: ReadLines,
): Promise<{ created: number; failed: number }> {
  const failures = [...unreadable];
  const providers = await lockProviders(
    tx,
    config,
    candidates.map(({ user }) => user),
  );
  const { accepted, claims, rejected } = await selectFree(tx, candidates, providers);
  failures.push(...rejected);
  const { rejected: ofFurtherKinds } = await addHashKinds(tx, accepted, kinds);
  failures.push(
    ...ofFurtherKinds.map(({ line }) => ({
      line,
      code: 'VALIDATION_FAILED' as const,
      message: 'The deployment has imported password hashes of four other algorithms or costs, which is the limit.',
    })),
  );
  const rejectedLines = new Set(ofFurtherKinds);
  const users = accepted.filter((candidate) => !rejectedLines.has(candidate));
  const kept = new Set(users.map(({ user }) => user));
  await releaseClaims(
    tx,
    [...claims].filter(([, user]) => kept.has(user)).map(([holder]) => holder),
  );
  await insertUsers(
    tx,
    users.map(({ user }) => user),
    { sendsEvents, providers },
  );
  await storeFailures(tx, importId, failures, MAX_FAILURES - failedBefore);
  return { created: users.length, failed: failures.length };
}

/** Locks the identifiers of the users, in the order of all commands, and rejects users with one that is taken. */
async function selectFree(tx: Transaction, candidates: readonly Candidate[], providers: ImportProviders) {
  const users = candidates.map(({ user }) => user);
  const accounts = await TakenSocialAccounts.lock(tx, providers, users);
  const emails = users.flatMap(({ email }) => email?.key ?? []);
  const phones = users.flatMap(({ phoneNumber }) => phoneNumber ?? []);
  await lockNames(tx, [emails.map((key) => `email ${key}`), phones.map((key) => `phone ${key}`)]);
  const holders = await addressHolders(tx, emails, phones);
  const claimed = [...holders.email.values(), ...holders.phone.values()].filter(({ isReserved }) => !isReserved);
  if (claimed.length > 0)
    await lockUsers(
      tx,
      claimed.map(({ userId }) => userId),
    );
  const usernames = users.flatMap(({ username }) => username?.key ?? []);
  const externalIds = users.flatMap(({ externalId }) => externalId ?? []);
  await lockNames(tx, [usernames.map((key) => `username ${key}`), externalIds.map((key) => `user external_id ${key}`)]);
  const names = await takenNames(tx, usernames, externalIds);

  const accepted: Candidate[] = [];
  const rejected: Failure[] = [];
  const claims = new Map<Holder, ImportedUser>();
  const used = { email: new Set<string>(), phone: new Set<string>() };
  for (const { line, user } of candidates) {
    const { email, phoneNumber, username, externalId } = user;
    const own = { email: holders.email.get(email?.key ?? ''), phone: holders.phone.get(phoneNumber ?? '') };
    const taken = firstTaken([
      [own.email?.isReserved || used.email.has(email?.key ?? ''), 'EMAIL_TAKEN', 'A user already has this `email`.'],
      [
        own.phone?.isReserved || used.phone.has(phoneNumber ?? ''),
        'PHONE_TAKEN',
        'A user already has this `phone_number`.',
      ],
      [username !== null && names.usernames.has(username.key), 'USERNAME_TAKEN', 'Another user has this `username`.'],
      [
        externalId !== null && names.externalIds.has(externalId),
        'EXTERNAL_ID_TAKEN',
        'Another user has this `external_id`.',
      ],
    ]);
    const failure = taken ?? accounts.problemOf(user);
    if (failure !== null) {
      rejected.push({ line, ...failure });
      continue;
    }
    accepted.push({ line, user });
    if (email !== null) used.email.add(email.key);
    if (phoneNumber !== null) used.phone.add(phoneNumber);
    if (username !== null) names.usernames.add(username.key);
    if (externalId !== null) names.externalIds.add(externalId);
    accounts.add(user);
    for (const claim of [own.email, own.phone]) if (claim !== undefined) claims.set(claim, user);
  }
  return { accepted, rejected, claims };
}

function firstTaken(checks: readonly (readonly [boolean | undefined, ErrorCode, string])[]) {
  const found = checks.find(([isTaken]) => isTaken);
  return found === undefined ? null : { code: found[1], message: found[2] };
}

async function storeFailures(tx: Transaction, importId: string, failures: readonly Failure[], limit: number) {
  const stored = failures.toSorted((one, other) => one.line - other.line).slice(0, Math.max(0, limit));
  if (stored.length === 0) return;
  await tx.rows
    .insertInto('user_import_failure')
    .values(stored.map((failure) => ({ deployment_id: tx.deploymentId, import_id: importId, ...failure })))
    .execute();
}
