import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { de } from '../../../src/pages/texts/de/de.ts';
import { en } from '../../../src/pages/texts/en/en.ts';
import { es } from '../../../src/pages/texts/es/es.ts';
import { fr } from '../../../src/pages/texts/fr/fr.ts';

/** The names of the variables in a text. */
function variablesOf(text: string): string[] {
  const names = JSON.stringify(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst()).matchAll(
    /"type":[1-6],"value":"(\w+)"/g,
  );
  return [...new Set([...names].map(([, name]) => name ?? ''))].sort();
}

describe.each(Object.entries({ de, fr, es }))(
  'The texts in %s',
  (_language, catalogue: Readonly<Record<string, string>>) => {
    it('have every text of the pages and no other', () => {
      expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
    });

    it('have the variables of the English texts', () => {
      for (const [key, text] of Object.entries(en))
        expect(variablesOf(catalogue[key] ?? ''), key).toEqual(variablesOf(text));
    });
  },
);
