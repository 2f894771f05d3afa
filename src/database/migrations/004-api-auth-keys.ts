import { Migration } from '@mikro-orm/migrations';
import { identified, stamped } from './columns.ts';

/** Keys that a deployment's customers call its APIs with. */
export class Migration004ApiAuthKeys extends Migration {
  override up(): void {
    for (const statement of API_AUTH_KEYS) this.addSql(statement);
  }
}

const API_AUTH_KEYS = [
  `alter table api_auth_app add column key_prefix text not null default 'key'`,
  // What end users may give keys of their own; null where they may make none.
  'alter table api_auth_app add column self_service jsonb',

  // No foreign key to the owner or to the key that replaced it: they may be gone, the key's record stays.
  `create table api_auth_key (${identified},
    app_id bigint not null,
    name text not null,
    prefix text,
    last_four text,
    key_hash text not null,
    permissions text[] not null default '{}',
    metadata jsonb not null default '{}',
    user_id bigint,
    organization_id bigint,
    workspace_id bigint,
    rate_limits jsonb,
    self_made boolean not null default false,
    expires_at timestamptz(3),
    last_used_at timestamptz(3),
    revoked_at timestamptz(3),
    revoked_reason text,
    replaced_by_id bigint,
    first_id bigint,
    ${stamped},
    unique (deployment_id, id),
    unique (deployment_id, key_hash),
    foreign key (deployment_id, app_id) references api_auth_app (deployment_id, id) on delete cascade
  )`,
  'create index api_auth_key_app on api_auth_key (deployment_id, app_id, id)',
  'create index api_auth_key_newest on api_auth_key (deployment_id, app_id, created_at, id)',
  'create index api_auth_key_user on api_auth_key (deployment_id, user_id, id) where user_id is not null',
  `create index api_auth_key_organization
    on api_auth_key (deployment_id, organization_id, id) where organization_id is not null`,
  `create index api_auth_key_workspace
    on api_auth_key (deployment_id, workspace_id, id) where workspace_id is not null`,

  // No foreign key to the key: 0 stands for one that the app does not have.
  `create table api_auth_usage (
    deployment_id integer not null references deployment (id) on delete cascade,
    app_id bigint not null,
    minute timestamptz(3) not null,
    key_id bigint not null,
    code text not null,
    count integer not null,
    primary key (deployment_id, app_id, minute, key_id, code),
    foreign key (deployment_id, app_id) references api_auth_app (deployment_id, id) on delete cascade
  )`,
  'create index api_auth_usage_key on api_auth_usage (deployment_id, app_id, key_id, minute)',
  'create index api_auth_usage_minute on api_auth_usage (minute)',

  // Counters are lost with a crash of PostgreSQL, and written without waiting for its log: a window more is no harm. They
  // carry no deployment, whose row each first count would have to look up; their keys name what belongs to one.
  `create unlogged table rate_limit_counter (
    key text primary key,
    used integer not null,
    resets_at timestamptz not null
  ) with (fillfactor = 70)`,
  'create index rate_limit_counter_expiry on rate_limit_counter (resets_at)',

  // Keys come in one order, in which they are locked: calls wait for each other, never crosswise. A call that can't pass is
  // refused by what is read first: it waits for nobody and writes nothing. The time is read behind the wait for the locks.
  // A plan that was made while the table was small must not be one that reads all of it.
  `create function take_rate_limits(keys text[], limits integer[], windows_ms bigint[], cost integer,
    out allowed boolean, out used integer[], out resets_in_ms double precision[])
  language plpgsql set enable_seqscan = off as $$
  declare
    total constant integer := cardinality(keys);
    now timestamptz := clock_timestamp();
    ends timestamptz[];
    held record;
  begin
    for pass in 1 .. 2 loop
      for at in 1 .. total loop
        if pass = 1 then
          select counter.used, counter.resets_at into held from rate_limit_counter counter where counter.key = keys[at];
        else
          loop
            select counter.used, counter.resets_at into held from rate_limit_counter counter
              where counter.key = keys[at] for update;
            exit when found;
            insert into rate_limit_counter values (keys[at], 0, '-infinity') on conflict do nothing;
          end loop;
        end if;
        used[at] := coalesce(held.used, 0);
        ends[at] := coalesce(held.resets_at, '-infinity');
      end loop;
      now := clock_timestamp();
      allowed := true;
      for at in 1 .. total loop
        if ends[at] <= now then used[at] := 0; end if;
        resets_in_ms[at] := case when ends[at] > now then extract(epoch from ends[at] - now) * 1000 end;
        allowed := allowed and used[at]::bigint + cost <= limits[at];
      end loop;
      if not allowed then return; end if;
    end loop;

    for at in 1 .. total loop
      used[at] := used[at] + cost;
      if resets_in_ms[at] is null then
        resets_in_ms[at] := windows_ms[at];
        ends[at] := now + windows_ms[at] * interval '1 millisecond';
      end if;
      update rate_limit_counter counter set used = take_rate_limits.used[at], resets_at = ends[at]
        where counter.key = keys[at];
    end loop;
  end $$`,
];
