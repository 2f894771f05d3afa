import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pgliteFolder } from '../../../../src/config/data-dir.ts';
import { entities, migrations } from '../../../../src/features.ts';
import { Migration020KeyedDigests } from '../../../../src/identity/attempts/migrations/020-keyed-digests.ts';
import { type Database, openDatabase } from '../../../../src/platform/database/database.ts';
import { versionOf } from '../../../../src/platform/database/migrations/migrations.ts';
import { emptyDatabase } from '../../../support/empty-database.ts';
import { runScript, startProcess, unmigratedDatabaseEnv } from '../../../support/process.ts';
import { createWorld } from '../../../support/world.ts';

/**
 * SHA-256 of the statements of each migration. Databases that have applied a migration never apply it again, so a change
 * of its text would reach new databases only. Add a migration and its line here instead of changing a line.
 */
const RELEASED: Readonly<Record<string, string>> = {
  '001-initial': '720389346e41fde5b6ad474b938909c5ea9abd9adb069b5e4141996b69f6d37c',
  '002-deployment-version': '38ea15ebc5a10e8826e5329a46f90464980188146cce71717718a9f63980b99b',
  '003-webhook-delivery-updates': '8337e27c528e72bec4e2b837a83b18868fd30b68de7e6467416b2ee243ffeb2e',
  '004-knowledge-base-search': '4beddabcb9ad22d10e8bc0c856ea95f22a305f11fccb5612b7358586bfd2edb7',
  '005-agent-runs': 'd3b460eb986bd0be7a85e7cdde25f3ee987539d7bed5980fe61690e1fc4894ce',
  '006-ai-tools': '4f76bdd7ac420d8bc02cec92e9cdcfecda08e1eee816834fe07c76d287256df5',
  '007-agent-threads': '64b6be877be6a3aa6353662811ed30d1394bdd27b414b9286017126fc88658fc',
  '008-agent-audience': '368014f0f38773df457e288dba1a25ea30aa486eb8406858470ddb0fd8eef29f',
  '009-passkeys': '909c58e52b9f01c4098fbfc55e0d681c9647a304975efbfd6bb4ef3a5ae0d447',
  '010-wallets': 'c15361fa87d35a0d9d878ff53113a404d9fbc751609d6d58086c29d46c3b04a2',
  '011-wallet-rpc-urls': '4510428245d586695ab062286eca797381d59f7b49985ab1550d7b005f76b9cb',
  '012-custom-roles': 'b70972d37e38a1be42d6442175dff0567474243f6a4262682769c872edd66fcb',
  '013-support-kit': 'c979fe5208c6ac5c09c67a9bbe5452d03a5741913e542106990c0ea2e07dc0f6',
  '014-external-ids-and-imports': 'dcad6ee35f4a31fb0432f373284a1570b167b58a5c0f1839466975c181a9bb98',
  '015-versions': '23e435b56a5aabcaf763487d8347fec4c14760edd3ddbe0c25114d504a09f263',
  '016-images': 'a57d2a9e8bf899215271ec12c9b07177ce31edd8c04d4980fb13c7b4c072e58f',
  '017-more-versions': '6332bd282dcd79817dc627c6efd2618c9b0fa5787888e880a16b432960bcb9f0',
  '018-messages': '0c65f883b94dc98e26c5e6a7cb47452fe75e8227d515570a62c1812f10254883',
  '019-development-messages': '89a470f954df366f41a58f8e1848f181bdaf3810876b859e5f9b3f920ce143f1',
  '020-keyed-digests': 'd79924e74f08cce31a52b8bc0423ca5894e30b996a109bc3cde43f78482bdc1d',
  '023-sign-in-failures': '340092a5308a559d3bd26b0e9505c21f91253246b0b84504189149214aa497ae',
  '024-last-active-organization': 'c97176c92dc3c5d81edceff3d15fafb256cb4b27cd7a73840af654c3a3bcec50',
  '025-form-submissions': '5ac6b521bfad7dc6c69807ba55c71bc6ba59c2424aba5c0db215960438822c61',
  '026-delivery-last-response': '81179d2647dc9d041de00a895c9fcf78d4f15643c7a7d99ddd85f64b7bdcd455',
  '027-agent-model-settings': '18585e82c740fd90f27c06d57250bf07b2b70e083f9a934a7b48f10eb1477285',
  '028-agent-run-steps': '9cb7564e3db274001f5cf0071783a1f515ac44ae157868db96f6504d4a1bd687',
  '029-parallel-runs': '33f207968ff6ca7e9cd3e3fdf144bdcf30f4501e7de0d7ed6351608921f3aeb8',
  '030-posting-blocks': '0308c55b7eda148ed10c6e400d5f2bf44b2710a5ddc02f51b57c44e4261b7730',
  '031-search-quality': '99aa7fb1d374ffc8674ef1d130e5769a9c5bb9eb83d8a3c546def0d664cb4036',
  '032-backfills': '5dbf37e8eaaa959512517b425100502052be5be3c5556bce7c97f7abe376017f',
  '033-social-sign-in': '5bd547adb74705e930270216f72e44dbe78eabb80dc4682169a7648aea62981e',
  '034-social-connection-subject': '20c2c0841c0131c7bddbef0a7b563a66f9dbe5c3fa71a33970849352e9b2165e',
  '035-operators': 'c9a14021d0c0b2553982f7ce3c084b941c7a032c8e9ed0e065757ca42a251ca9',
  '036-activity-counts': 'e8893c278a677cf24fbed547038f66fbe26b713b1efeb12836461d47a2dcb884',
  '037-organization-search': 'f40ef4574e3b172dccc849d8eaea7d2bfe478028cd7e3ac4bb0c6cce552bd97e',
  '038-workspace-lists': '7892de6e79de3128b93863a732fda9b5d919de7bcff197c01e28bbf1e43acca4',
  '039-invitation-lists': '18a39bebf7b8caebea1be679b5bc32f41902e6383e3e607c7753a1e209398e4d',
  '040-user-sessions': '6e75caf4e89b5a0fe670e89ccbcba7fa42865739653432aba2464b7e05453c27',
  '041-audit-actor-types': 'a39c399c5e5b5f659ede6d9392fb0ae6d3ce4533811ffae92897420a9ded0cf3',
  '042-cancelled-deliveries': '3bd9f94916e9fb4f428df32030e6ab601ba3e7d01f58642411df821674a45dad',
  '043-oauth': 'b8289ef3206c48329c279c160058ae3aab44a13f9885c14ea7b96037ae607e0b',
  '044-oidc-signing-keys': 'f6cc74cb1debec7b261a10bace722dfe185c6f4e39f05fb2435f4719f685e3e3',
  '045-oauth-application-roles': 'e964f637ffa2dc49249d89e5a39c5758d805d1da4912a7d8b8e2f5661c71c23b',
  '046-oauth-grant-organizations': '1d4d8981123209b5cd9b13e534f3211bca9759a030c4b8b1d2e5e6ea4c48ee6e',
  '047-oauth-reference-indexes': 'e36a1908c08cbc972fff94212aa050908e8275d36f41e7640bdef19497fdecd1',
  '048-audit-application': '5c287b4dd21d2d747b2894e51a912b8840b408bef1b0c92272a110922f274e4b',
  '049-user-order': 'c1bcd77574a9f4145f5cbc53007a58f5bf88a949699c4ace9d0b80c712398dca',
  '050-name-order': '4ed8e986de8d66dfcfb3e7d44dbd050b33a9061a035a0f6bd3e47248822ab1a1',
  '051-kept-counts': 'e02475227d73e16ffb7787b05f6cf2cdea703989038e71c7c7b02a5700b40ac8',
  '052-count-rows': '70793800b40c4a20b5e37e1d48ec6414f4c3912bdf3632d596d8a51a7575b89a',
  '053-webhook-counts': 'f0e43ec515119f69230b27f4858614bc9902ac65da8231f3cbddb0157b051b6f',
  '054-delivery-pages': 'b420830ccf6b0772cfce8d24436ec62cbb0d7f31cea996375c01e9e63206df58',
  '055-fewer-delivery-keys': 'c60dc504620df3b8b16361f7621a765301cdb9094d38bb53b87fabaa2952bd87',
  '056-clear-references': '961e4658685c85b13f312eef8895c2ae71fa5d5e37c9f33c06606b216b5b1c56',
  '057-valid-references': 'be142822457689263018670d28890d5e8e880e9bd3a2ad2edaf01c69f94fe036',
  '058-counts-of-deletions': '6def4352e5c2187ce5dbd6285ec2397142fe8f26f8078529937a66e1d8a62a88',
  '059-unregistered-clients': '60134aa193febe3c5a06d653ee7a81d54f742280ae81960b45f39b2ac4238300',
  '060-unregistered-client-indexes': '11fa3b0cce905d654ceba7292f3bd874634b0a867a73f03ccd9e0bc8a3957949',
  '061-device-sign-in': '008e9edc894388d3a0abd9bd5e92ade414e56d9e365a74d5c6a5f6eb2e8a7713',
  '062-token-exchange': '8682cb2b6d10b40b642c45770ce40e6138b209eefcdfcb71454e22d200a0f646',
  '063-bound-tokens': '2c573d1463664bb994ff9e8dd7cab6b2e8ca86f9bd53f8fc35979d84ca4ce043',
  '064-pushed-requests': 'f840af65fea622b20b50dc843c25037d745fbb885946bf62d1541bccac792f3d',
  '065-user-searches': '5f31395b4f7e59cf19de703b328db23a1d57347bc8d031d07ade600f15a38c9c',
};

const onError = (error: unknown) => console.error(error);

/** Every table, view, index and column of the database. */
async function schemaOf({ rows }: Database): Promise<unknown> {
  const { rows: found } = await sql`
    select c.relname as relation, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c left join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace group by c.oid, c.relname order by c.relname`.execute(rows);
  return found;
}

async function setApplied({ rows }: Database, names: readonly string[]): Promise<void> {
  await sql`create table if not exists migration (
    id serial primary key, name varchar(255), executed_at timestamptz default current_timestamp)`.execute(rows);
  await sql`delete from migration`.execute(rows);
  for (const name of names) await sql`insert into migration (name) values (${name})`.execute(rows);
}

/** Records a migration as a newer version would. */
async function addNewer({ rows }: Database, name: string, servesFrom: number): Promise<void> {
  await sql`insert into migration (name, serves_from) values (${name}, ${servesFrom})`.execute(rows);
}

const OLD = ['001-foundation', '002-identity', '003-webhook-delivery', '004-api-auth-keys', '005-audit-log'];

/** Numbers that were used during development and are in no release. */
const UNUSED_NUMBERS = [21, 22];

describe('the order of migrations', () => {
  it('gives each migration of a feature its own number, without a hole', () => {
    const numbers = migrations.map(({ name }) => Number(/^(\d{3})-[a-z0-9-]+$/.exec(name)?.[1]));
    const all = Array.from({ length: migrations.length + UNUSED_NUMBERS.length }, (_, at) => at + 1);
    expect(numbers).toEqual(all.filter((number) => !UNUSED_NUMBERS.includes(number)));
  });

  it('contains the migration of every file', () => {
    const files = globSync('src/**/migrations/[0-9]*').map((file) => basename(file, '.ts'));
    expect(files.sort()).toEqual(migrations.map(({ name }) => name));
  });
});

describe('a released migration', () => {
  it('keeps the statements of released migrations unchanged', async () => {
    const { orm } = (await createWorld()).services.database;
    const hashes = migrations.map(({ name, class: Released }) => {
      const migration = new Released(orm.em.getDriver(), orm.em.config);
      migration.up();
      return [name, createHash('sha256').update(migration.getQueries().join(';\n')).digest('hex')];
    });
    expect(Object.fromEntries(hashes)).toEqual(RELEASED);
  });
});

describe('a database', () => {
  it('migrates a database once, and again without effect', async () => {
    const open = await emptyDatabase();
    const database = await open();
    await database.migrate();
    await database.migrate();
    const { rows } = await sql`select name from migration order by id`.execute(database.rows);
    expect(rows).toEqual(migrations.map(({ name }) => ({ name })));
    expect(await database.isReady()).toBe(true);
    await database.close();
  });

  it('rejects a database of a version before the first release without a change', async () => {
    const open = await emptyDatabase();
    const database = await open();
    await setApplied(database, OLD);
    const before = await schemaOf(database);
    await expect(database.migrate()).rejects.toThrow(
      expect.objectContaining({ name: 'ConfigError', message: expect.stringContaining('before the first release') }),
    );
    expect(await schemaOf(database)).toEqual(before);
    await database.close();
  });

  it('rejects a database of a newer version that does not serve this one without a change', async () => {
    const open = await emptyDatabase();
    const database = await open();
    await database.migrate();
    await addNewer(database, '998-later', versionOf(migrations));
    await addNewer(database, '999-latest', 998);
    const before = await schemaOf(database);
    await expect(database.migrate()).rejects.toThrow(
      expect.objectContaining({
        name: 'ConfigError',
        message: expect.stringMatching(
          /was migrated by a newer version of Gatehouse \(999-latest\): start that version/,
        ),
      }),
    );
    expect(await schemaOf(database)).toEqual(before);
    await database.close();
  });
});

describe('a database that a newer version has migrated', () => {
  it('is used by a version that it serves', async () => {
    const open = await emptyDatabase();
    const database = await open();
    await database.migrate();
    await addNewer(database, '999-latest', versionOf(migrations));
    const reports: unknown[] = [];
    await database.migrate((...report) => reports.push(report));
    expect(reports).toEqual([
      [{ migrations: ['999-latest'] }, 'A newer version has migrated the database, which serves this one'],
    ]);
    expect(await database.isReady()).toBe(true);
    await database.close();
  });

  it('is reported as not ready, with one sentence, once it does not serve a running version', async () => {
    const sentences: string[] = [];
    const open = await emptyDatabase();
    const database = await open({ onUnserved: (sentence) => void sentences.push(sentence) });
    await database.migrate();
    expect(await database.isReady()).toBe(true);
    await addNewer(database, '999-latest', 998);
    expect([await database.isReady(), await database.isReady()]).toEqual([false, false]);
    expect(sentences).toEqual([expect.stringMatching(/was migrated by a newer version of Gatehouse \(999-latest\)/)]);
    await database.close();
  });

  it('is rejected when it lacks a migration of this version', async () => {
    const open = await emptyDatabase();
    const database = await open();
    await database.migrate();
    await addNewer(database, '999-latest', 1);
    await sql`delete from migration where name = ${migrations.at(-1)?.name}`.execute(database.rows);
    await expect(database.migrate()).rejects.toThrow('by a newer version');
    await database.close();
  });
});

describe('the migration of keyed digests', () => {
  it('removes digests that can be guessed, and keeps counters of users and open attempts', async () => {
    const open = await emptyDatabase();
    const database = await open();
    await database.migrate();
    const digest = createHash('sha256').update('email ada@example.com').digest('base64url');
    const counters = [`signin:${digest}`, `signin:${digest}:10.0.0.1`, `signup:message:${digest}:10.0.0.1/day`];
    const kept = ['password:117428512399069184', 'signin:10.0.0.1/900s', 'guesses:sign_in:117428512399069184:::1'];
    const [at, from] = [`guesses:sign_in:${digest}`, `guesses:sign_in:${digest}:10.0.0.1`];
    const migration = new Migration020KeyedDigests(database.orm.em.getDriver(), database.orm.em.config);
    migration.up();
    const found = await database.rows.transaction().execute(async (rows) => {
      // The rows need no deployment and no user.
      await sql`set local session_replication_role = replica`.execute(rows);
      await sql`insert into attempt_counter (deployment_id, key, count, resets_at)
        select 1, key, 1, now() from unnest(${[...counters, ...kept]}::text[]) key`.execute(rows);
      await sql`insert into signin_attempt (deployment_id, id, session_id, unknown_key, method, current_step, completed, tries,
        guesses_at, guesses_from, expires_at, created_at, updated_at) values
        (1, 1, 1, ${digest}, 'email_otp', 'verify_first_factor', false, 0, ${at}, ${from}, now(), now(), now()),
        (1, 2, 1, 'passkey', 'passkey', 'verify_first_factor', false, 0, null, null, now(), now(), now())`.execute(
        rows,
      );
      await sql`insert into idempotency_key (deployment_id, id, credential_id, route, key_hash, request_hash, response_sealed,
        expires_at) values (1, 1, 1, '/users', ${digest}, ${digest}, '', now())`.execute(rows);
      for (const query of migration.getQueries()) await sql.raw(String(query)).execute(rows);
      const keys = await rows.selectFrom('attempt_counter').select('key').orderBy('key').execute();
      const attempts = await rows.selectFrom('signin_attempt').selectAll().orderBy('id').execute();
      const requests = await rows.selectFrom('idempotency_key').select('id').execute();
      return { keys: keys.map(({ key }) => key), attempts, requests };
    });
    expect(found.keys).toEqual(kept.toSorted());
    expect(found.requests).toEqual([]);
    expect(JSON.stringify(found)).not.toContain(digest);
    expect(found.attempts).toMatchObject([
      {
        unknown_key: expect.any(String),
        guesses_from: expect.stringMatching(/^guesses:sign_in:[0-9a-f-]{36}:10\.0\.0\.1$/),
      },
      { unknown_key: 'passkey', guesses_at: null },
    ]);
    await database.close();
  });
});

describe('the start', () => {
  it('reports data of another version at the start in one sentence', async () => {
    const environment = await unmigratedDatabaseEnv();
    const first = await startProcess(environment);
    await first.stop();
    const databaseUrl = environment['DATABASE_URL'] ?? null;
    const pgliteDir = databaseUrl === null ? pgliteFolder(environment['DATA_DIR'] as string) : null;
    const database = await openDatabase({ entities, migrations, databaseUrl, pgliteDir, poolSize: 1, onError });
    await setApplied(database, OLD);
    await database.close();

    const { code, output } = await runScript('src/main.ts', [], environment);
    expect(code).toBe(1);
    const where = databaseUrl === null ? pgliteDir : 'of DATABASE_URL';
    const lines = output.trim().split('\n');
    expect(lines.slice(-2)).toEqual([
      "The service can't start:",
      expect.stringMatching(
        /^- The database .* was created by a development version of Gatehouse before the first release, and its data cannot be migrated: set .*, or start the version that created it\.$/,
      ),
    ]);
    expect(lines.at(-1)).toContain(where);
    expect(output).not.toMatch(/ at .*\.ts:/);
  });
});
