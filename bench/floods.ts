import assert from 'node:assert/strict';
import { join, resolve } from 'node:path';
import { flag, runBench } from './arguments.ts';
import { documents, imports } from './flood-jobs.ts';
import { mail } from './flood-mail.ts';
import { images, lists, signIns } from './flood-requests.ts';
import type { Measured, MeasureFlood } from './flood-support.ts';
import { webhooks } from './flood-webhooks.ts';
import { type Place, say, withGatehouse } from './gatehouse.ts';
import { percentile } from './load.ts';
import { report } from './results.ts';

const HELP = `npm run floods [-- --against FOLDER --only webhooks,mail --endpoints N --slow-ms N --samples N --mails N]
    measures how late a quiet deployment is while another one floods a shared queue, relative to the time without the flood:
    - webhooks: single deliveries, while --endpoints slow endpoints of another deployment hold every claim;
    - mail: sign-in codes, while invitations of another deployment wait for its slow mail server;
    - imports, documents: small ones, while another deployment imports thousands of users or uploads hundreds of documents;
    - sign-ins, lists, images: single requests, while another deployment sends many at once.
    With --against, another checkout is measured in the same run, and the rate of its flood is compared.

    --endpoints  slow endpoints                     100
    --slow-ms    response time of each              4000
    --samples    quiet deliveries, jobs or requests of each phase  40
    --mails      invitations of the flood           300

    BENCH_DATABASE_URL as for npm start.`;

const MAX_LATE = 3;
const MIN_FLOOD_RATE = 0.9;
const ROOT = join(import.meta.dirname, '..');

/** The floods in the order in which they are measured. */
const FLOODS: Readonly<Record<string, MeasureFlood>> = {
  webhooks,
  mail,
  imports,
  documents,
  'sign-ins': signIns,
  lists,
  images,
};

await runBench(HELP, { values: ['against', 'only', 'endpoints', 'slow-ms', 'samples', 'mails'] }, async () => {
  const only = flag('only')?.split(',');
  const against = flag('against');
  for (const [name, measure] of Object.entries(FLOODS)) {
    if (only?.includes(name) === false) continue;
    const theirs = against === undefined ? undefined : await inCheckout(resolve(against), measure);
    const ours = await inCheckout(ROOT, measure);
    if (theirs !== undefined) print(`${name}, other checkout`, theirs);
    print(name, ours);
    for (const share of [0.5, 0.95]) {
      const ratio = percentile(ours.flooded, share) / percentile(ours.quiet, share);
      report({ title: `${name}: p${share * 100} during the flood`, ratio, of: 'that without it', atMost: MAX_LATE });
    }
    if (theirs !== undefined) {
      const ratio = ours.floodPerSecond / theirs.floodPerSecond;
      const target = name === 'webhooks' ? { atLeast: MIN_FLOOD_RATE } : {};
      report({ title: `${name}: rate of the flood`, ratio, of: "the other checkout's", ...target });
    }
  }
});

async function inCheckout(folder: string, measure: MeasureFlood) {
  let measured: Measured | undefined;
  say(`\n${folder}`);
  const work = async (place: Place) => {
    measured = await measure(place, folder);
  };
  const env = { OUTGOING_ALLOW: '127.0.0.0/8', TRUST_PROXY: '127.0.0.0/8,::1/128' };
  await withGatehouse(env, 'postgresql', work, folder);
  assert.ok(measured);
  return measured;
}

function print(name: string, { quiet, flooded, floodPerSecond }: Measured): void {
  const times = (values: readonly number[]) =>
    [0.5, 0.95].map((share) => `p${share * 100} ${percentile(values, share).toFixed(0)} ms`).join(', ');
  console.log(
    `${name}: without flood ${times(quiet)}; with flood ${times(flooded)}; flood ${floodPerSecond.toFixed(1)}/s`,
  );
}
