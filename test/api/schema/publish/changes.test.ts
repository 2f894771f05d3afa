import { describe, expect, it } from 'vitest';
import { changeText, compareSdl } from '../../../../src/api/schema/publish/changes.ts';
import { recordedChanges } from '../../../../src/api/schema/publish/recorded.ts';

const BEFORE = `
type Query { user(id: ID!, name: String): User users(limit: Int = 5): [User!]! old: Int removed: Removed ratio: Float }
type User { id: ID! name: String! kind: Kind! }
type Removed { id: ID! }
enum Kind { PERSON MACHINE }
input UserInput { name: String }
type Mutation { addUser(input: UserInput): User }
`;

const AFTER = `
type Query { user(id: ID!, name: Int): User users(max: Int!): [User] ratio: Int }
type User { id: ID! name: String kind: Kind! }
enum Kind { PERSON ROBOT }
input UserInput { name: String email: String! phone: String }
type Mutation { addUser(input: UserInput, dryRun: Boolean): User }
`;

describe('the comparison of two schemas', () => {
  const { breaking, dangerous } = compareSdl(BEFORE, AFTER);

  it('reports each breaking change with its schema coordinate', () => {
    expect(breaking.map(({ type, coordinate }) => `${type} ${coordinate}`).sort()).toEqual([
      'ARG_CHANGED_KIND Query.user(name:)',
      'ARG_REMOVED Query.users(limit:)',
      'FIELD_CHANGED_KIND Query.ratio',
      'FIELD_CHANGED_KIND Query.users',
      'FIELD_CHANGED_KIND User.name',
      'FIELD_REMOVED Query.old',
      'FIELD_REMOVED Query.removed',
      'REQUIRED_ARG_ADDED Query.users(max:)',
      'REQUIRED_INPUT_FIELD_ADDED UserInput.email',
      'TYPE_REMOVED Float',
      'TYPE_REMOVED Removed',
      'VALUE_REMOVED_FROM_ENUM Kind.MACHINE',
    ]);
  });

  it('reports each dangerous change too', () => {
    expect(dangerous.map(({ type, coordinate }) => `${type} ${coordinate}`).sort()).toEqual([
      'OPTIONAL_ARG_ADDED Mutation.addUser(dryRun:)',
      'OPTIONAL_INPUT_FIELD_ADDED UserInput.phone',
      'VALUE_ADDED_TO_ENUM Kind.ROBOT',
    ]);
  });

  it('reports nothing for a new field, a new type and a changed description', () => {
    const more = 'type Query { "Text." a: Int b: B } type B { id: ID! }';
    expect(compareSdl('type Query { a: Int }', more)).toEqual({ breaking: [], dangerous: [] });
  });

  it('describes a change in a sentence', () => {
    expect(breaking.map(changeText)).toContain('FIELD_REMOVED: Query.old was removed.');
  });
});

describe('a recorded breaking change', () => {
  const isRecorded = (coordinate: string) =>
    recordedChanges(`# Changes

| \`Query.before\` | not in the section |

## Breaking changes

Text with \`Query.text\`.

| Old | New |
|---|---|
| \`Query.users(limit:)\`, \`User.name: String!\` | \`User.fullName\` |
| \`*List.hasMore\` | \`pageInfo\` |

### Released

| \`Removed\` | \`New\` |

## Later

| \`Query.after\` | not in the section |
`)({ coordinate });

  it.each(['Query.users(limit:)', 'User.name', 'UserList.hasMore', 'Removed'])(
    'is found in the first column: %s',
    (coordinate) => {
      expect(isRecorded(coordinate)).toBe(true);
    },
  );

  it.each([
    'Query.users',
    'User.fullName',
    'New',
    'Query.text',
    'Query.before',
    'Query.after',
    'UserList.hasMoreItems',
  ])('is not found: %s', (coordinate) => {
    expect(isRecorded(coordinate)).toBe(false);
  });

  it('requires the section "Breaking changes" in the document', () => {
    expect(() => recordedChanges('# Changes')).toThrow('no section "Breaking changes"');
  });
});
