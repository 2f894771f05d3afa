import { type ClaimSubject, readClaims } from './account.reads.ts';
import { currentProviderRequest } from './current-request.ts';

/** These claims about a user, without those that have no value. A request reads a claim once. */
export async function claimsAbout(
  subject: ClaimSubject,
  names: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const { ctx, known } = currentProviderRequest();
  const key = `${subject.grantKey} ${subject.userId}`;
  let found = known.claims.get(key);
  if (found === undefined || names.some((name) => !found?.names.has(name))) {
    found = { names: new Set(names), values: await readClaims(ctx.rows, subject, names) };
    known.claims.set(key, found);
  }
  return Object.fromEntries(Object.entries(found.values).filter(([name]) => names.includes(name)));
}
