import type { Route } from '../routes.ts';

/**
 * What client generators append to the name of an operation for the names of its types: orval generates `SignInResult` for the
 * response of `signIn`, openapi-ts `SignInData` for its request.
 */
const SUFFIXES = ['Result', 'Response', 'Responses', 'Data', 'Body', 'Payload', 'Params', 'Headers', 'Error', 'Errors'];

/** Returns the name of a component: that of its type, or another one where generated clients would declare the name twice. */
export function componentNamesOf(routes: readonly Pick<Route, 'fieldName'>[]): (typeName: string) => string {
  const generated = new Set(routes.flatMap(({ fieldName }) => SUFFIXES.map((suffix) => pascal(fieldName) + suffix)));
  return (typeName) => (generated.has(typeName) ? `${typeName}Object` : typeName);
}

const pascal = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
