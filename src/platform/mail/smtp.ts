import { getCACertificates } from 'node:tls';
import type { NodemailerError, SMTPTransportOptions } from 'nodemailer';
import type { AddressGuard } from '../outgoing/addresses.ts';
import { connectGuarded } from '../outgoing/connect.ts';
import { domainOf, type Message, mailOptions } from './mail-message.ts';

/** A deployment's own mail server. */
export interface SmtpConfig {
  readonly host: string;
  readonly port: number;
  /** Empty for a server that wants no authentication. */
  readonly username: string;
  readonly password: string;
  readonly fromEmail: string;
  readonly useTls: boolean;
}

/** Why a mail server could not be used. These sentences are all that a caller learns: what the server said stays here,
 *  or this call would read the banners of whatever answers on the network. */
export const SMTP_FAILURES = {
  PORT_NOT_ALLOWED: 'Mail servers may be reached on ports 25, 465, 587 and 2525 only.',
  ADDRESS_NOT_ALLOWED: 'The mail server is, or resolves to, an address that may not be reached.',
  CONNECTION_FAILED: 'The mail server could not be reached. Check the host and the port.',
  TIMEOUT: 'The mail server did not answer in time. Check the host, the port and whether the port expects TLS.',
  TLS_FAILED:
    'TLS with the mail server failed. Check that it offers TLS on this port with a certificate for this host.',
  AUTHENTICATION_FAILED:
    'The mail server refused to authenticate. Check the user name, the password and whether it wants TLS.',
  SENDER_REFUSED: 'The mail server refused the sender. Check that this account may send from the address.',
  RECIPIENT_REFUSED: 'The mail server refused the recipient of the test mail.',
  MESSAGE_REFUSED: 'The mail server took sender and recipient, but refused the mail itself.',
} as const;

export type SmtpFailure = keyof typeof SMTP_FAILURES;
export type SmtpResult = { readonly ok: true } | { readonly ok: false; readonly reason: SmtpFailure };

export interface SmtpOptions {
  readonly guard: AddressGuard;
  readonly ports: readonly number[];
  /** Among `ports`, those that speak TLS from the first byte; the others upgrade by STARTTLS. */
  readonly implicitTlsPorts: readonly number[];
  /** PEM certificates that are trusted besides the usual authorities. */
  readonly ca: readonly string[];
  /** Milliseconds. `total` ends what trickles along below the others. */
  readonly timeouts: {
    readonly connect: number;
    readonly greeting: number;
    readonly socket: number;
    readonly total: number;
  };
}

/** Sends one mail through a mail server; throws nodemailer's and the guard's errors, which `smtpFailure` reads. */
export async function sendBySmtp(
  config: SmtpConfig,
  message: Message,
  date: Date,
  options: SmtpOptions,
): Promise<void> {
  const mail = mailOptions(message, date);
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(transportOptions(config, options));
  await transport.sendMail({ ...mail, signal: AbortSignal.timeout(options.timeouts.total) });
}

function transportOptions(
  config: SmtpConfig,
  { guard, implicitTlsPorts, ca, timeouts }: SmtpOptions,
): SMTPTransportOptions {
  const { host, port, username, password, fromEmail, useTls } = config;
  return {
    host,
    port,
    secure: useTls && implicitTlsPorts.includes(port),
    requireTLS: useTls,
    ignoreTLS: !useTls,
    tls: { ...trustedAuthorities(ca), minVersion: 'TLSv1.2', rejectUnauthorized: true },
    // A server that offers no authentication is taken to want none, as nodemailer does by default.
    ...(username && { auth: { user: username, pass: password } }),
    // The default would tell the server this machine's name.
    name: domainOf(fromEmail) ?? 'localhost',
    // nodemailer gets a connected socket and resolves nothing itself; certificates are still checked against `host`.
    getSocket: (_options, callback) => {
      connectGuarded({ guard, host, port, timeoutMs: timeouts.connect }).then(
        (connection) => callback(null, { connection }),
        (error: Error) => callback(error),
      );
    },
    connectionTimeout: timeouts.connect + timeouts.greeting,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
    maxResponseSize: 64 * 1024,
  };
}

/** Node's `ca` replaces the usual authorities, so they are listed along. */
function trustedAuthorities(ca: readonly string[]): { ca?: string[] } {
  return ca.length > 0 ? { ca: [...getCACertificates('default'), ...ca] } : {};
}

/** The fixed reason for an error of `sendBySmtp`; an error without a code is a bug and thrown on. */
export function smtpFailure(error: unknown, useTls: boolean): SmtpFailure {
  const { code, command, responseCode, originalCode, syscall } = error as NodemailerError;
  switch (code) {
    case undefined:
      throw error;
    case 'ADDRESS_NOT_ALLOWED':
      return 'ADDRESS_NOT_ALLOWED';
    case 'ETIMEDOUT':
    case 'EABORT':
      return 'TIMEOUT';
    case 'ETLS':
      return 'TLS_FAILED';
    case 'EAUTH':
      return 'AUTHENTICATION_FAILED';
    case 'EENVELOPE':
      if (responseCode === 530) return 'AUTHENTICATION_FAILED';
      if (command === 'RCPT TO') return 'RECIPIENT_REFUSED';
      return command === 'MAIL FROM' ? 'SENDER_REFUSED' : 'MESSAGE_REFUSED';
    case 'EMESSAGE':
      return 'MESSAGE_REFUSED';
    case 'ESOCKET':
      // Certificate and handshake errors come from no system call, but for EPROTO: an answer that is not TLS.
      return useTls && (!syscall || originalCode === 'EPROTO') ? 'TLS_FAILED' : 'CONNECTION_FAILED';
    case 'ECONNECTION':
      // A server that knows no EHLO has no STARTTLS.
      return useTls && command === 'EHLO' && responseCode !== 421 ? 'TLS_FAILED' : 'CONNECTION_FAILED';
    default:
      return 'CONNECTION_FAILED';
  }
}
