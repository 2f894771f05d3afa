import { describe, expect, it } from 'vitest';
import { compileClaims } from '../../../src/identity/tokens/compile-claims.ts';

const USER = {
  id: '1',
  first_name: 'Ada',
  last_name: null,
  email_verified: true,
  public_metadata: {
    tier: 'gold',
    seats: 3,
    none: null,
    tags: ['a', 'b'],
    deep: { flag: false },
    'with-dash': 1,
    empty: '',
  },
};

const render = (claim: unknown, user: Record<string, unknown> | null = USER) =>
  compileClaims({ claim }).render({ user, organization: null, session: null })['claim'];

describe('a claim that is one expression', () => {
  it.each<[string, unknown]>([
    ['{{user.first_name}}', 'Ada'],
    ['{{ user.email_verified }}', true],
    ['{{user.public_metadata.seats}}', 3],
    ['{{user.public_metadata.deep}}', { flag: false }],
    ['{{user.public_metadata.deep.flag}}', false],
    ['{{user.public_metadata.tags}}', ['a', 'b']],
    ['{{user.public_metadata.tags.1}}', 'b'],
    ['{{user.public_metadata.with-dash}}', 1],
    ['{{30}}', 30],
    ['{{-1.5}}', -1.5],
    ['{{true}}', true],
    ["{{'it\\'s'}}", "it's"],
  ])('%s keeps the type of its value', (text, value) => {
    expect(render(text)).toEqual(value);
  });

  it.each([
    '{{user.last_name}}',
    '{{user.username}}',
    '{{user.public_metadata.nothing}}',
    '{{user.public_metadata.none}}',
    '{{user.public_metadata.tier.more}}',
    '{{user.public_metadata.tier.0}}',
    '{{user.public_metadata.seats.toFixed}}',
    '{{organization.id}}',
    '{{session.id}}',
    '{{workspace.id}}',
  ])('%s is null when the value is missing', (text) => {
    expect(render(text)).toBeNull();
  });

  it('renders the first choice that is not null, including an empty string and false', () => {
    expect(render("{{user.last_name || user.first_name || 'guest'}}")).toBe('Ada');
    expect(render("{{user.last_name || organization.name || 'guest' || 30}}")).toBe('guest');
    expect(render('{{user.public_metadata.deep.flag || true}}')).toBe(false);
    expect(render("{{user.public_metadata.empty || 'x'}}")).toBe('');
  });
});

describe('a claim with text and expressions', () => {
  it.each([
    ['Hello {{user.first_name}}!', 'Hello Ada!'],
    ['{{user.id}}:{{user.public_metadata.seats}}', '1:3'],
    ['{{user.id}} ', '1 '],
    ['[{{user.last_name}}]', '[]'],
    ['{{user.public_metadata.tags}}/{{user.public_metadata.deep}}', '["a","b"]/{"flag":false}'],
    ['plain', 'plain'],
    ['', ''],
  ])('%s renders null as an empty string and objects as JSON', (text, expected) => {
    expect(render(text)).toBe(expected);
  });
});

describe('metadata', () => {
  it.each([
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'tags.length',
    'deep.constructor.name',
    'tier.length',
  ])('does not give access to the inherited property %s', (path) => {
    expect(render(`{{user.public_metadata.${path}}}`)).toBeNull();
  });

  it('can have an own property with such a name', () => {
    const metadata = JSON.parse('{"__proto__": {"a": 1}, "constructor": "own"}');
    const user = { public_metadata: metadata };
    expect(render('{{user.public_metadata.constructor}}', user)).toBe('own');
    expect(render('{{user.public_metadata.__proto__.a}}', user)).toBe(1);
    const made = compileClaims(JSON.parse('{"__proto__": "{{user.id}}"}')).render({ user: USER });
    expect(Object.entries(made)).toEqual([['__proto__', '1']]);
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
  });

  it('is not evaluated when it looks like an expression', () => {
    const user = { public_metadata: { text: '{{user.id}}' } };
    expect(render('{{user.public_metadata.text}}', user)).toBe('{{user.id}}');
    expect(render('a {{user.public_metadata.text}}', user)).toBe('a {{user.id}}');
  });
});

describe('the claims of a template', () => {
  it('are rendered at any depth, and constants do not change', () => {
    const claims = { a: { b: ['{{user.id}}', { c: '{{user.email_verified}}' }] }, n: 1, t: true, none: null, list: [] };
    const rendered = compileClaims(claims).render({ user: USER });
    expect(rendered).toEqual({ a: { b: ['1', { c: true }] }, n: 1, t: true, none: null, list: [] });
  });

  it('keep their audience unchanged', () => {
    const { paths, render } = compileClaims({ aud: ['https://a.example', 'b'], id: '{{user.id}}' });
    expect([...paths]).toEqual(['user.id']);
    expect(render({ user: USER })).toEqual({ aud: ['https://a.example', 'b'], id: '1' });
  });

  it('list the first two names of each path', () => {
    const { paths } = compileClaims({
      a: '{{user.public_metadata.a.b || user.id}}',
      b: ['x {{workspace_membership.roles}}', { c: '{{user.public_metadata.d}}' }],
    });
    expect([...paths].sort()).toEqual(['user.id', 'user.public_metadata', 'workspace_membership.roles']);
  });

  it('have at most 8 KiB of JSON, in bytes', () => {
    const user = (text: string) => ({ user: { id: text } });
    const { render } = compileClaims({ c: '{{user.id}}' });
    const frame = '{"c":""}'.length;
    expect(() => render(user('x'.repeat(8_192 - frame)))).not.toThrow();
    const tooLarge = expect.objectContaining({ code: 'CLAIMS_TOO_LARGE', status: 400 });
    expect(() => render(user('x'.repeat(8_193 - frame)))).toThrow(tooLarge);
    expect(() => render(user('ä'.repeat(4_093)))).toThrow(tooLarge);
    expect(() => render(user('"'.repeat(4_093)))).toThrow(tooLarge);
    expect(() => compileClaims({ c: 'x'.repeat(8_193) }).render({})).toThrow(tooLarge);
  });

  it('are rejected during rendering when a small template repeats large metadata', () => {
    let reads = 0;
    const user = {
      get public_metadata() {
        reads += 1;
        return 'x'.repeat(5_000);
      },
    };
    for (const text of ['{{user.public_metadata}}', 'a {{user.public_metadata}}']) {
      reads = 0;
      const { render } = compileClaims({ list: Array(1_000).fill(text) });
      expect(() => render({ user })).toThrow(expect.objectContaining({ code: 'CLAIMS_TOO_LARGE' }));
      expect(reads).toBe(2);
    }
  });
});
