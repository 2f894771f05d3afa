interface Heading {
  readonly level: number;
  readonly title: string;
}

/** The headings above a part of the text. */
export class HeadingPath {
  #headings: readonly Heading[] = [];

  /** Returns the titles above the text that follows the heading, with the heading itself. */
  enter(heading: Heading): readonly string[] {
    this.#headings = [...this.#headings.filter(({ level }) => level < heading.level), heading];
    return this.#headings.map(({ title }) => title).filter((title) => title !== '');
  }
}
