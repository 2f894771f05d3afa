import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { option } from './arguments.ts';
import { createDeployment, type Measured, patch, poster, signIn } from './flood-support.ts';
import { type Place, say } from './gatehouse.ts';

const MAILS = option('mails', 300);
const CODES = 10;

/** Sign-in codes, while invitations of another deployment wait for its slow mail server. */
export async function mail({ apiKey, dataDir }: Place, folder: string): Promise<Measured> {
  const busy = poster(apiKey);
  const { key, host } = await createDeployment(folder, dataDir);
  const quiet = poster(key);
  const invitations = await startMailServer(250);
  const codes = await startMailServer(0);
  for (const [post, { port }] of [
    [busy, invitations],
    [quiet, codes],
  ] as const) {
    await post('/settings/email/smtp', smtpServer(port));
  }
  await patch(key, '/settings/auth', { authentication_factors: { email_otp_enabled: true } });
  const addresses = Array.from({ length: 3 * CODES }, (_, at) => `ada${at}@quiet.example`);
  for (const email of addresses) await quiet('/users', { email, first_name: 'Ada', last_name: 'Lovelace' });
  const send = async () => {
    const times = addresses.splice(0, CODES).map(async (email, at) => {
      await sleep(at * 200);
      const startedAt = performance.now();
      await signIn(host, { strategy: 'email_otp', email });
      while (!codes.arrived.has(email)) await sleep(1);
      return (codes.arrived.get(email) as number) - startedAt;
    });
    return Promise.all(times);
  };
  say('Sign-in codes without a flood …');
  await send();
  const before = await send();
  say(`Flooding with ${MAILS} invitations …`);
  const { id } = (await busy('/organizations', { name: 'Northwind' })) as { id: string };
  const startedAt = performance.now();
  for (let at = 0; at < MAILS; at += 1)
    await busy(`/organizations/${id}/invitations`, { email: `g${at}@busy.example` });
  const flooded = await send();
  while (invitations.arrived.size < MAILS) await sleep(20);
  const floodPerSecond = (MAILS / (performance.now() - startedAt)) * 1_000;
  invitations.stop();
  codes.stop();
  return { quiet: before, flooded, floodPerSecond };
}

function smtpServer(port: number) {
  const server = { host: '127.0.0.1', port, username: 'app', password: 'correct horse', use_tls: false };
  return { ...server, from_email: 'hello@northwind.example' };
}

/** A mail server that accepts each message after a delay, and the time when each recipient's message arrived. */
async function startMailServer(delayMs: number) {
  const arrived = new Map<string, number>();
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: ({ username }, _session, callback) => callback(null, { user: username }),
    onData(stream, session, callback) {
      stream.resume();
      stream.once('end', () => {
        for (const { address } of session.envelope.rcptTo) arrived.set(address, performance.now());
        setTimeout(callback, delayMs);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return { port, arrived, stop: () => server.close() };
}
