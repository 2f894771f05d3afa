import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../../../src/features.ts';
import { migrationNumber, type NamedMigration } from '../../../../src/platform/database/migrations/migrations.ts';
import { type InspectedMigration, violationsOf } from '../../../support/migration-rules/migration-rules.ts';
import { PREVIOUS_RELEASE } from '../../../support/previous-release.ts';
import { createWorld } from '../../../support/world.ts';

beforeAll(() => loadModule());

async function inspect({ class: Inspected, ...declared }: NamedMigration): Promise<InspectedMigration> {
  const { orm } = (await createWorld()).services.database;
  const migration = new Inspected(orm.em.getDriver(), orm.em.config);
  migration.up();
  const statements = migration.getQueries().map(String);
  return { ...declared, number: migrationNumber(declared), statements, isTransactional: migration.isTransactional() };
}

/** The reasons against statements of migration 41, when the previous version is 40. */
function reasonsAgainst(statements: string | readonly string[], declared: Partial<InspectedMigration> = {}): string {
  const all = typeof statements === 'string' ? [statements] : statements;
  const migration = { number: 41, statements: all, isTransactional: true, servesFrom: 40, ...declared };
  return violationsOf(migration, 40).join('\n');
}

describe('the migrations of the next release', () => {
  it('let the previous version run beside this one', async () => {
    const unreleased = migrations.filter((each) => migrationNumber(each) > PREVIOUS_RELEASE.version);
    const found: Record<string, string[]> = {};
    for (const migration of unreleased) {
      const violations = violationsOf(await inspect(migration), PREVIOUS_RELEASE.version);
      if (violations.length > 0) found[migration.name] = violations;
    }
    expect(found).toEqual({});
  });

  it('would not be accepted in the form of a migration before these rules', async () => {
    const versions = migrations.find(({ name }) => name === '015-versions') as NamedMigration;
    expect(violationsOf({ ...(await inspect(versions)), servesFrom: 14 }, 14)).toEqual(
      expect.arrayContaining([
        'It deletes from idempotency_key: use a backfill.',
        expect.stringContaining('It removes idempotency_key.answer, which older versions use.'),
        'It adds idempotency_key.id not null without a default, so inserts of older versions fail.',
      ]),
    );
  });
});

describe('the rules of migrations', () => {
  it.each([
    ['alter table app drop column key', 'It removes app.key, which older versions use'],
    ['drop table app', 'It removes app, which older versions use'],
    ['drop trigger count on app', 'It removes app.count, which older versions use'],
    ['alter table app drop constraint one_key', 'It removes app.one_key, which older versions use'],
    ['alter table app alter column key drop default', 'It removes app.key default, which older versions use'],
    ['alter table app rename column key to public_key', 'It renames app.key to public_key'],
    ['alter table app rename to application', 'It renames app to application'],
    ['alter table app add column key text not null', 'It adds app.key not null without a default'],
    ['alter table app add column key uuid default gen_random_uuid()', 'which rewrites the table'],
    ['alter table app add column number bigserial', 'which rewrites the table'],
    ['alter table app add column key text unique', 'It adds app.key with a constraint'],
    ['alter table app alter column key type integer', 'It changes the type of app.key'],
    ['alter table app alter column key set not null', 'It sets app.key not null'],
    ['alter table app add constraint one_key unique (key)', 'build a unique index concurrently'],
    ['alter table app add constraint positive check (key > 1)', 'add it `not valid`'],
    ['create index app_key on app (key)', 'use `create index concurrently if not exists`'],
    ['create index concurrently if not exists app_key on app (key)', 'a migration that is not transactional'],
    ['drop index app_key', 'use `drop index concurrently if exists`'],
    ['update app set key = 1', 'It updates app: use a backfill'],
    ['delete from app', 'It deletes from app: use a backfill'],
    ['insert into app select * from other', 'It copies rows into app'],
    ['do $$ begin perform 1; end $$', 'The rules do not know this statement'],
    ['alter table app disable trigger all', 'The rules do not know AT_DisableTrigAll of app'],
  ])('reject %s', (statement, reason) => {
    expect(reasonsAgainst(statement)).toContain(reason);
  });

  it.each([
    ['create table label (id bigint, user_id bigint references "user" (id))', 'It creates label with a foreign key'],
    ['create table label (id bigint, foreign key (id) references app (id))', 'It creates label with a foreign key'],
    [
      'alter table label add constraint of_app foreign key (id) references app (id) on delete set null not valid',
      'It adds label.of_app with `on delete set null`',
    ],
  ])('reject on Citus %s', (statement, reason) => {
    expect(reasonsAgainst(statement, { number: 59 })).toContain(reason);
  });

  it('accept additions that older versions do not notice', () => {
    const statements = [
      'alter table app add column key text, add column is_shown boolean not null default false',
      'alter table app add column created_at timestamptz not null default now()',
      'alter table app add constraint positive check (key > 1) not valid',
      'alter table app validate constraint other',
      'alter table app alter column key drop not null',
      'create table label (id bigint not null)',
      'create unique index label_id on label (id)',
      'alter table label add column app_id bigint not null unique',
      'insert into label values (1)',
      'update label set id = 2',
    ];
    expect(reasonsAgainst(statements)).toBe('');
  });

  it('reject the validation of a constraint in the transaction that adds it', () => {
    const statements = [
      'alter table app add constraint positive check (key > 1) not valid',
      'alter table app validate constraint positive',
    ];
    expect(reasonsAgainst(statements)).toContain('which keeps the lock');
  });

  it('accept only repeatable statements outside of a transaction', () => {
    const outside = { isTransactional: false };
    const create = 'create index concurrently if not exists app_key on app (key)';
    expect(reasonsAgainst([create, 'drop index concurrently if exists app_old'], outside)).toBe('');
    for (const other of ['create index concurrently app_key on app (key)', 'alter table app add column key text']) {
      expect(reasonsAgainst(other, outside)).toContain('which can be repeated');
    }
  });

  it('accept a removal only of what the previous release does not use any more', () => {
    const drop = 'alter table app drop column key';
    expect(reasonsAgainst(drop, { removes: { 'app.key': 40 } })).toBe('');
    expect(reasonsAgainst(drop, { removes: { 'app.key': 41 } })).toContain('remove it in a later release');
    expect(reasonsAgainst(drop, { removes: { 'app.key': 40 }, servesFrom: 39 })).toContain('but serves older ones');
    expect(reasonsAgainst(drop, { removes: { 'app.key': 40, 'app.name': 40 } })).toContain('no statement removes');
  });

  it('demand the oldest version that a migration serves, which includes the previous one', () => {
    expect(reasonsAgainst('select 1', { servesFrom: undefined })).toContain('does not declare `servesFrom`');
    expect(reasonsAgainst('comment on table app is null', { servesFrom: 41 })).toContain('version 40 would stop');
  });
});
