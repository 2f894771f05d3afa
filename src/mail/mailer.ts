import { join } from 'node:path';
import type { Logger } from 'pino';
import type { AddressGuard } from '../outgoing/addresses.ts';
import { domainOf, type Message, type MessageContent, oneLine } from './message.ts';
import {
  type SmtpConfig,
  type SmtpFailure,
  type SmtpOptions,
  type SmtpResult,
  sendBySmtp,
  smtpFailure,
} from './smtp.ts';
import { writeToSpool } from './spool.ts';

export type { Mailbox, Message, MessageContent } from './message.ts';
export { noReplyAddress } from './message.ts';
export { SMTP_FAILURES, type SmtpConfig, type SmtpFailure, type SmtpResult } from './smtp.ts';

export interface Mailer {
  /** Whether mail servers may be reached on this port. */
  allowsPort(port: number): boolean;
  /**
   * Tries a mail server by sending one mail through it, from `config.fromEmail` to `to`. Never inside a transaction: it
   * may take half a minute.
   */
  verifySmtp(config: SmtpConfig, to: string, message: MessageContent): Promise<SmtpResult>;
  /** The built-in provider: keeps the mail as a file in the data folder's `mail`, where an operator can read it. */
  spool(message: Message): Promise<void>;
}

export interface MailerOptions {
  readonly dataDir: string;
  readonly guard: AddressGuard;
  readonly log: Pick<Logger, 'info'>;
  readonly clock?: () => Date;
  readonly smtpPorts?: readonly number[];
  readonly implicitTlsPorts?: readonly number[];
  readonly smtpCa?: readonly string[];
  readonly smtpTimeouts?: Partial<SmtpOptions['timeouts']>;
}

const DEFAULT_TIMEOUTS = { connect: 10_000, greeting: 10_000, socket: 20_000, total: 30_000 };

export function createMailer(options: MailerOptions): Mailer {
  const { dataDir, guard, log, clock = () => new Date() } = options;
  const smtp: SmtpOptions = {
    guard,
    ports: options.smtpPorts ?? [25, 465, 587, 2525],
    implicitTlsPorts: options.implicitTlsPorts ?? [465],
    ca: options.smtpCa ?? [],
    timeouts: { ...DEFAULT_TIMEOUTS, ...options.smtpTimeouts },
  };

  const allowsPort = (port: number) => smtp.ports.includes(port);

  async function verifySmtp(config: SmtpConfig, to: string, content: MessageContent): Promise<SmtpResult> {
    if (!allowsPort(config.port)) return failed('PORT_NOT_ALLOWED');
    if (!domainOf(config.fromEmail)) return failed('SENDER_REFUSED');
    if (!domainOf(to)) return failed('RECIPIENT_REFUSED');
    try {
      await sendBySmtp(config, { ...content, from: config.fromEmail, to }, clock(), smtp);
      return { ok: true };
    } catch (error) {
      return failed(smtpFailure(error, config.useTls), error);
    }
  }

  function failed(reason: SmtpFailure, error?: unknown): SmtpResult {
    // The code alone: error messages repeat what the server said.
    log.info({ reason, code: (error as NodeJS.ErrnoException | undefined)?.code }, 'A mail server failed its check');
    return { ok: false, reason };
  }

  async function spool(message: Message): Promise<void> {
    const file = await writeToSpool(join(dataDir, 'mail'), message, clock());
    log.info({ subject: oneLine(message.subject), file }, 'Mail kept in the built-in spool');
  }

  return { allowsPort, verifySmtp, spool };
}
