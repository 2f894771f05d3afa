import { getCACertificates } from 'node:tls';
import type { NodemailerError, SMTPTransportOptions } from 'nodemailer';
import type { AddressGuard } from '../outgoing/addresses.ts';
import { connectGuarded } from '../outgoing/connect.ts';
import { domainOf, type Message, mailOptions } from './mail-message.ts';

/** The mail server of a deployment. */
export interface SmtpConfig {
  readonly host: string;
  readonly port: number;
  /** Empty for a server without authentication. */
  readonly username: string;
  readonly password: string;
  readonly fromEmail: string;
  readonly useTls: boolean;
}

/** Why a mail server could not be used. Callers receive only these sentences and no output of the server, because the operation
 *  would otherwise read the banners of any service on the network. */
export const SMTP_FAILURES = {
  PORT_NOT_ALLOWED:
    'Mail servers may be reached on ports 25, 465, 587 and 2525 only, unless OUTGOING_ALLOW lists all of their addresses.',
  ADDRESS_NOT_ALLOWED: 'The mail server is, or resolves to, an address that may not be reached.',
  CONNECTION_FAILED: 'The mail server could not be reached. Check the host and the port.',
  TIMEOUT: 'The mail server did not respond in time. Check the host, the port and whether the port expects TLS.',
  TLS_FAILED:
    'TLS with the mail server failed. Check that it offers TLS on this port with a certificate for this host.',
  AUTHENTICATION_FAILED:
    'The mail server rejected the authentication. Check the user name, the password and whether it requires TLS.',
  SENDER_REJECTED: 'The mail server rejected the sender. Check that this account may send from the address.',
  RECIPIENT_REJECTED: 'The mail server rejected the recipient of the test mail.',
  MESSAGE_REJECTED: 'The mail server accepted sender and recipient, but rejected the message.',
} as const;

export type SmtpFailure = keyof typeof SMTP_FAILURES;
export type SmtpResult = { readonly ok: true } | { readonly ok: false; readonly reason: SmtpFailure };

export interface SmtpOptions {
  readonly guard: AddressGuard;
  /** The ports of any mail server. Servers whose addresses `OUTGOING_ALLOW` lists may have other ports. */
  readonly ports: readonly number[];
  /** The ports that use TLS from the first byte. The others upgrade by STARTTLS. */
  readonly implicitTlsPorts: readonly number[];
  /** PEM certificates that are trusted in addition to the default authorities. */
  readonly ca: readonly string[];
  /** In milliseconds. `total` bounds servers that respond slowly but stay within the other timeouts. */
  readonly timeouts: {
    readonly connect: number;
    readonly greeting: number;
    readonly socket: number;
    readonly total: number;
  };
}

/** Sends one message through a mail server on a connection of its own. Throws the errors of nodemailer and of the guard, which `smtpFailure` converts. */
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

/** Connects to a mail server and authenticates. Throws the same errors as `sendBySmtp`. */
export async function connectBySmtp(config: SmtpConfig, options: SmtpOptions): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(transportOptions(config, options));
  await transport.verify();
}

export function transportOptions(
  config: SmtpConfig,
  { guard, ports, implicitTlsPorts, ca, timeouts }: SmtpOptions,
): SMTPTransportOptions {
  const { host, port, username, password, fromEmail, useTls } = config;
  return {
    host,
    port,
    secure: useTls && implicitTlsPorts.includes(port),
    requireTLS: useTls,
    ignoreTLS: !useTls,
    tls: { ...trustedAuthorities(ca), minVersion: 'TLSv1.2', rejectUnauthorized: true },
    // With a server that offers no authentication, nodemailer sends without it.
    ...(username && { auth: { user: username, pass: password } }),
    // The default would reveal the name of this machine to the server.
    name: domainOf(fromEmail) ?? 'localhost',
    // nodemailer receives a connected socket and resolves no names. It still checks certificates against `host`.
    getSocket: (_options, callback) => {
      const isLimitedToListed = !ports.includes(port);
      connectGuarded({ guard, host, port, isLimitedToListed, timeoutMs: timeouts.connect }).then(
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

/** Includes the default authorities, because the option `ca` of Node replaces them. */
function trustedAuthorities(ca: readonly string[]): { ca?: string[] } {
  return ca.length > 0 ? { ca: [...getCACertificates('default'), ...ca] } : {};
}

/** The fixed reason for an error of `sendBySmtp`. Rethrows an error without a code, which is a bug. */
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
      if (command === 'RCPT TO') return 'RECIPIENT_REJECTED';
      return command === 'MAIL FROM' ? 'SENDER_REJECTED' : 'MESSAGE_REJECTED';
    case 'EMESSAGE':
      return 'MESSAGE_REJECTED';
    case 'ESOCKET':
      // Certificate and handshake errors have no system call, except EPROTO, which means a response that is not TLS.
      return useTls && (!syscall || originalCode === 'EPROTO') ? 'TLS_FAILED' : 'CONNECTION_FAILED';
    case 'ECONNECTION':
      // A server without EHLO does not support STARTTLS.
      return useTls && command === 'EHLO' && responseCode !== 421 ? 'TLS_FAILED' : 'CONNECTION_FAILED';
    default:
      return 'CONNECTION_FAILED';
  }
}
