import { pathToFileURL } from 'node:url';
import { ConfigError } from '../config.ts';
import { DeliveryError } from '../errors.ts';
import { endSentence } from '../text/end-sentence.ts';
import type { PhoneMessage, PhoneSender } from './phone-sender.ts';

/** Loads the sender of the operator: a module whose default export sends one message, and throws to have it retried. */
export async function loadPhoneSender(path: string): Promise<PhoneSender> {
  const send = await defaultExport(path);
  return {
    async send({ to, channel, text }) {
      try {
        await send({ to, channel, text });
      } catch {
        // The error is not logged, because it may contain the number and the code. The module can log it.
        throw new DeliveryError('PHONE_SENDER_FAILED', 'The module of PHONE_SENDER threw an error.');
      }
    },
  };
}

async function defaultExport(path: string): Promise<(message: PhoneMessage) => Promise<void>> {
  const loaded = await import(pathToFileURL(path).href).catch((error: unknown) => {
    throw invalidModule(path, `it could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (typeof loaded.default !== 'function') {
    throw invalidModule(path, 'it has no default export `async (message: { to, channel, text }) => void`');
  }
  return loaded.default;
}

const invalidModule = (path: string, why: string) =>
  new ConfigError([
    endSentence(`PHONE_SENDER must be a module that sends phone messages, but ${JSON.stringify(path)} is not: ${why}`),
  ]);
