/** What the search finds. Short names, because the browser loads all entries. */
export interface SearchEntry {
  /** The title. */
  readonly t: string;
  /** The method and the path, or the name of an event; empty for text. */
  readonly p: string;
  /** The names of the pages that lead to the entry, such as `API reference › Users`. */
  readonly g: string;
  /** The address of the entry's page. */
  readonly h: string;
  /** The text of the section, or of the description, the parameters and the fields of the body. */
  readonly x: string;
}
