import type { Logger } from 'pino';
import { phoneSpool, writeToSpool } from '../messages/spool.ts';

export type PhoneChannel = 'sms' | 'whatsapp';

export interface PhoneMessage {
  /** E.164. */
  readonly to: string;
  readonly channel: PhoneChannel;
  readonly text: string;
}

/** Sends messages to phones. A message is retried when `send` throws. */
export interface PhoneSender {
  /** `recipient` is the keyed hash of the recipient, `about` lists the users whom the message names. The spool stores both. */
  send(message: PhoneMessage, recipient: string, about?: readonly string[]): Promise<void>;
}

export interface PhoneSpoolOptions {
  readonly dataDir: string;
  readonly log: Pick<Logger, 'info'>;
  readonly clock?: () => Date;
}

/** The built-in sender, which stores messages in the folder `messages` of the data folder, where the operator can read them. */
export function createPhoneSpool({ dataDir, log, clock = () => new Date() }: PhoneSpoolOptions): PhoneSender {
  return {
    async send({ to, channel, text }, recipient, about = []) {
      const content = `${JSON.stringify({ to, channel, text }, null, 2)}\n`;
      const message = { content, extension: 'json', recipient, about, at: clock() } as const;
      const file = await writeToSpool(phoneSpool(dataDir), message);
      log.info({ channel, file }, 'Stored a phone message in the built-in spool');
    },
  };
}
