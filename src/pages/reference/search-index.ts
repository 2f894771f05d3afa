import type { SearchEntry } from '../search-entry.ts';
import { type ApiDocument, type ApiOperation, type Placed, propertiesOf, resolve, textOf } from './document.ts';
import { anchorOf, plainText } from './markdown.ts';

export function searchIndexOf(
  document: ApiDocument,
  placed: readonly Placed[],
  hrefOf: (operation: ApiOperation) => string,
): SearchEntry[] {
  const introduction = document.info.description.split(/^(?=## )/m).flatMap((section) => {
    const heading = /^## (.+)$/m.exec(section)?.[1];
    return heading === undefined
      ? []
      : [
          {
            t: heading,
            p: '',
            g: 'API reference › Introduction',
            h: `/docs#${anchorOf(heading)}`,
            x: plainText(section),
          },
        ];
  });
  const operations = placed.map(({ method, path, operation }) => ({
    t: operation.summary,
    p: `${method} ${path}`.trim(),
    g: `API reference › ${operation.tags[0] ?? ''}`,
    h: hrefOf(operation),
    x: plainText([operation.description, ...fieldTexts(document, operation)].join(' ')),
  }));
  return [...introduction, ...operations];
}

function fieldTexts(document: ApiDocument, { operationId, parameters = [], requestBody }: ApiOperation): string[] {
  const schema = requestBody?.content['application/json']?.schema;
  const fields = schema ? propertiesOf(resolve(document, schema)) : [];
  return [
    operationId,
    ...parameters.map(({ name, description = '' }) => `${name}: ${description}`),
    ...fields.map(([name, field]) => `${name}: ${textOf(field['description'])}`),
  ];
}
