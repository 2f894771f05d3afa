import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { ServiceError } from '../errors.ts';

/** An e-mail address, alone or with the name that mail programs show. */
export type Mailbox = string | { readonly name: string; readonly address: string };

/** What a mail says, without who sends it to whom. */
export interface MessageContent {
  /** Shortened to 255 characters: names of organizations and applications get into it. */
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

export interface Message extends MessageContent {
  /** Stays the same when a mail is sent again, so that mail programs show it once. */
  readonly id?: string;
  readonly from: Mailbox;
  readonly to: Mailbox;
}

const MAX_LINE = 255;
const MAX_ADDRESS = 254;
/** What ends a line or a word in a header: such a character in a name or subject would begin a header of its own. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** An unquoted local part and a host: what can stand in a header and an SMTP command without any quoting. */
const ADDRESS = /^([^\s\p{Cc}"(),:;<>@[\]\\]{1,64})@([^\s\p{Cc}"(),:;<>@[\]\\/]+)$/u;

/** The service's own sender for a deployment whose `mail_from_host` this is. */
export function noReplyAddress(mailFromHost: string): string {
  return `no-reply@${mailFromHost.replace(/:\d+$/, '')}`;
}

/** The domain of a valid address in ASCII, or null when the address is none. */
export function domainOf(address: string): string | null {
  const [, , domain = ''] = (address.length <= MAX_ADDRESS && ADDRESS.exec(address)) || [];
  return domainToASCII(domain) || null;
}

/** The message as nodemailer takes it: addresses checked, one line per header, no content read from files or URLs. */
export function mailOptions(message: Message, date: Date): SendMailOptions {
  return {
    from: mailbox(message.from),
    to: mailbox(message.to),
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    date,
    ...(message.id !== undefined && { messageId: `<${message.id}@${hostOf(message.from)}>` }),
    // Nobody's out-of-office note answers it.
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The message's source, as a file or a mail server has it. */
export async function composeSource(message: Message, date: Date): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: source } = await composer.sendMail(mailOptions(message, date));
  return source as Buffer;
}

function mailbox(value: Mailbox): { name: string; address: string } {
  const { name, address } = typeof value === 'string' ? { name: '', address: value } : value;
  if (!domainOf(address)) throw new ServiceError('VALIDATION_FAILED', 'The mail has an invalid e-mail address.');
  return { name: oneLine(name), address };
}

const hostOf = (from: Mailbox) => domainOf(typeof from === 'string' ? from : from.address);

/** Also what a log line may show of a subject. */
export function oneLine(text: string): string {
  const line = text.replace(CONTROL, ' ').trim();
  if (line.length <= MAX_LINE) return line;
  // The cut may fall into a surrogate pair, whose first half is no character.
  return `${line.slice(0, MAX_LINE - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
