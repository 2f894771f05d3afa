import type { DemoBrowser, DemoRestriction, DemoWaitlistEntry } from './types.ts';

/** The user who also signs in with a code of an authenticator. */
export const SECOND_FACTOR = { handle: 'dawit.haile', email: 'dawit.haile@saltmarsh.example' };

export const browsers: readonly DemoBrowser[] = [
  {
    handle: 'ingrid.solberg',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    ip: '198.51.100.24',
  },
  {
    handle: 'ingrid.solberg',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    ip: '203.0.113.77',
  },
  {
    handle: 'oskar.lindqvist',
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    ip: '203.0.113.140',
  },
  {
    handle: 'edith.marlow',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    ip: '192.0.2.61',
  },
];

/** Takes effect when `sign_up_mode` is `waitlist`. */
export const waitlist: readonly DemoWaitlistEntry[] = [
  { email: 'greta.lund@tidemill.example', firstName: 'Greta', lastName: 'Lund', isApproved: true },
  { email: 'omar.siddiqui@brightloom.example', firstName: 'Omar', lastName: 'Siddiqui', isApproved: false },
  { email: 'chiara.bassi@vigna-alta.example', firstName: 'Chiara', lastName: 'Bassi', isApproved: false },
  { email: 'tuan.le@paperboat.example', firstName: 'Tuấn', lastName: 'Lê', isApproved: false },
];

/** Takes effect when `allowlist_enabled` or `blocklist_enabled` is true. */
export const restrictions: readonly DemoRestriction[] = [
  { list: 'allow', value: 'saltmarsh.example' },
  { list: 'allow', value: 'marlowfinch.example' },
  { list: 'allow', value: 'juniperhill.example' },
  { list: 'block', value: 'ten-minute-mail.example' },
  { list: 'block', value: 'prizes@lucky-winner.example' },
];
