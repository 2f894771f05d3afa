import { readFileSync } from 'node:fs';
import { type ASTNode, parse, visit } from 'graphql';
import { expect, it } from 'vitest';
import { toSnake } from '../../../src/api/rest/names.ts';

/**
 * Names with an underscore that are the same in GraphQL: values of text fields, claims of tokens, parts of paths and links, and fields of
 * JSON documents. Some are also how REST writes a field.
 */
const SAME_IN_GRAPHQL = new Set([
  ...[
    'first_factor',
    'magic_link',
    'backup_code',
    'email_code',
    'verify_email',
    'verify_phone',
    'link_wallet',
    'sign_up',
  ],
  ...['passkey_request', 'invitation_token', 'waitlist_token'],
  // A field of imported users, a claim of tokens, and parameters of OAuth.
  ...['email_verified', 'error_description', 'client_id', 'client_secret'],
  ...['deployment_id', 'signin_id', 'task_id', 'resource_type'],
]);

it.each(['backend', 'deployment'])('descriptions of the %s host name fields as GraphQL does', (host) => {
  const document = parse(readFileSync(`docs/schema/${host}.graphql`, 'utf8'));
  const names = new Set<string>();
  const texts: string[] = [];
  visit(document, {
    Name: ({ value }) => void names.add(value),
    enter(node: ASTNode) {
      // Error codes are the same in REST and GraphQL, and their descriptions name REST paths.
      if ('name' in node && node.name?.value === 'ErrorCode') return false;
      if ('description' in node && node.description) texts.push(node.description.value);
      return undefined;
    },
  });
  const inRest = new Set([...names].filter((name) => toSnake(name) !== name).map(toSnake));
  const quoted = texts.flatMap((text) =>
    [...text.matchAll(/`([a-z][a-z0-9]*(?:_[a-z0-9]+)+)`/g)].map(([, name = '']) => name),
  );
  expect(quoted.filter((name) => inRest.has(name) && !SAME_IN_GRAPHQL.has(name))).toEqual([]);
});
