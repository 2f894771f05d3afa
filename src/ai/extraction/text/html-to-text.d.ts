/** The part of the package's interface that is used here. The package has no types of its own. */
declare module 'html-to-text' {
  export interface Element {
    readonly name: string;
    readonly attribs: Readonly<Record<string, string | undefined>>;
    readonly children: readonly Element[];
  }

  export interface BlockBuilder {
    openBlock(options: { readonly leadingLineBreaks?: number; readonly isPre?: boolean }): void;
    closeBlock(options: {
      readonly trailingLineBreaks?: number;
      readonly blockTransform?: (text: string) => string;
    }): void;
    addInline(text: string): void;
  }

  export type Walk = (elements: readonly Element[], builder: BlockBuilder) => void;

  export interface Options {
    readonly wordwrap: false;
    readonly limits: {
      readonly maxInputLength: number | undefined;
      readonly maxDepth: number;
      readonly ellipsis: string;
    };
    readonly formatters: Readonly<Record<string, (element: Element, walk: Walk, builder: BlockBuilder) => void>>;
    readonly selectors: readonly {
      readonly selector: string;
      readonly format?: string;
      readonly options?: Readonly<Record<string, unknown>>;
    }[];
  }

  export function compile(options: Options): (html: string) => string;
}
