/** The least characters of XML of a part. A larger part needs more memory, and many parts take longer. */
const PART_LENGTH = 2_000_000;

/**
 * Divides the main document of a Word file into parts that are documents themselves: each has some of the children of the
 * body.
 */
export function* divideBody(xml: string): Generator<string> {
  if (xml.length <= PART_LENGTH) {
    yield xml;
    return;
  }
  const opening = /<(\w+:)?body(?:\s[^<>]*)?>/.exec(xml);
  const closing = opening === null ? -1 : xml.lastIndexOf(`</${opening[1] ?? ''}body>`);
  if (opening === null || closing === -1) {
    yield xml;
    return;
  }
  const head = xml.slice(0, opening.index + opening[0].length);
  const tail = xml.slice(closing);
  let start = head.length;
  for (const end of childEnds(xml, start, closing)) {
    if (end - start < PART_LENGTH) continue;
    yield head + xml.slice(start, end) + tail;
    start = end;
  }
  yield head + xml.slice(start, closing) + tail;
}

/** The offsets at which the children of the body end. Ends early when the XML is not well-formed. */
function* childEnds(xml: string, bodyStart: number, bodyEnd: number): Generator<number> {
  let depth = 0;
  for (let start = xml.indexOf('<', bodyStart); start !== -1 && start < bodyEnd; ) {
    const special = SPECIAL.find(({ opening }) => xml.startsWith(opening, start));
    const end = special === undefined ? tagEnd(xml, start) : endOf(xml, special.closing, start);
    if (end === null) return;
    if (special === undefined) {
      if (xml[start + 1] === '/') depth -= 1;
      else if (xml[end - 2] !== '/') depth += 1;
      if (depth === 0) yield end;
    }
    start = xml.indexOf('<', end);
  }
}

/** Constructs that may contain `<` and `>` without being tags. */
const SPECIAL = [
  { opening: '<!--', closing: '-->' },
  { opening: '<![CDATA[', closing: ']]>' },
  { opening: '<?', closing: '?>' },
];

/** The values of attributes may contain `>`. */
function tagEnd(xml: string, start: number): number | null {
  const stops = /[>"']/g;
  stops.lastIndex = start;
  for (let stop = stops.exec(xml); stop !== null; stop = stops.exec(xml)) {
    if (stop[0] === '>') return stops.lastIndex;
    const end = endOf(xml, stop[0], stops.lastIndex);
    if (end === null) return null;
    stops.lastIndex = end;
  }
  return null;
}

function endOf(xml: string, closing: string, start: number): number | null {
  const at = xml.indexOf(closing, start);
  return at === -1 ? null : at + closing.length;
}
