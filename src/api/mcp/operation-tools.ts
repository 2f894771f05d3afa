import {
  type GraphQLSchema,
  isInputObjectType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { Context, HostName } from '../../platform/context.ts';
import type { UploadRule } from '../../platform/files/uploads.ts';
import { toSnake } from '../rest/names.ts';
import { createSchemas, type Schemas } from '../rest/openapi/schemas.ts';
import { summaryOf } from '../rest/openapi/summary.ts';
import { createRewrite } from '../rest/openapi/text.ts';
import { type ProjectionOptions, projectRest } from '../rest/projection.ts';
import { createRequestReader } from '../rest/request.ts';
import type { Route } from '../rest/routes.ts';
import { createServers } from '../rest/sofa.ts';
import { operationOf } from '../schema/access.ts';
import { inlined } from './inlined-schema.ts';
import { withoutSecrets } from './secret-fields.ts';
import type { InputSchema, Tool, Values } from './tool.ts';

export interface OperationToolOptions extends ProjectionOptions {
  readonly uploads: Readonly<Record<string, UploadRule>>;
  readonly responseLimitBytes: number;
}

/** The operations of a host as tools, by their names in GraphQL: those of REST that agents may run. */
export type OperationTools = ReadonlyMap<string, Tool>;

/** Makes a tool of each operation. It validates, checks access and runs as a request to REST does. */
export function createOperationTools(slice: GraphQLSchema, options: OperationToolOptions): OperationTools {
  const { host, uploads, responseLimitBytes } = options;
  const projection = projectRest(slice, options);
  const serverOf = createServers(projection, responseLimitBytes);
  const rewrite = createRewrite(slice);
  const schemas = createSchemas(slice, host, rewrite);
  const roots = { query: projection.schema.getQueryType(), mutation: projection.schema.getMutationType() };
  const tools = new Map<string, Tool>();
  for (const route of projection.routes) {
    const { operation, fieldName, method } = route;
    const upload = uploads[fieldName];
    const isFile = route.download || (upload !== undefined && upload.maxJsonBytes === undefined);
    if (operation === 'subscription' || isFile || !route.agents) continue;
    const field = roots[operation]?.getFields()[fieldName];
    if (field === undefined) throw new Error(`${fieldName} is missing in the REST schema.`);
    const read = createRequestReader(route, field);
    const serve = serverOf(route);
    const { assertMayCall } = operationOf(route.field);
    tools.set(fieldName, {
      name: toSnake(fieldName),
      title: summaryOf(route),
      description: rewrite(route.field.description) ?? summaryOf(route),
      inputSchema: inputSchemaOf(route, schemas),
      isReadOnly: operation === 'query',
      isDestructive: operation === 'mutation' && isDestructive(route),
      scopes: scopesOf(route, host),
      assertMayCall,
      async run(context, values) {
        assertMayCall(context.viewer);
        const text = await serve(context, read(partsOf(route, values)));
        return text === '' ? null : withoutSecrets(dataOf(JSON.parse(text), route, host));
      },
    });
    if (method === 'GET' && operation === 'mutation') throw new Error(`${fieldName} changes something by GET.`);
  }
  return tools;
}

/** Words of names that say that something ends or is replaced. */
const ENDING = /^(?:delete|remove|revoke|rotate|reset|end|lift|cancel|unlink|set|update|replay|resend)/;

const isDestructive = ({ method, fieldName }: Route): boolean => method === 'DELETE' || ENDING.test(fieldName);

const scopesOf = ({ access }: Route, host: HostName): string[] => {
  const scope = host === 'BACKEND' ? access.scope : access.tokenScope;
  return scope === null ? [] : [scope];
};

/** The arguments of a tool: the parameters of the path and the query, and the fields of the body. */
function inputSchemaOf(route: Route, schemas: Schemas): InputSchema {
  const properties: Record<string, unknown> = {};
  const required: string[] = [];
  const add = (name: string, schema: object, isRequired: boolean) => {
    if (properties[name] !== undefined) throw new Error(`${route.fieldName} has two arguments ${name}.`);
    properties[name] = inlined(schema, schemas.components);
    if (isRequired) required.push(name);
  };
  const described = ({ description }: { readonly description?: string | null | undefined }) =>
    description ? { description } : {};
  route.pathArgs.forEach((argument, at) => {
    add(route.pathNames[at] ?? '', { ...schemas.parameter(argument), ...described(argument) }, true);
  });
  for (const argument of route.queryArgs) {
    const schema = { ...schemas.parameter(argument), ...described(argument) };
    add(toSnake(argument.name), schema, isRequiredArgument(argument));
  }
  const input = inputTypeOf(route);
  if (input !== null) {
    const body = inlined(schemas.body(input), schemas.components) as InputSchema;
    for (const field of Object.values(input.getFields())) {
      const name = toSnake(field.name);
      // The path says it already.
      if (properties[name] !== undefined && !isRequiredInputField(field)) continue;
      add(name, body.properties[name] as object, isRequiredInputField(field));
    }
  }
  return { type: 'object', properties, ...(required.length > 0 && { required }), additionalProperties: false };
}

function inputTypeOf({ inputArg }: Route) {
  if (inputArg === null) return null;
  const type = isNonNullType(inputArg.type) ? inputArg.type.ofType : inputArg.type;
  if (!isInputObjectType(type)) throw new Error(`${inputArg.name} is no object.`);
  return type;
}

/** The parts of the REST request with these arguments. Unknown ones are in the body, whose check names them. */
function partsOf({ pathNames, queryArgs, method }: Route, values: Values) {
  const left = { ...values };
  const take = (name: string) => {
    const value = left[name];
    delete left[name];
    return value;
  };
  const path = pathNames.map((name) => textOf(take(name)));
  const query = new URLSearchParams();
  for (const { name } of queryArgs) {
    const value = take(toSnake(name));
    if (value !== undefined && value !== null) query.set(toSnake(name), textOf(value));
  }
  const isEmpty = Object.keys(left).length === 0;
  return { path, query: query.toString(), body: isEmpty && method !== 'PATCH' ? undefined : left };
}

/** A value of another kind than text is not valid where its text is not. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The data of a response, which the deployment host wraps in an envelope. */
const dataOf = (response: unknown, { envelope }: Route, host: HostName): unknown =>
  host === 'DEPLOYMENT' && envelope ? (response as { readonly data: unknown }).data : response;

/** Runs operations by their names, for tools that are composed of several. */
export type RunOperation = (name: string, values?: Values) => Promise<unknown>;

export function operationRunner(tools: OperationTools, context: Context): RunOperation {
  return (name, values = {}) => {
    const tool = tools.get(name);
    if (tool === undefined) throw new Error(`${name} is no operation that agents may run.`);
    return tool.run(context, values);
  };
}
