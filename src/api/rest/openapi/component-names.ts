import type { HostName } from '../../../platform/context.ts';
import type { Route } from '../routes.ts';
import { typeNameOf } from './published-names.ts';

/**
 * What client generators append to the name of an operation for the names of its types: orval generates `SignInResult` for the
 * response of `signIn`, openapi-ts `SignInData` for its request.
 */
const SUFFIXES = ['Result', 'Response', 'Responses', 'Data', 'Body', 'Payload', 'Params', 'Headers', 'Error', 'Errors'];

/** Returns the name of a component: the published one of its type, or another one where generated clients would declare the name twice. */
export function componentNamesOf(
  host: HostName,
  routes: readonly Pick<Route, 'operationId'>[],
): (typeName: string) => string {
  const generated = new Set(
    routes.flatMap(({ operationId }) => SUFFIXES.map((suffix) => pascal(operationId) + suffix)),
  );
  return (typeName) => {
    const name = typeNameOf(host, typeName);
    return generated.has(name) ? `${name}Object` : name;
  };
}

const pascal = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
