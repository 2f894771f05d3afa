import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../../src/platform/logging/log.ts';
import type { Running } from '../../../src/start.ts';
import { addUser } from '../../support/add-user.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import { newAddress } from '../../support/message-sign-in.ts';
import { startOwnService } from '../../support/own-service.ts';
import { createWorld, type World } from '../../support/world.ts';

const KIND = 'verification_code';
const SECRET_TEXT = 'Attention: 402193 Ada';

const lines: string[] = [];
let running: Running;

beforeAll(async () => {
  running = await startOwnService({}, createLog('trace', { write: (line: string) => void lines.push(line) }));
});

afterAll(() => running.stop(0));

/** Stores texts that `PUT /settings/email/templates` rejects, as after a change of the variables. */
async function storeTemplate({ services, id }: World, paragraph: string): Promise<void> {
  const now = new Date().toISOString();
  const texts = {
    subject: 'Subject',
    paragraphs: sql<string[]>`${JSON.stringify([paragraph])}::jsonb`,
    button_label: null,
    footnote: null,
  };
  await services.database.rows
    .insertInto('message_template')
    .values({ deployment_id: id, kind: KIND, language: 'en', ...texts, created_at: now, updated_at: now })
    .execute();
}

it.each([
  ['that lacks a value', `${SECRET_TEXT} {nickname}`, 'MISSING_VALUE'],
  ['that cannot be parsed', `${SECRET_TEXT} {appName`, 'EXPECT_ARGUMENT_CLOSING_BRACE'],
])('sends the built-in text in place of a template %s, and logs why without the text', async (_, paragraph, reason) => {
  const [world, email] = [await createWorld({ running }), newAddress()];
  await world.backend.patch('/settings/auth', { authentication_factors: { email_otp_enabled: true } });
  await addUser(world, { email });
  await storeTemplate(world, paragraph);
  const before = lines.length;
  await world.browser().post('/auth/signin', { strategy: 'email_otp', email });
  const { text, code } = await waitForMail(world, email);
  expect(code).toMatch(/^\d{6}$/);
  expect(text).not.toContain(SECRET_TEXT);
  const written = lines.slice(before).filter((line) => line.includes('template'));
  expect(written.map((line) => JSON.parse(line))).toEqual([
    {
      level: 40,
      time: expect.any(Number),
      deploymentId: world.id,
      kind: KIND,
      language: 'en',
      reason,
      msg: 'A message template cannot be rendered; the built-in text was sent',
    },
  ]);
  expect(lines.slice(before).join('')).not.toMatch(new RegExp(`${SECRET_TEXT}|${code}`));
  expect(await mailsTo(world, email)).toHaveLength(1);
});
