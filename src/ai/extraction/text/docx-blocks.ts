import type { TextBuilder } from './document-text.ts';

/** An element of a Word document, as mammoth reads it. */
export interface DocxElement {
  readonly type: string;
  readonly children?: readonly DocxElement[];
  readonly value?: string;
  readonly styleId?: string | null;
  readonly styleName?: string | null;
  readonly numbering?: { readonly level: number | string; readonly isOrdered: boolean } | null;
  readonly altText?: string | null;
  readonly checked?: boolean;
  readonly noteType?: string;
  readonly noteId?: string;
  readonly notes?: { resolve(reference: DocxElement): { readonly body: readonly DocxElement[] } | null };
}

/** Adds the paragraphs and tables of a document, and the footnotes after the paragraphs that refer to them. */
export function addBody(document: DocxElement, builder: TextBuilder): void {
  for (const element of document.children ?? []) addElement(element, document, builder);
}

function addElement(element: DocxElement, document: DocxElement, builder: TextBuilder): void {
  if (element.type === 'table') {
    for (const row of element.children ?? []) {
      warnOfImages(row, builder);
      builder.add({ text: rowText(row), isTight: true });
    }
    return;
  }
  if (element.type !== 'paragraph') return;
  const level = headingLevel(element);
  const text = textOf(element);
  warnOfImages(element, builder);
  if (level !== null) builder.add({ text: text.replace(/\s+/g, ' '), level });
  else if (element.numbering) builder.add({ text: `${indent(element.numbering)}- ${text}`, isTight: true });
  else builder.add({ text });
  for (const note of notesOf(element)) {
    for (const paragraph of document.notes?.resolve(note)?.body ?? []) builder.add({ text: textOf(paragraph) });
  }
}

/** Style names are translated, style ids mostly are not. */
function headingLevel({ styleId, styleName }: DocxElement): number | null {
  for (const style of [styleName, styleId]) {
    if (/^title$/i.test(style ?? '')) return 1;
    const level = /^heading ?([1-9])$/i.exec(style ?? '')?.[1];
    if (level !== undefined) return Number(level);
  }
  return null;
}

const indent = ({ level }: { readonly level: number | string }) => '  '.repeat(Math.min(Number(level) || 0, 8));

/** Writes a row of a table as `first | second`. */
function rowText(row: DocxElement): string {
  const cells = (row.children ?? []).map((cell) => textOf(cell).replace(/\s+/g, ' ').trim());
  return cells.some((cell) => cell !== '') ? cells.join(' | ') : '';
}

function textOf(element: DocxElement): string {
  switch (element.type) {
    case 'text':
      return element.value ?? '';
    case 'tab':
      return '\t';
    case 'break':
      return '\n';
    case 'image':
      return element.altText ?? '';
    case 'checkbox':
      return element.checked ? '[x] ' : '[ ] ';
    default: {
      const end = element.type === 'paragraph' || element.type === 'tableRow' ? '\n' : '';
      return (element.children ?? []).map(textOf).join('') + end;
    }
  }
}

/** Images have only their alternative text. */
function warnOfImages(element: DocxElement, builder: TextBuilder): void {
  if (element.type === 'image' && !element.altText?.trim()) builder.warn('images_not_read');
  for (const child of element.children ?? []) warnOfImages(child, builder);
}

function notesOf(element: DocxElement): DocxElement[] {
  if (element.type === 'noteReference') return [element];
  return (element.children ?? []).flatMap(notesOf);
}
