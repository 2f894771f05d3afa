import { isDeepStrictEqual } from 'node:util';
import type { Transporter } from 'nodemailer';
import { MESSAGE_SHARES } from '../messages/message-shares.ts';
import { type Message, mailOptions } from './mail-message.ts';
import { type SmtpConfig, type SmtpOptions, transportOptions } from './smtp.ts';

/** A connection without messages is closed after this time. */
const IDLE_MS = 10_000;
/** Messages of one connection, after which it is replaced. */
const MAX_MESSAGES = 100;
/** The deployments with open connections. Beyond them, those of the deployment that has sent nothing for the longest time are closed. */
const MAX_POOLS = 64;

/** Connections to the mail servers of deployments. No deployment uses a connection of another one. */
export interface SmtpPools {
  /** Throws the errors of nodemailer and of the guard, which `smtpFailure` converts. */
  send(deploymentId: number, config: SmtpConfig, message: Message, date: Date): Promise<void>;
  /** Closes all connections. Those in use end with their message. */
  close(): void;
}

interface Pool {
  readonly config: SmtpConfig;
  readonly transport: Transporter;
}

export function createSmtpPools(options: SmtpOptions, idleMs = IDLE_MS): SmtpPools {
  /** The most recently used last. */
  const pools = new Map<number, Pool>();

  async function poolOf(deploymentId: number, config: SmtpConfig): Promise<Pool> {
    const { createTransport } = await import('nodemailer');
    const known = pools.get(deploymentId);
    pools.delete(deploymentId);
    // The settings have changed.
    if (known !== undefined && !isDeepStrictEqual(known.config, config)) known.transport.close();
    else if (known !== undefined) {
      pools.set(deploymentId, known);
      return known;
    }
    const transport = createTransport({
      ...transportOptions(config, options),
      pool: true,
      maxConnections: MESSAGE_SHARES.concurrencyPerDeployment,
      maxMessages: MAX_MESSAGES,
      idleTimeout: idleMs,
      // The server may close a connection between two messages: the message is sent on a new one.
      maxRequeues: 1,
    });
    const pool = { config, transport };
    // nodemailer emits it when the last connection was closed.
    transport.on('clear', () => {
      if (pools.get(deploymentId) === pool) pools.delete(deploymentId);
    });
    pools.set(deploymentId, pool);
    const [oldest] = pools.keys();
    if (pools.size > MAX_POOLS && oldest !== undefined) {
      pools.get(oldest)?.transport.close();
      pools.delete(oldest);
    }
    return pool;
  }

  return {
    async send(deploymentId, config, message, date) {
      const mail = mailOptions(message, date);
      const { transport } = await poolOf(deploymentId, config);
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(options.timeouts.total) });
    },
    close() {
      for (const { transport } of pools.values()) transport.close();
      pools.clear();
    },
  };
}
