import type { SessionCookie, TestSession } from './test-session.ts';
import {
  createTestUsers,
  type TestUser,
  type TestUserFields,
  type TestUsers,
  type TestUsersOptions,
} from './test-users.ts';

export type { SessionCookie, TestSession, TestUser, TestUserFields, TestUsers, TestUsersOptions };

/* Playwright is not imported: these are the parts of its fixtures that are used. */

type Use<Value> = (value: Value) => Promise<void>;

/** What a test gets besides. Its `page`, `context` and `request` are signed in as `testUser`. */
export interface GatehouseFixtures {
  /** What the user has, such as an organization: `test.use({ testUserFields: { organization: { role: 'Member' } } })`. */
  testUserFields: TestUserFields;
  /** A user of this test only, who is deleted when it ends. */
  testUser: TestUser;
  /** The session of the browser, such as for `testSession.sessionToken()`. */
  testSession: TestSession;
}

export interface GatehouseWorkerFixtures {
  /** Creates further users. Those that are left are deleted when the worker ends. */
  testUsers: TestUsers;
}

interface StorageState {
  cookies: SessionCookie[];
  origins: never[];
}

/** The argument of `test.extend<GatehouseFixtures, GatehouseWorkerFixtures>(…)`. */
export interface GatehouseFixtureDefinitions {
  testUserFields: [TestUserFields, { option: true }];
  testUsers: [(args: object, use: Use<TestUsers>) => Promise<void>, { scope: 'worker' }];
  testUser: (
    args: { readonly testUsers: TestUsers; readonly testUserFields: TestUserFields },
    use: Use<TestUser>,
  ) => Promise<void>;
  testSession: (
    args: { readonly testUsers: TestUsers; readonly testUser: TestUser },
    use: Use<TestSession>,
  ) => Promise<void>;
  storageState: (args: { readonly testSession: TestSession }, use: Use<StorageState>) => Promise<void>;
}

/** Fixtures with which each test has a user of its own, who is signed in. */
export function gatehouseFixtures(options: TestUsersOptions): GatehouseFixtureDefinitions {
  return {
    testUserFields: [{}, { option: true }],
    testUsers: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
      async ({}, use) => {
        const users = createTestUsers(options);
        await use(users);
        await users.deleteAll();
      },
      { scope: 'worker' },
    ],
    async testUser({ testUsers, testUserFields }, use) {
      const user = await testUsers.create(testUserFields);
      await use(user);
      await testUsers.delete(user);
    },
    async testSession({ testUsers, testUser }, use) {
      await use(await testUsers.signIn(testUser));
    },
    async storageState({ testSession }, use) {
      await use({ cookies: [testSession.cookie], origins: [] });
    },
  };
}
