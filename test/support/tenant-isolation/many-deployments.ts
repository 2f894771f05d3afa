/** Statements that work for several deployments at once, each with the reason. Everything else names one deployment. */
export const OF_MANY_DEPLOYMENTS: readonly { readonly statement: RegExp; readonly reason: string }[] = [
  {
    statement: /^update sign(in set authenticated_at|ing_key set longest_ttl) = /,
    reason: 'Migrations fill new columns of every deployment.',
  },
  {
    statement: /^select key_hash as "hash", .* from api_key where key_hash = any\(/,
    reason: 'A backend API key is found by its hash: it is what tells the deployment.',
  },
  {
    statement: /^select asked\.at, key\.id, /,
    reason: 'Checks of several callers share a statement. Each row brings its deployment and joins by it.',
  },
  {
    statement: /^insert into api_auth_usage as usage /,
    reason: 'Usage is written for all deployments together. Each row brings its deployment and joins by it.',
  },
  {
    statement: /^with noted as \( select \* from unnest\(.* update api_auth_key key set last_used_at = /,
    reason: 'Last uses are written for all deployments together. Each row brings its deployment and joins by it.',
  },
  {
    statement: /^delete from "[a-z_]+" where ctid = any\(array\(/,
    reason: 'Retention deletes what is too old, in every deployment.',
  },
  {
    statement:
      /^update "waitlist_entry" set "token_hash" = \$\d+ where "token_hash" is not null and "token_expires_at" < /,
    reason: 'Retention forgets the expired tokens of every waitlist.',
  },
  {
    statement: /^select signin\.deployment_id as "deploymentId", .* from signin join session /,
    reason: 'The job that ends expired sign-ins looks for them in every deployment.',
  },
  {
    statement: /^with recursive waiting as \( \(select endpoint_id, next_attempt_at from webhook_delivery /,
    reason: 'The delivery engine claims what is due in every deployment.',
  },
  {
    statement: /^select "id", "body" from "webhook_message" where "id" = any\(/,
    reason: 'The delivery engine reads the bodies of what it claimed.',
  },
  {
    statement: /^with app as materialized \( select id from webhook_app where id = any\(/,
    reason: 'The delivery engine locks the apps and endpoints of a batch of results.',
  },
  {
    statement: /^with result as \( select \* from unnest\(/,
    reason: 'The delivery engine records a batch of results.',
  },
  {
    statement:
      /^select endpoint\.id, endpoint\.deployment_id as "deploymentId" from webhook_endpoint endpoint where endpoint\.id = any\(/,
    reason: 'The delivery engine looks which endpoints of a batch have failed for too long.',
  },
  {
    statement: /^update webhook_endpoint endpoint set is_active = false, auto_disabled = true, /,
    reason: 'The delivery engine disables the endpoints of a batch.',
  },
  {
    statement: /^update webhook_app set watched_until = /,
    reason: 'The delivery feed renews the watch of every app that has a stream on this process.',
  },
  {
    statement: /^select .*app\.id as "appId", array\( select delivery\.id::text from webhook_delivery delivery /,
    reason: 'The delivery feed reads what happened in every app that has a stream on this process.',
  },
  {
    statement:
      /^select "delivery"\."id", "delivery"\."deployment_id" as "deploymentId", .* where "(delivery|attempt)"\."id" = any\(/,
    reason:
      'The delivery feed reads the deliveries and attempts that it was notified of. Each row tells its deployment.',
  },
  {
    statement: /^with held as \( select endpoint\.id, wanted\.count from webhook_endpoint endpoint /,
    reason: 'The delivery engine takes from the rate limits of the endpoints of a batch.',
  },
];
