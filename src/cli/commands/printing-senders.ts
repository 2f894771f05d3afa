import type { Config } from '../../platform/config.ts';
import type { Log } from '../../platform/logging/log.ts';
import { createMailer, type Message } from '../../platform/mail/mailer.ts';
import { loadPhoneSender } from '../../platform/phone/custom-sender.ts';
import { createPhoneSpool, type PhoneMessage } from '../../platform/phone/phone-sender.ts';
import type { ServiceOverrides } from '../../services.ts';
import { codesIn, linksIn } from './message-secrets.ts';
import { printable } from './table.ts';

interface PrintingSenders {
  /** The services of a start that send messages. */
  readonly overrides: Pick<ServiceOverrides, 'mailer' | 'phone'>;
  /** Prints the messages from now on. */
  startPrinting(): void;
}

/** Sends messages as the service does, and prints to the terminal what a developer would look for in them. */
export async function printingSenders(config: Config, log: Log): Promise<PrintingSenders> {
  const { dataDir, phoneSender } = config;
  let isPrinting = false;
  const phone = phoneSender === null ? createPhoneSpool({ dataDir, log }) : await loadPhoneSender(phoneSender);
  const show = (text: string) => {
    if (isPrinting) console.log(text);
  };
  return {
    overrides: {
      mailer: (guard) => {
        const mailer = createMailer({ dataDir, guard, log });
        return {
          ...mailer,
          async send(deploymentId, smtp, message) {
            await mailer.send(deploymentId, smtp, message);
            show(mailText(message));
          },
          async spool(message, recipient, about) {
            await mailer.spool(message, recipient, about);
            show(mailText(message));
          },
        };
      },
      phone: {
        async send(message, recipient, about) {
          await phone.send(message, recipient, about);
          show(phoneText(message));
        },
      },
    },
    startPrinting() {
      isPrinting = true;
    },
  };
}

function mailText({ to, subject, text }: Message): string {
  const address = typeof to === 'string' ? to : to.address;
  return messageText(`Mail to ${address}: ${subject}`, text);
}

function phoneText({ to, channel, text }: PhoneMessage): string {
  return messageText(`${channel === 'sms' ? 'SMS' : 'WhatsApp'} to ${to}`, text);
}

function messageText(title: string, text: string): string {
  const found = [...codesIn(text).map((code) => `  Code  ${code}`), ...linksIn(text).map((link) => `  Link  ${link}`)];
  return [title, ...found].map(printable).join('\n');
}
