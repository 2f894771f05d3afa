/** A statement that serves several deployments. */
interface MultiDeploymentStatement {
  readonly statement: RegExp;
  readonly reason: string;
  /** The tables that it scans in all deployments. It joins all others by the deployment. */
  readonly scanned: readonly string[];
}

/** The tables with expired rows of all deployments. */
const EXPIRING = [
  'activity_count',
  'api_auth_usage',
  'ai_agent_run',
  'ai_agent_usage',
  'ai_agent_waiting_run',
  'attempt_counter',
  'development_message',
  'event',
  'event_fan_out',
  'form_submission',
  'idempotency_key',
  'known_device',
  'oauth_application',
  'oauth_record',
  'operator_invitation',
  'passkey_challenge',
  'session',
  'sign_in_failure',
  'sign_in_ticket',
  'signin_attempt',
  'signup_attempt',
  'social_attempt',
  'user_import',
  'verification',
  'wallet_challenge',
  'webhook_message',
  'webhook_replay',
];

/** The statements that serve several deployments, with their reasons. All others are restricted to one deployment. */
export const MULTI_DEPLOYMENT_STATEMENTS: readonly MultiDeploymentStatement[] = [
  {
    statement: /^select key_hash as "hash", .* from api_key where key_hash = any\(/,
    reason: 'A backend API key is found by its hash, which determines the deployment.',
    scanned: ['api_key'],
  },
  {
    statement: /^select requested\.ordinal, caller\.id as "callerId", /,
    reason:
      'A check finds the backend API key by its hash, and the checked keys in the deployment of the backend API key.',
    scanned: ['api_key'],
  },
  {
    statement: /^select requested\.ordinal, key\.id, /,
    reason: 'Checks of several callers share a statement. Each row contains its deployment.',
    scanned: [],
  },
  {
    statement: /^select distinct "deployment_id" as "deploymentId" from "sign_in_failure" where "is_reported" = /,
    reason: 'A job finds the deployments with failed sign-ins to report, and reports those of each one by itself.',
    scanned: ['sign_in_failure'],
  },
  {
    statement: /^insert into activity_count \(deployment_id, hour, kind, label, count\) select deployment_id, /,
    reason: 'A job counts the users of all deployments. Each row contains its deployment.',
    scanned: ['user'],
  },
  {
    statement:
      /^select base\.deployment_id as "deploymentId", base\.id as "knowledgeBaseId" from ai_knowledge_base as base/,
    reason: 'A job looks for knowledge bases that lag behind their extraction model in all deployments.',
    scanned: ['ai_knowledge_base'],
  },
  {
    statement: /^select "deployment_id" as "deploymentId", "id" from "ai_agent_run" where "status" = /,
    reason: 'A job looks for runs of agents whose process has ended in all deployments.',
    scanned: ['ai_agent_run'],
  },
  {
    statement: /^with expired as \( select tableoid as part, /,
    reason: 'Retention deletes expired rows in all deployments.',
    scanned: EXPIRING,
  },
  {
    statement: /^select distinct deployment_id as id from "?\w+"? where /,
    reason: 'On Citus, retention finds the deployments with expired rows, and deletes those of each one by itself.',
    scanned: EXPIRING,
  },
  {
    statement: /^select distinct deployment_id as "deploymentId" from webhook_delivery where status = /,
    reason: 'On Citus, the delivery engine finds the deployments with due deliveries by this statement.',
    scanned: ['webhook_delivery'],
  },
  {
    statement:
      /^update "waitlist_entry" set "token_hash" = \$\d+ where "token_hash" is not null and "token_expires_at" < /,
    reason: 'Retention clears the expired tokens of all waitlists.',
    scanned: ['waitlist_entry'],
  },
  {
    statement:
      /^select document\.deployment_id as "deploymentId", .* from knowledge_base_document as document left join /,
    reason: 'The job that adds missing jobs looks for unfinished documents in every deployment.',
    scanned: ['knowledge_base_document'],
  },
  {
    statement: /^select run\.deployment_id as "deploymentId", .* from user_import as run left join /,
    reason: 'The job that adds missing jobs looks for imports that have not ended in every deployment.',
    scanned: ['user_import'],
  },
  {
    statement: /^select distinct chunk\.deployment_id as "deploymentId", /,
    reason: 'The hourly clean-up looks in every deployment for chunks whose document was deleted.',
    scanned: ['document_chunk', 'knowledge_base_document'],
  },
  {
    statement:
      /^select app\.deployment_id as "deploymentId", app\.id as "appId" from webhook_app app left join webhook_counted_span /,
    reason:
      'A job looks for deliveries that are not counted in the apps of all deployments, and counts those of each app by itself.',
    scanned: ['webhook_app', 'webhook_counted_span', 'webhook_delivery', 'webhook_attempt'],
  },
  {
    statement:
      /^select distinct endpoint\.deployment_id as "deploymentId", endpoint\.app_id as "appId" from webhook_delivery_change /,
    reason: 'A job looks for changes of counted deliveries in all deployments, and adds those of each app by itself.',
    scanned: ['webhook_delivery_change', 'webhook_endpoint'],
  },
  {
    statement: /^update webhook_counted_span set since = /,
    reason: 'Before retention deletes expired deliveries of all deployments, their hours count as not counted.',
    scanned: ['webhook_counted_span'],
  },
  {
    statement: /^delete from "?webhook_(delivery_count|attempt_count|delivery_change)"? as expired /,
    reason: 'Retention deletes the counts of expired deliveries in all deployments.',
    scanned: ['webhook_delivery_count', 'webhook_attempt_count', 'webhook_delivery_change', 'webhook_endpoint'],
  },
  {
    statement:
      /^with recursive waiting as \( \(select deployment_id, endpoint_id, next_attempt_at from webhook_delivery /,
    reason: 'The delivery engine finds the deployments with due deliveries, and claims those of each one by itself.',
    scanned: ['webhook_delivery'],
  },
  {
    statement: /^with recursive visited as \( \(select deployment_id, endpoint_id, next_attempt_at, /,
    reason: 'The console shows operators, and metrics show, how many deliveries of all deployments wait.',
    scanned: ['webhook_delivery', 'webhook_endpoint', 'webhook_app'],
  },
  {
    statement: /^select '' as queue, \(select count\(\*\)::int from \( select 1 from webhook_delivery /,
    reason: 'The same on Citus, which rejects recursion over all deployments.',
    scanned: ['webhook_delivery', 'webhook_endpoint', 'webhook_app'],
  },
  {
    statement: /^select '' as queue, count\(\*\)::int as waiting, .* from ai_agent_waiting_run /,
    reason: 'The console shows operators, and metrics show, how many runs of all deployments wait.',
    scanned: ['ai_agent_waiting_run', 'ai_agent_run'],
  },
  {
    statement: /^select base\.deployment_id as "deploymentId", base\.id as "knowledgeBaseId" from ai_knowledge_base /,
    reason: 'A recurring job looks for knowledge bases whose vectors are outdated, in every deployment.',
    scanned: ['ai_knowledge_base', 'vector_index'],
  },
];
