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
  `create index api_auth_key_replaced_by
    on api_auth_key (deployment_id, replaced_by_id) where replaced_by_id is not null`,

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

  // Counts several calls, one after the other: call n adds its cost to the counters of all of its rules, or to none. The
  // counters of all calls come in one order, in which they are locked: statements wait for each other, never crosswise. What
  // is read first refuses calls that can't pass: where all are, nobody is waited for and nothing is written. The time is read
  // behind the wait for the locks. A plan that was made while the table was small must not be one that reads all of it.
  `create function take_rate_limits(
    counters text[], windows_ms bigint[], rule_calls integer[], rule_counters integer[], rule_limits integer[],
    costs integer[],
    out allowed boolean[], out used integer[], out resets_in_ms double precision[])
  language plpgsql set enable_seqscan = off as $$
  declare
    rules constant integer := cardinality(rule_calls);
    now timestamptz;
    ends timestamptz[];
    sums integer[];
    call integer;
    first integer;
    behind integer;
    counter integer;
    passes boolean;
  begin
    for pass in 1 .. 2 loop
      if pass = 2 then
        -- Locks those that are there, too.
        insert into rate_limit_counter select unnest(counters), 0, '-infinity'
          on conflict (key) do update set used = 0 where false;
      end if;
      select array_agg(held.used order by asked.at), array_agg(held.resets_at order by asked.at) into sums, ends
        from unnest(counters) with ordinality asked (key, at) left join rate_limit_counter held on held.key = asked.key;
      now := clock_timestamp();
      for at in 1 .. cardinality(counters) loop
        if ends[at] > now is not true then
          sums[at] := 0;
          ends[at] := '-infinity';
        end if;
      end loop;
      allowed := array_fill(false, array[cardinality(costs)]);
      first := 1;
      while first <= rules loop
        call := rule_calls[first];
        behind := first;
        passes := true;
        while behind <= rules and rule_calls[behind] = call loop
          passes := passes and sums[rule_counters[behind]]::bigint + costs[call] <= rule_limits[behind];
          behind := behind + 1;
        end loop;
        if passes then
          allowed[call] := true;
          for at in first .. behind - 1 loop
            counter := rule_counters[at];
            sums[counter] := sums[counter] + costs[call];
            if ends[counter] = '-infinity' then
              ends[counter] := now + windows_ms[counter] * interval '1 millisecond';
            end if;
          end loop;
        end if;
        for at in first .. behind - 1 loop
          used[at] := sums[rule_counters[at]];
          resets_in_ms[at] := extract(epoch from nullif(ends[rule_counters[at]], '-infinity') - now) * 1000;
        end loop;
        first := behind;
      end loop;
      if true <> all (allowed) then return; end if;
    end loop;

    update rate_limit_counter held set used = counted.used, resets_at = counted.resets_at
      from unnest(counters, sums, ends) counted (key, used, resets_at) where held.key = counted.key;
  end $$`,
];
