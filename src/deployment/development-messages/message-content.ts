import type { Cell, Vault } from '../../platform/crypto/vault.ts';

/** The stored content of a message. */
export interface DevelopmentMessageContent {
  readonly channel: 'email' | 'sms' | 'whatsapp';
  readonly to: string;
  /** Only of mail messages. */
  readonly subject?: string;
  readonly text: string;
  /** Only of mail messages. */
  readonly html?: string;
}

const contentCell = (id: string): Cell => ({ table: 'development_message', column: 'content_sealed', row: id });

export function sealContent(vault: Vault, id: string, content: DevelopmentMessageContent): string {
  return vault.seal(JSON.stringify(content), contentCell(id));
}

export function openContent(vault: Vault, id: string, sealed: string): DevelopmentMessageContent {
  return JSON.parse(vault.open(sealed, contentCell(id)));
}

const LINK = /https?:\/\/[^\s<>"']+/g;
/** Punctuation that ends the sentence around a link. */
const SENTENCE_END = /[.,;:!?)\]]+$/;
/** Digits that are not part of a number, an identifier or a phone number. */
const CODE = /(?<![\p{L}\p{N}+_.,-])\d{6,8}(?![\p{L}\p{N}_-]|[.,]\d)/gu;

/** The links of a text, each once. */
export function linksOf(text: string): string[] {
  return unique([...text.matchAll(LINK)].map(([link]) => link.replace(SENTENCE_END, '')));
}

/** The codes of a text, each once. Digits in links are not codes. */
export function codesOf(text: string): string[] {
  return unique([...text.replace(LINK, ' ').matchAll(CODE)].map(([code]) => code));
}

const unique = (values: readonly string[]) => [...new Set(values)];
