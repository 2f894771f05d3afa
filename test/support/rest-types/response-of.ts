import type { BackendResponses } from './backend.ts';
import type { DeploymentResponses, EnvelopeError, Session } from './deployment.ts';

type Segments<Path extends string> = Path extends `/${infer Rest}` ? Split<Rest> : [];
type Split<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? [Head, ...Split<Tail>]
  : Path extends `${infer Last}?${string}`
    ? [Last]
    : [Path];
type Walk<Tree, Names> = Names extends [infer Name, ...infer More]
  ? Name extends keyof Tree
    ? Walk<Tree[Name], More>
    : '*' extends keyof Tree
      ? Walk<Tree['*'], More>
      : unknown
  : Tree;

/** Lists in tests have the items that a test reads: an item that is missing fails the test. */
type WithItems<T> = T extends readonly (infer Item)[]
  ? [WithItems<Item>, ...WithItems<Item>[]]
  : T extends object
    ? { readonly [Name in keyof T]: WithItems<T[Name]> }
    : T;

/** The error body of the backend host. A body's type has both: the test decides by the status which of them it reads. */
export interface BackendError {
  readonly message: string;
  readonly code: string;
  readonly request_id: string;
  readonly errors: [FieldError, ...FieldError[]];
}

export interface FieldError {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

type Success<Tree, Method, Path extends string> = Method extends keyof Walk<Tree, Segments<Path>>
  ? Walk<Tree, Segments<Path>>[Method]
  : unknown;

type GraphqlPath = '/graphql' | `/graphql?${string}`;

/** A response without a body, such as 204, has only the body of its errors. */
export type BackendBody<Method extends string, Path extends string> = Path extends GraphqlPath
  ? GraphqlBody
  : Success<BackendResponses, Method, Path> extends infer Body
    ? [Body] extends [undefined]
      ? BackendError
      : WithItems<Body> & BackendError
    : never;

/** The body of a response whose path is not known to TypeScript. */
interface AnyEnvelope {
  readonly status: number;
  readonly message: string;
  readonly data: unknown;
  readonly errors: [EnvelopeError, ...EnvelopeError[]];
  readonly session: WithItems<Session>;
}

type Known<Body, Fallback> = unknown extends Body ? Fallback : Body;

export type DeploymentBody<Method extends string, Path extends string> = Path extends GraphqlPath
  ? GraphqlBody
  : Known<WithItems<Success<DeploymentResponses, Method, Path>>, AnyEnvelope>;

/** A GraphQL response. Its `data` has the fields that the query's text selects, which TypeScript does not read. */
export interface GraphqlBody {
  // biome-ignore lint/suspicious/noExplicitAny: the text of the query decides about the fields
  readonly data: any;
  readonly errors: [GraphqlError, ...GraphqlError[]];
}

export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: {
    readonly code: string;
    readonly errors: [FieldError, ...FieldError[]];
    readonly [name: string]: unknown;
  };
}
