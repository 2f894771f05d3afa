import type { ConnectedResource } from '../../generated/common.ts';
import { ACCOUNT_SCOPE_DESCRIPTIONS, isAccountScope } from '../../platform/access/account-scopes.ts';
import type { ResourceScope } from '../resources/oauth-resource.entity.ts';
import { SCOPE_OF_CLAIM } from '../resources/openid-scopes.ts';

/** What an application may do for a user. */
export interface Access {
  /** Scopes of OpenID Connect. */
  readonly scopes: readonly string[];
  /** Single claims that it has asked for by the parameter `claims`. */
  readonly claims: readonly string[];
  /** Scopes of resources, by the identifiers of the resources. */
  readonly resources: Readonly<Record<string, readonly string[]>>;
}

/** A resource of the deployment, as reads select it. */
export interface NamedResource {
  readonly identifier: string;
  readonly name: string;
  readonly scopes: readonly ResourceScope[];
}

/** The words of a text that is separated by spaces, each once. Empty for any other value. */
export const wordsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [...new Set(value.split(' ').filter((word) => word !== ''))] : [];

/** The name of the deployment host as a resource. No stored resource has its scopes. */
const ACCOUNT_NAME = 'Your account';

const describeAccountScope = (name: string) => (isAccountScope(name) ? ACCOUNT_SCOPE_DESCRIPTIONS[name] : name);

/** The resources of an access with their names, by which they are sorted. What was deleted has its identifier as its name. */
export function namedResources({ resources }: Access, known: readonly NamedResource[]): ConnectedResource[] {
  const named = Object.entries(resources).map(([identifier, scopes]) => {
    const resource = known.find((each) => each.identifier === identifier);
    return {
      identifier,
      name: resource?.name ?? (scopes.length > 0 && scopes.every(isAccountScope) ? ACCOUNT_NAME : identifier),
      scopes: scopes.map((name) => ({
        name,
        description: resource?.scopes.find((scope) => scope.name === name)?.description ?? describeAccountScope(name),
      })),
    };
  });
  return named.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The scopes of an access as users see them: with those of which it has single claims. */
export function shownScopes({ scopes, claims }: Access): string[] {
  const ofClaims = claims.flatMap((claim) => SCOPE_OF_CLAIM[claim] ?? []);
  return [...new Set([...scopes, ...ofClaims])];
}

/** Whether it has a claim about the organization that the user chooses for the application. */
export const asksForOrganization = (access: Access): boolean => shownScopes(access).includes('organization');

/** What both allow together. */
export function joinedAccess(one: Access, other: Access): Access {
  const joined = (a: readonly string[] = [], b: readonly string[] = []) => [...new Set([...a, ...b])];
  const identifiers = joined(Object.keys(one.resources), Object.keys(other.resources));
  return {
    scopes: joined(one.scopes, other.scopes),
    claims: joined(one.claims, other.claims),
    resources: Object.fromEntries(
      identifiers.map((identifier) => [identifier, joined(one.resources[identifier], other.resources[identifier])]),
    ),
  };
}
