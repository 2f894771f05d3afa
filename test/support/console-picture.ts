import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { readConfig } from '../../src/config/config.ts';
import { SECOND_FACTOR } from '../../src/demo/data/index.ts';
import { seedDemo } from '../../src/demo/seed.ts';
import { createUser } from '../../src/identity/index.ts';
import { addOperator } from '../../src/operators/accounts/operator.service.ts';
import { ensureOperatorsDeployment } from '../../src/operators/index.ts';
import { systemContext } from '../../src/platform/commands/system-context.ts';
import { createLog } from '../../src/platform/logging/log.ts';
import { start } from '../../src/start.ts';
import { browserPath } from './find-browser.ts';

const HELP = `Usage: node test/support/console-picture.ts [--page PATH] [--folder FOLDER]

Takes the pictures of the console in the README, console-light.png and console-dark.png, from a service of its own with the demo data.
PATH is a page of the deployment, /users by default, '' is its overview. {user} in it stands for a user. FOLDER is docs/pictures by default.`;

const WIDTH = 1280;
const HEIGHT = 800;
const ACCOUNT = { email: 'grace@example.com', password: 'compilers-need-patience-1952' };

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    page: { type: 'string', default: '/users' },
    folder: { type: 'string', default: 'docs/pictures' },
  },
});

if (values.help) console.log(HELP);
else await takePictures(values.page, values.folder);

async function takePictures(path: string, folder: string): Promise<void> {
  if (browserPath === null) throw new Error('Pictures need Chromium. Name its program in CHROMIUM.');
  mkdirSync(folder, { recursive: true });
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'gatehouse-picture-'));
  const running = await start(readConfig({ DATA_DIR, PORT: '0', LOG_LEVEL: 'error' }), createLog('error'));
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const { deployment } = await seedDemo(running.services, null);
    await addOwner();
    const shown = path.replace('{user}', await nameDeployment(deployment.id));
    const console = `${running.backend.url.replace('127.0.0.1', 'localhost')}/console`;
    const session = await signIn(console);
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width: WIDTH, height: HEIGHT };
      const context = await browser.newContext({
        viewport,
        deviceScaleFactor: 2,
        colorScheme,
        reducedMotion: 'reduce',
      });
      await context.addCookies([{ name: '__console', value: session, url: console, sameSite: 'Strict' }]);
      const page = await context.newPage();
      await page.goto(`${console}/${deployment.id}${shown}`, { waitUntil: 'networkidle' });
      const picture = await page.screenshot();
      // The colors of a page are few, so a palette keeps the file small.
      await sharp(picture)
        .png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 })
        .toFile(join(folder, `console-${colorScheme}.png`));
    }
  } finally {
    await browser.close();
    await running.stop(0);
    rmSync(DATA_DIR, { recursive: true, force: true });
  }

  /** Gives the deployment the name of an application. Returns the id of the user with a second factor. */
  async function nameDeployment(id: number): Promise<string> {
    const { rows } = running.services.database;
    await rows.updateTable('deployment').set({ name: 'Northwind' }).where('id', '=', id).execute();
    const user = rows.selectFrom('user').select('id').where('deployment_id', '=', id);
    return (await user.where('primary_email', '=', SECOND_FACTOR.email).executeTakeFirstOrThrow()).id;
  }

  async function addOwner(): Promise<void> {
    const deploymentId = await ensureOperatorsDeployment(running.services);
    const person = { ...ACCOUNT, firstName: 'Grace', lastName: 'Hopper' };
    await createUser(systemContext(running.services, deploymentId), person, async (tx, id) =>
      addOperator(tx, { id, role: 'owner', deploymentIds: null }),
    );
  }
}

async function signIn(console: string): Promise<string> {
  const response = await fetch(`${console}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ strategy: 'email_password', ...ACCOUNT }),
  });
  const session = /__console=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  if (session === undefined) throw new Error(`The owner was not signed in: ${await response.text()}`);
  return session;
}
