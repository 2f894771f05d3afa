import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyPicture, pictureJobs } from '../../../src/identity/social-connections/social-pictures.ts';
import { jobCell } from '../../../src/platform/messages/message-job.ts';
import { addUser } from '../../support/add-user.ts';
import { smallPng } from '../../support/images.ts';
import { createWorldWithMessages, newAddress } from '../../support/message-sign-in.ts';
import {
  addProvider,
  newPersonThere,
  signInAt,
  startProvider,
  type TestProvider,
} from '../../support/social-provider.ts';
import type { World } from '../../support/world.ts';

let provider: TestProvider;
let pictures: Server;
let origin: string;

beforeAll(async () => {
  provider = await startProvider();
  const png = await smallPng();
  pictures = createServer((request, response) => {
    if (request.url === '/moved') return response.writeHead(302, { location: '/picture' }).end();
    if (request.url === '/picture') return response.setHeader('content-type', 'image/png').end(png);
    if (request.url === '/large') return response.end(Buffer.alloc(2_000_000));
    response.statusCode = request.url === '/page' ? 200 : 404;
    response.setHeader('content-type', 'text/html').end('<h1>No picture</h1>');
  });
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
});

afterAll(() => void pictures.close().closeAllConnections());

const imageOf = async ({ backend }: World, id: string) => (await backend.get(`/users/${id}`)).body.image_url;

/** Runs the job that a sign-up adds for a picture at this URL. */
function copy({ services, id: deploymentId }: World, userId: string, url: string): Promise<void> {
  const id = services.database.ids.next();
  const sealed = services.vault.seal(JSON.stringify({ url }), jobCell(pictureJobs.name, id));
  return copyPicture(services, { id, deploymentId, userId, sealed });
}

it('becomes the image of a new account, converted and stored here', async () => {
  const world = await createWorldWithMessages();
  const name = await addProvider(world, provider);
  provider.person = newPersonThere({ picture: `${origin}/moved` });
  const { body } = await signInAt(world.browser(), name);
  const id = body.data.signin?.user_id as string;
  await expect.poll(() => imageOf(world, id), { timeout: 20_000 }).toMatch(/\/images\//);
});

it.each([
  ['is missing', '/missing'],
  ['is a page', '/page'],
  ['is too large', '/large'],
])('is left out if it %s', async (_, path) => {
  const world = await createWorldWithMessages();
  const { id } = await addUser(world, { email: newAddress() });
  await copy(world, id, origin + path);
  expect(await imageOf(world, id)).toBeNull();
});

it('does not replace an image that the user has chosen', async () => {
  const world = await createWorldWithMessages();
  const { id } = await addUser(world, { email: newAddress() });
  const content_base64 = (await smallPng()).toString('base64');
  const chosen = (await world.backend.put(`/users/${id}/profile-image`, { content_base64 })).body.image_url;
  await copy(world, id, `${origin}/picture`);
  expect(await imageOf(world, id)).toBe(chosen);
});
