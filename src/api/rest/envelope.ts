import {
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLString,
  getNamedType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { Context } from '../../platform/context.ts';
import { typeNameOf } from './openapi/published-names.ts';

export type SessionOf = (context: Context) => unknown;

type FieldConfig = GraphQLFieldConfig<unknown, Context>;

/** `data` of an operation without a result. The interface requires an object or an array there, never null. */
const EmptyObject = new GraphQLScalarType({
  name: 'EmptyObject',
  description: 'Always `{}`, because the operation returns no data.',
  serialize: () => ({}),
});

const EnvelopeError = new GraphQLObjectType({
  name: 'EnvelopeError',
  description: 'One error of a failed request.',
  fields: {
    code: { type: new GraphQLNonNull(GraphQLString), description: 'The error code, for programs.' },
    message: { type: new GraphQLNonNull(GraphQLString), description: 'The error message, for people.' },
    path: { type: GraphQLString, description: 'The invalid field, such as `roles.0.name`, if the error concerns one.' },
  },
});

/** Creates the envelope types of the deployment host, which wrap every response. */
export function createEnvelopes(session: GraphQLObjectType, sessionOf: SessionOf) {
  const envelopes = new Map<string, GraphQLObjectType>();

  const envelopeOf = (type: GraphQLOutputType): GraphQLObjectType => {
    const name = envelopeName(type);
    const known = envelopes.get(name);
    if (known) return known;
    const envelope = new GraphQLObjectType<unknown, Context>({
      name,
      description: 'The envelope of every response of this host.',
      fields: {
        status: { type: new GraphQLNonNull(GraphQLInt), description: 'The HTTP status of the response.' },
        message: {
          type: new GraphQLNonNull(GraphQLString),
          description: 'A message for people; may be empty.',
          resolve: () => '',
        },
        data: {
          type: isVoid(type) ? new GraphQLNonNull(EmptyObject) : type,
          description: 'The result of the operation.',
        },
        session: {
          type: new GraphQLNonNull(session),
          description: "The browser's session after this request.",
          resolve: (_, __, context) => sessionOf(context),
        },
        errors: {
          type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(EnvelopeError))),
          description: 'The errors of a failed request; empty on success.',
          resolve: () => [],
        },
      },
    });
    envelopes.set(name, envelope);
    return envelope;
  };

  return {
    /**
     * Wraps a root field in its envelope. The envelope's resolver runs the operation before `session` is resolved, so that a
     * sign-in returns the session that it created.
     */
    wrap(field: FieldConfig, status: number): FieldConfig {
      const { resolve, type } = field;
      const isEmpty = isVoid(type);
      return {
        ...field,
        type: new GraphQLNonNull(envelopeOf(type)),
        resolve: async (root, args, context, info) => {
          const data = await resolve?.(root, args, context, info);
          return { status, data: isEmpty ? {} : data };
        },
      };
    },
  };
}

/** Whether an operation returns no data. */
export function isVoid(type: GraphQLOutputType): boolean {
  return getNamedType(type).name === 'Void';
}

/** The name of the envelope type for one type of `data`, such as `OrganizationMemberListEnvelope`. */
export function envelopeName(type: GraphQLOutputType): string {
  if (isVoid(type)) return 'EmptyEnvelope';
  const nullable = isNonNullType(type) ? '' : 'Nullable';
  const value = isNonNullType(type) ? type.ofType : type;
  return `${nullable}${typeNameOf('DEPLOYMENT', getNamedType(type).name)}${isListType(value) ? 'List' : ''}Envelope`;
}
