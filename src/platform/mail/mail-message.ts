import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { ServiceError } from '../errors.ts';

/** An email address, with an optional name that mail programs show. */
export type Mailbox = string | { readonly name: string; readonly address: string };

/** The content of a mail message, without sender and recipient. */
export interface MessageContent {
  /** Truncated to 255 characters, because it may contain names of organizations and applications. */
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

export interface Message extends MessageContent {
  /** The same when a message is sent again, so that mail programs show it once. */
  readonly id?: string;
  readonly from: Mailbox;
  readonly to: Mailbox;
}

const MAX_LINE_LENGTH = 255;
const MAX_ADDRESS_LENGTH = 254;
/** Control characters and line separators. In a name or subject they could start another header. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** A local part and a host that require no quoting in a header or an SMTP command. */
const ADDRESS = /^([^\s\p{Cc}"(),:;<>@[\]\\]{1,64})@([^\s\p{Cc}"(),:;<>@[\]\\/]+)$/u;

/** The sender address of the built-in provider, for the `mail_from_host` of a deployment. */
export function noReplyAddress(mailFromHost: string): string {
  return `no-reply@${mailFromHost.replace(/:\d+$/, '')}`;
}

/** The domain of an address in ASCII, or null when the address is invalid. */
export function domainOf(address: string): string | null {
  const [, , domain = ''] = (address.length <= MAX_ADDRESS_LENGTH && ADDRESS.exec(address)) || [];
  return domainToASCII(domain) || null;
}

/** The options of nodemailer: addresses are validated, headers have one line, and no content is read from files or URLs. */
export function mailOptions(message: Message, date: Date): SendMailOptions {
  return {
    from: mailbox(message.from),
    to: mailbox(message.to),
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    date,
    ...(message.id !== undefined && { messageId: `<${message.id}@${hostOf(message.from)}>` }),
    // Suppresses automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The MIME source of the message. */
export async function composeSource(message: Message, date: Date): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: source } = await composer.sendMail(mailOptions(message, date));
  return source as Buffer;
}

function mailbox(value: Mailbox): { name: string; address: string } {
  const { name, address } = typeof value === 'string' ? { name: '', address: value } : value;
  if (!domainOf(address)) throw new ServiceError('VALIDATION_FAILED', 'The mail message has an invalid email address.');
  return { name: oneLine(name), address };
}

const hostOf = (from: Mailbox) => domainOf(typeof from === 'string' ? from : from.address);

/** The text on one line and of limited length, for headers and log lines. */
export function oneLine(text: string): string {
  const line = text.replace(CONTROL, ' ').trim();
  if (line.length <= MAX_LINE_LENGTH) return line;
  // Removes the first half of a surrogate pair that the truncation has split.
  return `${line.slice(0, MAX_LINE_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
