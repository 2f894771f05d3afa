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

export type SessionOf = (context: Context) => unknown;

type FieldConfig = GraphQLFieldConfig<unknown, Context>;

/** `data` of an operation that answers nothing: the contract has an object or an array there, never null. */
const EmptyObject = new GraphQLScalarType({
  name: 'EmptyObject',
  description: 'Always `{}`: the operation has nothing to tell besides its success.',
  serialize: () => ({}),
});

const EnvelopeError = new GraphQLObjectType({
  name: 'EnvelopeError',
  description: 'One reason why a call failed.',
  fields: {
    code: { type: new GraphQLNonNull(GraphQLString), description: 'What failed, for programs.' },
    message: { type: new GraphQLNonNull(GraphQLString), description: 'What failed, for people.' },
    path: { type: GraphQLString, description: 'The member at fault, such as `roles.0.name`, where there is one.' },
  },
});

/** The envelope that every answer of the deployment host stands in. */
export function createEnvelopes(session: GraphQLObjectType, sessionOf: SessionOf) {
  const made = new Map<string, GraphQLObjectType>();

  const envelopeOf = (type: GraphQLOutputType): GraphQLObjectType => {
    const name = envelopeName(type);
    const known = made.get(name);
    if (known) return known;
    const envelope = new GraphQLObjectType<unknown, Context>({
      name,
      description: 'The envelope of every answer of this host.',
      fields: {
        status: { type: new GraphQLNonNull(GraphQLInt), description: 'The HTTP status of the answer.' },
        message: {
          type: new GraphQLNonNull(GraphQLString),
          description: 'A sentence for people; may be empty.',
          resolve: () => '',
        },
        data: { type: isVoid(type) ? new GraphQLNonNull(EmptyObject) : type, description: 'The answer itself.' },
        session: {
          type: new GraphQLNonNull(session),
          description: "The browser's session as this call leaves it.",
          resolve: (_, __, context) => sessionOf(context),
        },
        errors: {
          type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(EnvelopeError))),
          description: 'Why the call failed; empty on success.',
          resolve: () => [],
        },
      },
    });
    made.set(name, envelope);
    return envelope;
  };

  return {
    /**
     * Puts a root field into its envelope. The operation runs in the envelope's own resolver, before `session` is
     * asked for: a sign-in shows the session that it made.
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

/** Whether an operation returns nothing besides its success. */
export function isVoid(type: GraphQLOutputType): boolean {
  return getNamedType(type).name === 'Void';
}

/** `OrganizationMemberListEnvelope`: the envelope around one kind of `data`. */
export function envelopeName(type: GraphQLOutputType): string {
  if (isVoid(type)) return 'EmptyEnvelope';
  const nullable = isNonNullType(type) ? '' : 'Nullable';
  const value = isNonNullType(type) ? type.ofType : type;
  return `${nullable}${getNamedType(type).name}${isListType(value) ? 'List' : ''}Envelope`;
}
