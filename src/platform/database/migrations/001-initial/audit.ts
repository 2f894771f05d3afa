import { identified } from './columns.ts';

export const AUDIT = [
  // Audit record and outbox in one. No foreign key to the actor or the resource: both may be gone, the record stays.
  `create table event (${identified},
    type text not null,
    resource_type text not null,
    resource_id text not null,
    actor_type text not null,
    actor_id text,
    ip text,
    request_id text,
    before jsonb,
    after jsonb,
    created_at timestamptz(3) not null
  )`,
  'create index event_resource on event (deployment_id, resource_type, resource_id, id)',
  // Types are searched by their beginnings too, whatever the collation of the database.
  'create index event_type on event (deployment_id, type text_pattern_ops, id)',
  'create index event_actor on event (deployment_id, actor_id, id) where actor_id is not null',
  'create index event_request on event (deployment_id, request_id, id) where request_id is not null',
  'create index event_ip on event (deployment_id, ip, id) where ip is not null',
  // For retention, in all deployments.
  'create index event_created on event (created_at)',
];
