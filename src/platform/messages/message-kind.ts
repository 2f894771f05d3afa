import type { Language } from '../languages/languages.ts';
import type { Catalogue } from '../languages/translations.ts';

export type MessageChannel = 'mail' | 'phone';

/** The texts of a message in one language, in ICU MessageFormat. */
export interface MessageTexts {
  /** Null for phone messages. */
  readonly subject: string | null;
  /** A paragraph without text is left out. A phone message has one. */
  readonly paragraphs: readonly string[];
  /** Null for messages without a link. */
  readonly buttonLabel: string | null;
  /** Small print below the rest. */
  readonly footnote: string | null;
}

export interface MessageVariable {
  readonly description: string;
  /** An ISO 8601 `timestamp` is formatted as a date and time in the language of the message. */
  readonly type: 'text' | 'number' | 'timestamp';
  /** The values of a text that a template can distinguish by `select`. */
  readonly choices?: readonly string[];
  readonly sample: string | number;
  /** Whether it can contain personal data or a secret. Subjects must not contain it, because they are logged. */
  readonly isPrivate?: boolean;
  /** Whether a template must contain it. */
  readonly isRequired?: boolean;
}

/** Values of the variables of a message, as its job stores them. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A kind of message. Features declare theirs, and the deployment can replace the texts of each kind and language. */
export interface MessageKind {
  readonly name: string;
  readonly channel: MessageChannel;
  /** When the message is sent, as a sentence. */
  readonly description: string;
  /** The variables of its texts, in addition to `appName`. */
  readonly variables: Readonly<Record<string, MessageVariable>>;
  /** Whether only operators of the installation receive it, so that deployments have no texts for it. */
  readonly isForOperators?: boolean;
  /** The value that the layout of a mail shows below the paragraphs: `code` in large digits, `url` as a button and a link. */
  readonly places?: 'code' | 'url';
  texts(language: Language): MessageTexts;
  /** Adds values that depend on the language. */
  localize?(values: MessageValues, language: Language): MessageValues;
}

/** A kind with the values of its variables. */
export interface KindMessage {
  readonly kind: string;
  readonly values: MessageValues;
}

/** The variable that texts of each kind can use. */
export const APP_NAME: MessageVariable = {
  description: 'The name of the application in the user interface settings, or else of the deployment.',
  type: 'text',
  sample: 'Northwind',
};

/**
 * Returns the texts of the kinds in the catalogues of a context. The keys of a kind begin with its name: `.subject`, `.paragraph1`
 * and the following ones, `.button` and `.footnote`.
 */
export function textsOfCatalogues<Key extends string>(
  catalogues: Readonly<Record<Language, Catalogue<Key>>>,
): (name: string) => (language: Language) => MessageTexts {
  return (name) => (language) => {
    const catalogue: Readonly<Record<string, string>> = catalogues[language];
    const textOf = (part: string) => catalogue[`${name}.${part}`] ?? null;
    const paragraphs: string[] = [];
    for (let text = textOf('paragraph1'); text !== null; text = textOf(`paragraph${paragraphs.length + 1}`)) {
      paragraphs.push(text);
    }
    return { subject: textOf('subject'), paragraphs, buttonLabel: textOf('button'), footnote: textOf('footnote') };
  };
}
