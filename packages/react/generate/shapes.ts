/** An element of a drawing: its name, its attributes as React names them, and the elements in it. */
export type Shape = [name: string, attributes: Record<string, string>, children: Shape[]];

const TAG = /<(\/?)([a-z]+)([^>]*?)(\/?)>/g;
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/g;

/** The elements inside the `<svg>` of a drawing. */
export function shapesOf(svg: string): Shape[] {
  const root: Shape = ['', {}, []];
  const open: Shape[] = [root];
  for (const [, isEnd, name = '', attributes = '', isEmpty] of svg.matchAll(TAG)) {
    if (isEnd) {
      open.pop();
      continue;
    }
    const shape: Shape = [name, attributesOf(attributes), []];
    open.at(-1)?.[2].push(shape);
    if (!isEmpty) open.push(shape);
  }
  const [drawing] = root[2];
  if (open.length !== 1 || drawing === undefined) throw new Error(`This is not a drawing: ${svg}`);
  return drawing[2];
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
