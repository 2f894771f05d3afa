import { describe, expect, test } from 'vitest';
import { createOriginHints, rejectionMessage } from '../../../src/api/http/origin-hints.ts';
import { createLog, type Log } from '../../../src/platform/logging/log.ts';

const PAGE = 'http://localhost:5173';
const STAGING = { id: 7, mode: 'staging', allowedOrigins: [] } as const;
const PRODUCTION = { ...STAGING, mode: 'production' } as const;
const COMMAND =
  'curl -X PUT https://api.example.com/settings/allowed-origins -H "Authorization: Bearer $KEY" ' +
  `-H 'Content-Type: application/json' -d `;

/** Hints with a clock that the test sets, and what they have logged. */
function collecting() {
  const lines: { level: number; msg: string; deploymentId: string }[] = [];
  const log: Log = createLog('debug', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const clock = { time: 0 };
  const hints = createOriginHints({ log, publicBackendUrl: 'https://api.example.com', now: () => clock.time });
  const messages = () => lines.map(({ msg }) => msg);
  return { hints, lines, messages, clock };
}

describe('the log of rejected origins', () => {
  test('names the origin of a page on this machine and the command that allows it', () => {
    const { hints, lines } = collecting();
    hints.logRejected(STAGING, PAGE, 'r-1');
    expect(lines).toMatchObject([
      {
        level: 40,
        deploymentId: '7',
        requestId: 'r-1',
        msg: `Origin ${PAGE} is not allowed. Allow it with: ${COMMAND}'{"allowed_origins":["${PAGE}"]}'`,
      },
    ]);
  });

  test('has a command that keeps the origins that are allowed already', () => {
    const { hints, messages } = collecting();
    hints.logRejected({ ...STAGING, allowedOrigins: ['https://app.example.com'] }, PAGE, 'r-1');
    expect(messages()[0]).toContain(`-d '{"allowed_origins":["https://app.example.com","${PAGE}"]}'`);
  });

  test('names the operation instead of a command where many origins are allowed already', () => {
    const { hints, messages } = collecting();
    const allowedOrigins = Array.from({ length: 10 }, (_, index) => `https://app-${index}.example.com`);
    hints.logRejected({ ...STAGING, allowedOrigins }, PAGE, 'r-1');
    expect(messages()).toEqual([
      `Origin ${PAGE} is not allowed. Allow it with: PUT /settings/allowed-origins on the backend host.`,
    ]);
  });

  test.each(['http://127.0.0.1:5173', 'http://[::1]:5173', 'https://app.localhost'])(
    'takes %s for a page on this machine',
    (origin) => {
      const { hints, messages } = collecting();
      hints.logRejected(STAGING, origin, 'r-1');
      expect(messages()[0]).toMatch(`Origin ${origin} is not allowed. Allow it with: curl`);
    },
  );

  test.each(['https://evil.example', 'https://localhost.evil.example'])(
    'asks whether %s is a page of the reader',
    (origin) => {
      const { hints, messages } = collecting();
      hints.logRejected(STAGING, origin, 'r-1');
      expect(messages()[0]).toMatch(`Origin ${origin} is not allowed. If the page is yours, allow it with: curl`);
    },
  );

  test('explains the origin null', () => {
    const { hints, messages } = collecting();
    hints.logRejected(STAGING, 'null', 'r-1');
    expect(messages()).toEqual([expect.stringMatching(/^`Origin: null` names no site.*opened as a file/)]);
  });

  test.each([
    `http://localhost:3000'; reboot; '`,
    'http://$(reboot).example',
    'http://`reboot`.example',
    "http://a';reboot;'.example",
    `http://${'a'.repeat(600)}.example`,
    'http://localhost:3000/page',
    'chrome-extension://abcdef',
    'http://localhost:3000\nLine: forged',
  ])('does not repeat %j, which is not the origin of a web page', (origin) => {
    const { hints, messages } = collecting();
    hints.logRejected(STAGING, origin, 'r-1');
    expect(messages()).toEqual(['The Origin header is not an http or https origin, so it cannot be allowed.']);
  });

  test('names each origin once in ten minutes for each deployment', () => {
    const { hints, lines, clock } = collecting();
    for (const deployment of [STAGING, STAGING, { ...STAGING, id: 8 }]) hints.logRejected(deployment, PAGE, 'r-1');
    expect(lines.map(({ deploymentId }) => deploymentId)).toEqual(['7', '8']);
    clock.time = 599_999;
    hints.logRejected(STAGING, PAGE, 'r-1');
    expect(lines).toHaveLength(2);
    clock.time = 600_000;
    hints.logRejected(STAGING, PAGE, 'r-1');
    expect(lines).toHaveLength(3);
  });

  test('names at most 20 origins in ten minutes for a deployment, and invalid ones once', () => {
    const { hints, lines } = collecting();
    for (let port = 1000; port < 1100; port += 1) hints.logRejected(STAGING, `http://localhost:${port}`, 'r-1');
    expect(lines).toHaveLength(20);
    for (let at = 0; at < 10; at += 1) hints.logRejected({ ...STAGING, id: 8 }, `invalid ${at}`, 'r-1');
    expect(lines).toHaveLength(21);
  });

  test('is for debugging only in production, without a command', () => {
    const { hints, lines } = collecting();
    hints.logRejected(PRODUCTION, PAGE, 'r-1');
    expect(lines).toMatchObject([{ level: 20, msg: `Origin ${PAGE} is not allowed.` }]);
  });
});

describe('the message of ORIGIN_NOT_ALLOWED', () => {
  test('names the origin and the setting on staging deployments', () => {
    expect(rejectionMessage('staging', PAGE)).toBe(
      `Origin ${PAGE} is not allowed. Add it to the allowed origins with PUT /settings/allowed-origins on the backend host.`,
    );
  });

  test('explains the origin null on staging deployments', () => {
    expect(rejectionMessage('staging', 'null')).toMatch(/^`Origin: null` names no site/);
  });

  test('does not repeat a header that is not an origin', () => {
    expect(rejectionMessage('staging', '<script>')).not.toContain('script');
  });

  test.each([PAGE, 'null', '<script>', undefined])('is the same for %s in production', (origin) => {
    expect(rejectionMessage('production', origin)).toBe('The page that sent this request is not of an allowed origin.');
  });
});
