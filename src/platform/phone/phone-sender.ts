import type { Logger } from 'pino';
import { phoneSpool, writeToSpool } from '../spool.ts';

export type PhoneChannel = 'sms' | 'whatsapp';

export interface PhoneMessage {
  /** E.164. */
  readonly to: string;
  readonly channel: PhoneChannel;
  readonly text: string;
}

/** Brings a message to a phone. One that throws is called again later with the same message. */
export interface PhoneSender {
  /**
   * `recipient` is the keyed hash that names the recipient where the message is kept, `about` lists the users whom it names.
   */
  send(message: PhoneMessage, recipient: string, about?: readonly string[]): Promise<void>;
}

export interface PhoneSpoolOptions {
  readonly dataDir: string;
  readonly log: Pick<Logger, 'info'>;
  readonly clock?: () => Date;
}

/** The built-in sender: keeps messages as files in the data folder's `messages`, where an operator can read them. */
export function createPhoneSpool({ dataDir, log, clock = () => new Date() }: PhoneSpoolOptions): PhoneSender {
  return {
    async send({ to, channel, text }, recipient, about = []) {
      const content = `${JSON.stringify({ to, channel, text }, null, 2)}\n`;
      const message = { content, extension: 'json', recipient, about, at: clock() } as const;
      const file = await writeToSpool(phoneSpool(dataDir), message);
      log.info({ channel, file }, 'Phone message kept in the built-in spool');
    },
  };
}
