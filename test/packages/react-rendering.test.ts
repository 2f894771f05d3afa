import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, inject, it } from 'vitest';
import { fieldText } from '../../packages/react/src/forms/problems.ts';
import { textOf } from '../../packages/react/src/forms/texts.ts';
import {
  GatehouseProvider,
  SessionLoaded,
  SignedIn,
  SignedOut,
  SignIn,
  SignInLink,
  SignUp,
  UserProfile,
  useUser,
} from '../../packages/react/src/index.ts';
import { fieldRule, problemMessage } from '../../src/platform/validation/field-rules.ts';
import { SOURCES } from '../support/react-pages.ts';

const render = (...children: Parameters<typeof createElement>[2][]) =>
  renderToString(createElement(GatehouseProvider, { url: 'https://accounts.example.com/' }, ...children));

describe('the React package on a server', () => {
  it('renders without knowing the user, and no text that the browser would have to replace', () => {
    const Name = () => String(useUser().isLoaded);
    const html = render(
      createElement(SignedIn, null, 'in'),
      createElement(SignedOut, null, 'out'),
      createElement(UserProfile),
      createElement(SignInLink),
      createElement(Name),
    );
    expect(html).toBe('<a href="https://accounts.example.com/sign-in">Sign in</a>false');
  });

  it('renders the forms as cards that are loading, without inline styles', () => {
    const html = render(createElement(SignIn), createElement(SignUp));
    expect(html.match(/<section aria-busy="true" aria-label="Sign (in|up)" class="gatehouse">/g)).toHaveLength(2);
    expect(html).not.toContain('style=');
  });

  it('renders the fallback until it is known who uses the page', () => {
    expect(render(createElement(SessionLoaded, { fallback: 'Loading' }, 'Known'))).toContain('Loading');
    expect(render(createElement(SessionLoaded, { fallback: 'Loading' }, 'Known'))).not.toContain('Known');
  });

  it('says what is missing without a provider', () => {
    expect(() => renderToString(createElement(SignedIn, null, 'in'))).toThrow('There is no <GatehouseProvider');
  });
});

describe('the stylesheet of the forms', () => {
  it('has the variables that the guide lists', async () => {
    const variablesIn = async (file: string) =>
      [...new Set((await readFile(file, 'utf8')).match(/--gatehouse-[a-z-]*[a-z]/g))].sort();
    expect(await variablesIn('docs/guides/react.md')).toEqual(await variablesIn('packages/react/styles.css'));
  });
});

describe('what the service says about a field', () => {
  it.each([
    ['EMAIL', 'Enter an email address, such as ada@example.com.'],
    ['PHONE', 'Enter a phone number with its country code, such as +49 30 901820.'],
    ['REQUIRED', 'Fill in this field.'],
    ['PASSWORD_LOWERCASE', 'Use at least a lower-case letter.'],
    ['PASSWORD_UPPERCASE', 'Use at least an upper-case letter.'],
    ['PASSWORD_NUMBER', 'Use at least a digit.'],
    ['PASSWORD_SPECIAL', 'Use at least a special character.'],
    ['PASSWORD_COMMON', 'This is one of the most common passwords. Choose another.'],
    [
      'PASSWORD_PERSONAL',
      'Do not use your email address, your username or the name of the application as your password.',
    ],
    ['USERNAME_CHARACTERS', 'Use only letters of one script, digits, dots, underscores and hyphens.'],
    ['USERNAME_SCRIPT', 'Use only letters of one script, digits, dots, underscores and hyphens.'],
    ['IDENTIFIER', 'Fill in this field: you sign in with it.'],
  ] as const)('is a text of the forms for the rule %s', (name, expected) => {
    expect(fieldText(textOf({}), `\`value\` ${problemMessage(fieldRule(name))}`)).toBe(expected);
  });

  it('has the numbers of the rule', () => {
    const text = textOf({});
    expect(fieldText(text, problemMessage(fieldRule('TOO_SHORT', { min: 12 })))).toBe('Use at least 12 characters.');
    expect(fieldText(text, problemMessage(fieldRule('LENGTH', { min: 3, max: 20 })))).toBe('Enter 3 to 20 characters.');
  });
});

const WITHOUT_FORMS = [
  ...['GatehouseProvider', 'OrganizationSwitcher', 'Protect', 'SessionLoaded', 'SignedIn', 'SignedOut', 'SignInLink'],
  ...['SignUpLink', 'UserButton', 'useOrganization', 'useOrganizationList', 'useSession', 'useUser'],
];

describe('the React package in a page', () => {
  it.each([
    ['25 KB without the forms', `export { ${WITHOUT_FORMS} } from '@gatehouse/react';`, 25],
    ['28 KB with all of it', "export * from '@gatehouse/react';", 28],
  ])('takes at most %s, compressed, with the client', async (_, code, limit) => {
    const { build } = await import('vite');
    const entry = join(await mkdtemp(join(inject('scratch'), 'react-size-')), 'entry.js');
    await writeFile(entry, code);
    const built = await build({
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      resolve: { alias: SOURCES },
      build: { write: false, lib: { entry, formats: ['es'] }, rollupOptions: { external: /^react/ } },
    });
    const [bundle] = [built].flat() as { output: { code: string }[] }[];
    const { length } = gzipSync(String(bundle?.output[0]?.code));
    expect(length).toBeLessThan(limit * 1_024);
  });
});
