/** What the platform itself stores: leases, the master key's fingerprint, and the counters of limits. */
export const PLATFORM = [
  'create extension if not exists pg_trgm',

  `create table process_number (
    number smallint primary key,
    holder text not null,
    expires_at timestamptz(3) not null
  )`,
  `create table master_key (
    id smallint primary key check (id = 1),
    fingerprint text not null
  )`,

  // Failures are counted in a transaction of their own, so that a rolled-back one still counts.
  `create table attempt_counter (
    deployment_id integer not null references deployment (id) on delete cascade,
    key text not null,
    count integer not null,
    resets_at timestamptz(3) not null,
    primary key (deployment_id, key)
  )`,
  'create index attempt_counter_expiry on attempt_counter (resets_at)',

  // The first response to a key, written with its effect. The same key within its lifetime gets that response again.
  `create table idempotency_key (
    deployment_id integer not null references deployment (id) on delete cascade,
    credential_id bigint not null,
    route text not null,
    key_hash text not null,
    request_hash text not null,
    answer jsonb not null,
    expires_at timestamptz(3) not null,
    primary key (deployment_id, credential_id, route, key_hash)
  )`,
  'create index idempotency_key_expiry on idempotency_key (expires_at)',

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
