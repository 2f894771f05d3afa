import assert from 'node:assert/strict';
import sharp from 'sharp';
import { option } from './arguments.ts';
import { createDeployment, get, keepDoing, type Measured, poster, signIn, timesOf } from './flood-support.ts';
import { type Place, PORTS, say } from './gatehouse.ts';

const SAMPLES = option('samples', 40);
const PAUSE_MS = 100;
const PASSWORD = 'tea-clipper-1869';
const SIGN_INS = 32;
const LISTS = 32;
const IMAGES = 8;

/** Sign-ins by password, while another deployment has 32 at once: they wait for password hashes. */
export async function signIns({ apiKey, dataDir }: Place, folder: string): Promise<Measured> {
  const { key, host } = await createDeployment(folder, dataDir);
  const email = 'ada@example.com';
  for (const each of [apiKey, key]) await poster(each)('/users', { email, password: PASSWORD });
  const attempt = { strategy: 'email_password', email, password: PASSWORD };
  return measure(
    () => signIn(host, attempt),
    SIGN_INS,
    () => signIn('localhost', attempt),
  );
}

/** Lists of ten users, while another deployment reads lists of a hundred, 32 at once: they wait for connections. */
export async function lists({ apiKey, dataDir }: Place, folder: string): Promise<Measured> {
  const { key } = await createDeployment(folder, dataDir);
  for (const each of [apiKey, key]) {
    for (let at = 0; at < 100; at += 1) await poster(each)('/users', { email: `user-${at}@example.com` });
  }
  return measure(
    () => get(key, '/users?limit=10'),
    LISTS,
    () => get(apiKey, '/users?limit=100'),
  );
}

/** Uploads of images, while another deployment has eight at once: they wait for processes that convert them. */
export async function images({ apiKey, dataDir }: Place, folder: string): Promise<Measured> {
  const { key } = await createDeployment(folder, dataDir);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const image = await sharp({ create: { width: 500, height: 500, channels: 3, background: 'white', noise } })
    .png()
    .toBuffer();
  const upload = async (apiKey: string, concurrency: number) => {
    // Uploads for one organization would wait for each other.
    const free: unknown[] = [];
    for (let at = 0; at < concurrency; at += 1) {
      free.push((await poster(apiKey)('/organizations', { name: 'Northwind' }))['id']);
    }
    return async () => {
      const id = free.shift();
      const form = new FormData();
      form.append('file', new Blob([image]), 'logo.png');
      const url = `http://127.0.0.1:${PORTS.gatehouse}/organizations/${id}/image`;
      const headers = { authorization: `Bearer ${apiKey}` };
      const response = await fetch(url, { method: 'PUT', headers, body: form });
      assert.ok(response.status < 300, `An upload returned ${response.status}: ${await response.text()}`);
      free.push(id);
    };
  };
  return measure(await upload(key, 1), IMAGES, await upload(apiKey, IMAGES));
}

/** Measures requests of the quiet deployment without the flood and during it. */
async function measure(quietly: () => Promise<unknown>, concurrency: number, flood: () => Promise<unknown>) {
  const sample = () => timesOf(SAMPLES, PAUSE_MS, quietly);
  const warmUp = keepDoing(concurrency, flood);
  await sample();
  await warmUp.stop();
  say('Requests without a flood …');
  const quiet = await sample();
  say('Flooding with requests …');
  const flooding = keepDoing(concurrency, flood);
  const flooded = await sample();
  return { quiet, flooded, floodPerSecond: await flooding.stop() };
}
