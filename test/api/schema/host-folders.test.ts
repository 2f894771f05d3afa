import { print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { withHosts } from '../../../src/api/schema/host-folders.ts';

const printed = (path: string, sdl: string) => print(withHosts(path, sdl)).replace(/\s+/g, ' ');

describe('the folder of a file of schema/', () => {
  it('is the host of its types, of fields that it adds to other types, and of its operations', () => {
    expect(printed('tenancy/backend/shelf.graphql', 'type Shelf { id: ID! }')).toBe(
      'type Shelf @only(hosts: [BACKEND]) { id: ID! }',
    );
    expect(printed('tenancy/common/shelf.graphql', 'interface Shelf { id: ID! }')).toBe(
      'interface Shelf @only(hosts: [BACKEND, DEPLOYMENT]) { id: ID! }',
    );
    expect(printed('tenancy/deployment/shelf.graphql', 'extend type Query { shelf: ID @rest(path: "/shelf") }')).toBe(
      'extend type Query { shelf: ID @rest(host: DEPLOYMENT, path: "/shelf") @only(hosts: [DEPLOYMENT]) }',
    );
  });

  it('must be that of a host', () => {
    const message = 'schema/tenancy/shelf.graphql has no host: move it to the folder common, backend or deployment';
    expect(() => withHosts('tenancy/shelf.graphql', '')).toThrow(message);
    expect(() => withHosts('tenancy/frontend/shelf.graphql', '')).toThrow('has no host');
    expect(() => withHosts('tenancy/backend/old/shelf.graphql', '')).toThrow('has no host');
  });

  it('is not repeated by a directive', () => {
    const sdl = 'extend type Query { shelf: ID @only(hosts: [BACKEND]) }';
    expect(() => withHosts('tenancy/backend/shelf.graphql', sdl)).toThrow(
      'shelf has @only. Remove it: the folder of the file is the host.',
    );
  });

  it('cannot be common for an operation with a path', () => {
    const sdl = 'extend type Query { shelf: ID @rest(path: "/shelf") }';
    expect(() => withHosts('tenancy/common/shelf.graphql', sdl)).toThrow('move it to the folder of the host');
  });
});
