import { beforeAll, describe, expect, it } from 'vitest';
import { STRATEGIES, type UsableFactor } from '../../../src/identity/sign-in/strategies/strategies.ts';
import { changeSettings, PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import type { BrowserClient } from '../../support/clients.ts';
import type { HttpResponse } from '../../support/http.ts';
import {
  createWorldWithMessages,
  newAddress,
  newNumber,
  outcomeOf,
  submitCode,
  withoutIds,
  wrongCodeFor,
} from '../../support/message-sign-in.ts';
import type { DeploymentBody } from '../../support/rest-types/response-of.ts';
import { addProvider, startProvider, type TestProvider } from '../../support/social-provider.ts';
import { linkWallet, newWallet, signChallenge, type TestWallet, WALLET_SETTINGS } from '../../support/wallets.ts';
import { statementKindsOf, unique, type World } from '../../support/world.ts';

type Begun = HttpResponse<DeploymentBody<'POST', '/auth/signin'>>;

interface Rejection {
  readonly errors: readonly { readonly code: string }[];
}

interface Ada {
  readonly email: string;
  readonly username: string;
  readonly phone: string;
  readonly wallet: TestWallet;
}

interface Row {
  /** The setting that disables the strategy. */
  readonly off: object;
  /** The identifier of an existing account, and of an unknown one. */
  readonly named: (ada: Ada) => object;
  readonly unknown: () => object;
  /** The other required fields of the input. */
  readonly rest: object;
  /** Fields that replace others, so that the sign-in fails immediately. Empty for a strategy that sends a message. */
  readonly wrongFields: object;
  /** Signs the input in the browser, for a strategy with a wallet. */
  readonly sign?: typeof signWallet;
  /** Starts a sign-in and sends a wrong code, link or password. Returns the response that rejects it. */
  readonly wrongly: (
    browser: BrowserClient,
    begin: (rest?: object) => Promise<Begun>,
  ) => Promise<HttpResponse<Rejection>>;
  readonly rejection: readonly [status: number, code: string];
  /**
   * The sign-ins that one client may start for an account: 10, or 6 for codes, whose attempts use up the guesses of a day. Null for
   * signatures, which cannot be guessed: only the network address has a limit.
   */
  readonly most: 10 | 6 | null;
}

/** More than one client may start with a password. */
const MOST_WITHOUT_LIMIT = 12;

const wrong = { password: 'wrong' };
const forged = { isForged: true };
const byWrongPassword: Row['wrongly'] = (_, begin) => begin(wrong);
const byWrongCode: Row['wrongly'] = async (browser, begin) => {
  const { body } = await begin();
  return submitCode(browser, body.data.signin_attempt?.id as string, wrongCodeFor(null));
};
const byWrongToken: Row['wrongly'] = async (browser, begin) => {
  await begin();
  return browser.post('/auth/verify-magic-link', { token: 'x'.repeat(43) });
};

const byForgedSignature: Row['wrongly'] = (_, begin) => begin(forged);

const byUnknownPasskey: Row['wrongly'] = async (browser, begin) => {
  const { body } = await begin();
  const credential = { id: 'unknown', rawId: 'unknown', type: 'public-key', response: {} };
  return browser.post('/auth/attempt-passkey', { signin_attempt_id: body.data.signin_attempt?.id, credential });
};

/** The name of the provider in each deployment. */
const PROVIDER = 'idp';

const byDeniedConsent: Row['wrongly'] = async (browser, begin) => {
  const { body } = await begin();
  const state = new URL(body.data.social_request?.authorization_url as string).searchParams.get('state');
  return browser.post('/auth/sso/callback', { provider: PROVIDER, state, error: 'access_denied' });
};

let idp: TestProvider;

beforeAll(async () => {
  idp = await startProvider();
});

const WRONG_PASSWORD = [401, 'INVALID_CREDENTIALS'] as const;
const unknownAddress = () => ({ email: newAddress() });

/** A strategy without a row does not compile. */
const ROWS: Readonly<Record<UsableFactor, Row>> = {
  EMAIL_PASSWORD: {
    off: { email_password_enabled: false },
    named: ({ email }) => ({ email }),
    unknown: unknownAddress,
    rest: { password: PASSWORD },
    wrongFields: wrong,
    wrongly: byWrongPassword,
    rejection: WRONG_PASSWORD,
    most: 10,
  },
  USERNAME_PASSWORD: {
    off: { username_password_enabled: false },
    named: ({ username }) => ({ username }),
    unknown: () => ({ username: unique('unknown') }),
    rest: { password: PASSWORD },
    wrongFields: wrong,
    wrongly: byWrongPassword,
    rejection: WRONG_PASSWORD,
    most: 10,
  },
  EMAIL_OTP: {
    off: { email_otp_enabled: false },
    named: ({ email }) => ({ email }),
    unknown: unknownAddress,
    rest: {},
    wrongFields: {},
    wrongly: byWrongCode,
    rejection: [400, 'INVALID_CODE'],
    most: 6,
  },
  PHONE_OTP: {
    off: { phone_otp_enabled: false },
    named: ({ phone }) => ({ phone_number: phone }),
    unknown: () => ({ phone_number: newNumber() }),
    rest: {},
    wrongFields: {},
    wrongly: byWrongCode,
    rejection: [400, 'INVALID_CODE'],
    most: 6,
  },
  MAGIC_LINK: {
    off: { magic_link: { enabled: false } },
    named: ({ email }) => ({ email }),
    unknown: unknownAddress,
    rest: {},
    wrongFields: {},
    wrongly: byWrongToken,
    rejection: [400, 'INVALID_LINK'],
    most: 10,
  },
  WEB3_WALLET: {
    off: { web3_wallet_enabled: false },
    named: ({ wallet }) => ({ wallet }),
    unknown: () => ({ wallet: newWallet() }),
    rest: {},
    wrongFields: forged,
    sign: signWallet,
    wrongly: byForgedSignature,
    rejection: [400, 'INVALID_WALLET_SIGNATURE'],
    most: null,
  },
  PASSKEY: {
    off: { passkey: { enabled: false } },
    named: ({ email }) => ({ email }),
    unknown: unknownAddress,
    rest: {},
    wrongFields: {},
    wrongly: byUnknownPasskey,
    rejection: [404, 'PASSKEY_NOT_FOUND'],
    most: null,
  },
  // The sign-in names no account: the provider does, afterwards.
  SSO: {
    off: { sso_enabled: false },
    named: () => ({ provider: PROVIDER }),
    unknown: () => ({ provider: PROVIDER }),
    rest: {},
    wrongFields: {},
    wrongly: byDeniedConsent,
    rejection: [400, 'SOCIAL_SIGN_IN_DENIED'],
    most: null,
  },
};

/** Makes the tests' client one that has not signed in before, as for an unknown account. */
const forgetDevices = ({ services, id }: World) =>
  services.database.rows.deleteFrom('known_device').where('deployment_id', '=', id).execute();

async function worldWithAda() {
  const world = await createWorldWithMessages(WALLET_SETTINGS);
  await changeSettings(world, { authentication_factors: { passkey: { enabled: true } } });
  await addProvider(world, idp, { name: PROVIDER });
  const ada = { email: newAddress(), username: unique('ada'), phone: newNumber() };
  await addUser(world, { ...ada, password: PASSWORD });
  const wallet = newWallet();
  const browser = world.browser();
  await signIn(browser, ada.email);
  await linkWallet(browser, wallet);
  await forgetDevices(world);
  return { world, ada: { ...ada, wallet } };
}

const table = Object.entries(ROWS).map(([factor, row]) => ({
  strategy: factor.toLowerCase(),
  factor: factor as UsableFactor,
  ...row,
}));

interface WalletInput {
  readonly wallet?: TestWallet;
  readonly isForged?: boolean;
}

/** The signed challenge of a wallet, or one that another wallet has signed in its name. */
async function signWallet(browser: BrowserClient, { wallet = newWallet(), isForged = false }: WalletInput) {
  const signed = await signChallenge(browser, wallet);
  const { signMessage } = newWallet();
  return { wallet: isForged ? { ...signed, signature: await signMessage(signed) } : signed };
}

describe.each(table)(
  'sign-in with the strategy $strategy',
  ({ strategy, factor, off, named, unknown, rest, ...row }) => {
    const beginner = (browser: BrowserClient, account: object) => async (changes?: object) => {
      const input = { ...account, ...rest, ...changes };
      return browser.post('/auth/signin', { strategy, ...(row.sign ? await row.sign(browser, input) : input) });
    };

    it('lists the missing fields of a sign-in, unless it requires none', async () => {
      const { world } = await worldWithAda();
      const { status, body } = await world.browser().post('/auth/signin', { strategy });
      const inRest = {
        phoneNumber: 'phone_number',
        email: 'email',
        username: 'username',
        password: 'password',
        wallet: 'wallet',
        ticket: 'ticket',
        provider: 'provider',
      };
      const lacking = STRATEGIES[factor].fields.map((field) => inRest[field]).sort();
      if (lacking.length === 0) expect(status).toBe(200);
      else expect([status, body.errors.map(({ path }) => path).sort()]).toEqual([400, lacking]);
    });

    it('rejects a sign-in after the settings disable the strategy', async () => {
      const { world, ada } = await worldWithAda();
      const other = factor === 'EMAIL_PASSWORD' ? 'username_password' : 'email_password';
      await changeSettings(world, { first_factor: other, authentication_factors: off });
      expect(outcomeOf(await beginner(world.browser(), named(ada))())).toEqual([400, 'STRATEGY_NOT_AVAILABLE']);
    });

    it('rejects a wrong code or password with the same response and statements for known and unknown accounts', async () => {
      const { world, ada } = await worldWithAda();
      const walk = async (account: object) => {
        const browser = world.browser();
        let body: object = {};
        const statements = await statementKindsOf(world, async () => {
          const rejected = await row.wrongly(browser, beginner(browser, account));
          expect(outcomeOf(rejected)).toEqual(row.rejection);
          body = withoutIds(rejected.body);
        });
        return { body, statements };
      };
      // Creates the counters of this client's address first.
      await walk(unknown());
      const known = await walk(named(ada));
      expect(await walk(unknown())).toEqual(known);
      expect((await world.browser().get('/me')).status).toBe(401);
    });

    it('limits the attempts of one client at known and unknown accounts in the same way', async () => {
      const { world, ada } = await worldWithAda();
      const sent = (row.most ?? MOST_WITHOUT_LIMIT) + 1;
      const statusesOf = async (account: object) => {
        const statuses: unknown[] = [];
        for (let n = 0; n < sent; n += 1) {
          statuses.push((await beginner(world.browser(), account)(row.wrongFields)).status);
        }
        return statuses;
      };
      const known = await statusesOf(named(ada));
      expect(known.at(-1) === 429).toBe(row.most !== null);
      expect(known.slice(0, -1)).not.toContain(429);
      expect(await statusesOf(unknown())).toEqual(known);
    });
  },
);
