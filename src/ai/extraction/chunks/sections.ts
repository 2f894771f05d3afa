import { CHUNK_TOKENS, MAX_CHUNK_TOKENS, OVERLAP_TOKENS, SMALL_SECTION_TOKENS } from './limits.ts';
import type { Unit } from './units.ts';

/** A part of the text that becomes a chunk. */
export interface Passage {
  readonly start: number;
  readonly end: number;
  readonly headingPath: readonly string[];
}

/** Units that are not in a chunk yet. */
interface Section {
  path: readonly string[];
  /** How many titles sections must share to be joined with this one: it is a neighbour or a subsection. */
  readonly sharedTitles: number;
  units: Unit[];
  tokens: number;
}

/** Joins small sections with their neighbours under the same heading, and divides large ones. */
export class SectionJoiner {
  /** Sections that are complete. The next section may be joined with them. */
  #pending: Section | null = null;
  #section = sectionOf([]);

  *startSection(path: readonly string[]): Generator<Passage> {
    yield* this.#complete();
    this.#section = sectionOf(path);
  }

  *add(unit: Unit): Generator<Passage> {
    const section = this.#section;
    section.units.push(unit);
    section.tokens += unit.tokens;
    if (section.tokens <= MAX_CHUNK_TOKENS) return;
    yield* this.#joinBeforeDivision();
    while (this.#section.tokens > MAX_CHUNK_TOKENS) yield* this.#takeChunk();
  }

  *end(): Generator<Passage> {
    yield* this.#complete();
    yield* this.#release();
  }

  /** The section is complete, and becomes pending. */
  *#complete(): Generator<Passage> {
    const section = this.#section;
    if (section.units.length === 0) return;
    const pending = this.#pending;
    const isSmall = section.tokens < SMALL_SECTION_TOKENS || (pending?.tokens ?? 0) < SMALL_SECTION_TOKENS;
    if (
      pending !== null &&
      isSmall &&
      isNeighbour(pending, section) &&
      pending.tokens + section.tokens <= CHUNK_TOKENS
    ) {
      this.#pending = join(pending, section);
    } else {
      yield* this.#release();
      this.#pending = section;
    }
    this.#section = sectionOf([]);
  }

  /** A small section before a large one, such as a heading without text, is a part of its first chunk. */
  *#joinBeforeDivision(): Generator<Passage> {
    const pending = this.#pending;
    if (pending === null) return;
    if (pending.tokens >= SMALL_SECTION_TOKENS || !isNeighbour(pending, this.#section)) {
      yield* this.#release();
      return;
    }
    const { path } = this.#section;
    this.#pending = null;
    this.#section = join(pending, this.#section);
    yield* this.#takeChunk();
    this.#section.path = path;
  }

  *#release(): Generator<Passage> {
    if (this.#pending !== null) yield passageOf(this.#pending.units, this.#pending.path);
    this.#pending = null;
  }

  /** Takes a chunk from the start of the section. The section keeps the last sentences of the chunk. */
  *#takeChunk(): Generator<Passage> {
    const section = this.#section;
    let count = 0;
    let tokens = 0;
    for (const unit of section.units) {
      // A small chunk may exceed the usual size, so that code after a short paragraph is not divided from it.
      const limit = tokens < SMALL_SECTION_TOKENS ? MAX_CHUNK_TOKENS : CHUNK_TOKENS;
      if (count > 0 && tokens + unit.tokens > limit) break;
      tokens += unit.tokens;
      count += 1;
    }
    yield passageOf(section.units.slice(0, count), section.path);
    const kept = overlapOf(section.units.slice(1, count));
    section.units = [...kept, ...section.units.slice(count)];
    section.tokens = section.units.reduce((sum, unit) => sum + unit.tokens, 0);
  }
}

const sectionOf = (path: readonly string[]): Section => ({
  path,
  sharedTitles: Math.max(0, path.length - 1),
  units: [],
  tokens: 0,
});

const sharedTitles = (a: readonly string[], b: readonly string[]) => {
  const different = a.findIndex((title, index) => title !== b[index]);
  return different === -1 ? a : a.slice(0, different);
};

const isNeighbour = (pending: Section, section: Section) =>
  sharedTitles(pending.path, section.path).length >= pending.sharedTitles;

const join = (pending: Section, section: Section): Section => ({
  path: sharedTitles(pending.path, section.path),
  sharedTitles: pending.sharedTitles,
  units: [...pending.units, ...section.units],
  tokens: pending.tokens + section.tokens,
});

function passageOf(units: readonly Unit[], headingPath: readonly string[]): Passage {
  return { start: units[0]?.start ?? 0, end: units.at(-1)?.end ?? 0, headingPath };
}

/** The last units that have together no more tokens than the overlap. */
function overlapOf(units: readonly Unit[]): Unit[] {
  let tokens = 0;
  let at = units.length;
  while (at > 0 && tokens + (units[at - 1]?.tokens ?? 0) <= OVERLAP_TOKENS) {
    at -= 1;
    tokens += units[at]?.tokens ?? 0;
  }
  return units.slice(at);
}
