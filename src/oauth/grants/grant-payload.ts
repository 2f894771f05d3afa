import { type Access, wordsOf } from './access.ts';

/** The fields of a `Grant` of `oidc-provider` that the service writes. */
interface GrantPayload {
  readonly openid?: { readonly scope?: string; readonly claims?: readonly string[] };
  readonly resources?: Readonly<Record<string, string>>;
}

/** What a stored grant allows. */
export function accessOf({ openid, resources }: Readonly<Record<string, unknown>>): Access {
  const { scope, claims } = (openid ?? {}) as { readonly scope?: unknown; readonly claims?: unknown };
  const entries = Object.entries((resources ?? {}) as Readonly<Record<string, unknown>>);
  return {
    scopes: wordsOf(scope),
    claims: Array.isArray(claims) ? claims.filter((claim) => typeof claim === 'string') : [],
    resources: Object.fromEntries(entries.map(([identifier, scopes]) => [identifier, wordsOf(scopes)])),
  };
}

/** The fields of a grant that allows this. An empty one is left out, as the library does. */
export function grantFields({ scopes, claims, resources }: Access): GrantPayload {
  const texts = Object.entries(resources).flatMap(([identifier, names]) =>
    names.length === 0 ? [] : [[identifier, names.join(' ')] as const],
  );
  return {
    ...(scopes.length + claims.length > 0 && {
      openid: { ...(scopes.length > 0 && { scope: scopes.join(' ') }), ...(claims.length > 0 && { claims }) },
    }),
    ...(texts.length > 0 && { resources: Object.fromEntries(texts) }),
  };
}
