import type { Logger } from 'pino';
import { DeliveryError } from '../errors.ts';
import { mailSpool, writeToSpool } from '../messages/spool.ts';
import type { AddressGuard } from '../outgoing/addresses.ts';
import { composeSource, domainOf, type Message, type MessageContent, oneLine } from './mail-message.ts';
import {
  connectBySmtp,
  SMTP_FAILURES,
  type SmtpConfig,
  type SmtpFailure,
  type SmtpOptions,
  type SmtpResult,
  sendBySmtp,
  smtpFailure,
} from './smtp.ts';
import { createSmtpPools } from './smtp-pools.ts';

export type { Mailbox, Message, MessageContent } from './mail-message.ts';
export { noReplyAddress } from './mail-message.ts';
export { SMTP_FAILURES, type SmtpConfig, type SmtpFailure, type SmtpResult } from './smtp.ts';

export interface Mailer {
  /** Whether a mail server on this host may be reached on this port. Resolves the host for a port that mail servers do not use. */
  allowsPort(host: string, port: number): Promise<boolean>;
  /**
   * Verifies a mail server by sending one message through it, from `config.fromEmail` to `to`. Takes up to half a minute, so do not
   * call it inside a transaction.
   */
  verifySmtp(config: SmtpConfig, to: string, message: MessageContent): Promise<SmtpResult>;
  /** Verifies that a mail server accepts a connection and its account, without sending a message. Takes up to half a minute. */
  checkServer(config: SmtpConfig): Promise<SmtpResult>;
  /**
   * Sends a message through the mail server of a deployment, on a connection that later messages use as well. Throws a
   * DeliveryError, which contains only a fixed reason.
   */
  send(deploymentId: number, config: SmtpConfig, message: Message): Promise<void>;
  /**
   * Stores the message as an `.eml` file in the folder `mail` of the data folder, where the operator can read it. The built-in
   * provider. `recipient` is the keyed hash of the recipient, `about` lists the users whom the message names.
   */
  spool(message: Message, recipient: string, about?: readonly string[]): Promise<void>;
  /** Closes the connections to mail servers. */
  close(): void;
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

  const pools = createSmtpPools(smtp);

  const allowsPort = async (host: string, port: number) => smtp.ports.includes(port) || guard.isHostListed(host);

  async function verifySmtp(config: SmtpConfig, to: string, content: MessageContent): Promise<SmtpResult> {
    if (!(await allowsPort(config.host, config.port))) return failed('PORT_NOT_ALLOWED');
    if (!domainOf(config.fromEmail)) return failed('SENDER_REJECTED');
    if (!domainOf(to)) return failed('RECIPIENT_REJECTED');
    try {
      await sendBySmtp(config, { ...content, from: config.fromEmail, to }, clock(), smtp);
      return { ok: true };
    } catch (error) {
      return failed(smtpFailure(error, config.useTls), error);
    }
  }

  async function checkServer(config: SmtpConfig): Promise<SmtpResult> {
    if (!(await allowsPort(config.host, config.port))) return failed('PORT_NOT_ALLOWED');
    try {
      await connectBySmtp(config, smtp);
      return { ok: true };
    } catch (error) {
      return failed(smtpFailure(error, config.useTls), error);
    }
  }

  async function send(deploymentId: number, config: SmtpConfig, message: Message): Promise<void> {
    if (!(await allowsPort(config.host, config.port))) throw undelivered('PORT_NOT_ALLOWED');
    try {
      await pools.send(deploymentId, config, message, clock());
    } catch (error) {
      throw undelivered(smtpFailure(error, config.useTls));
    }
  }

  function failed(reason: SmtpFailure, error?: unknown): SmtpResult {
    // Only the code: the message of the error may repeat output of the server.
    log.info({ reason, code: (error as NodeJS.ErrnoException | undefined)?.code }, 'The check of a mail server failed');
    return { ok: false, reason };
  }

  async function spool(message: Message, recipient: string, about: readonly string[] = []): Promise<void> {
    const at = clock();
    const content = await composeSource(message, at);
    const file = await writeToSpool(mailSpool(dataDir), { content, extension: 'eml', recipient, about, at });
    log.info({ subject: oneLine(message.subject), file }, 'Stored a mail in the built-in spool');
  }

  return { allowsPort, verifySmtp, checkServer, send, spool, close: pools.close };
}

const undelivered = (reason: SmtpFailure) => new DeliveryError(reason, SMTP_FAILURES[reason]);
