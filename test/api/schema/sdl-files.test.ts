import { print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { sdlFile } from '../../../src/api/schema/sdl-files.ts';

describe('the folder of a file of schema/', () => {
  it.each(['common', 'backend', 'deployment'])('is that of a host or common: %s', (folder) => {
    const path = `tenancy/${folder}/shelf.graphql`;
    const { document, ...file } = sdlFile(path, 'type Shelf { id: ID! }');
    expect(file).toEqual({ path, folder });
    expect(print(document)).toBe('type Shelf {\n  id: ID!\n}');
  });

  it.each(['tenancy/shelf.graphql', 'tenancy/frontend/shelf.graphql', 'tenancy/backend/old/shelf.graphql'])(
    'must be that of a host or common: %s',
    (path) => {
      const message = `schema/${path} has no host: move it to the folder common, backend, deployment or console`;
      expect(() => sdlFile(path, 'type Shelf { id: ID! }')).toThrow(message);
    },
  );

  it('cannot be common for an operation with a path', () => {
    const sdl = 'extend type Query { shelf: ID @rest(path: "/shelf") }';
    expect(() => sdlFile('tenancy/common/shelf.graphql', sdl)).toThrow(
      'schema/tenancy/common/shelf.graphql: shelf has a path in the folder common: move it to the folder of the host',
    );
  });
});

describe('a directive', () => {
  it.each([
    ['backend', '@access(scope: "users:read", caller: PUBLIC)', 'caller in its @access'],
    ['backend', '@access(scope: "users:read", session: ANY)', 'session in its @access'],
    ['backend', '@edge(scope: "users:read", permission: "luck")', 'permission in its @edge'],
    ['deployment', '@access(scope: "users:read", caller: PUBLIC)', 'scope in its @access'],
    ['deployment', '@access(scopeByType: true, caller: PUBLIC)', 'scopeByType in its @access'],
    ['deployment', '@edge(scope: "users:read", permission: "luck")', 'scope in its @edge'],
  ])('in the folder %s has no argument of the other host: %s', (folder, directive, argument) => {
    const sdl = `type Shelf { book: ID ${directive} }`;
    expect(() => sdlFile(`tenancy/${folder}/shelf.graphql`, sdl)).toThrow(
      `book has ${argument}, which the other host has.`,
    );
    expect(() => sdlFile('tenancy/common/shelf.graphql', sdl)).not.toThrow();
  });
});
