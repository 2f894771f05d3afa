import { Migration } from '@mikro-orm/migrations';

/**
 * The columns that people edit. Counters, totals and times of use are left out: a delivery to an endpoint, or a document of a knowledge
 * base, must not prevent the change of someone who edits the record. `updated_at` stands for changes in other tables, such as
 * subscriptions, and of secrets.
 */
const EDITED = {
  ai_agent: `name, description, model, system_prompt, temperature, max_tokens, tools, is_active, is_for_all_users,
    audience_organization_id, audience_workspace_id, updated_at`,
  ai_knowledge_base: `name, description, embedding_model, extraction_model, is_active, lexical_weight, vector_weight, graph_weight,
    updated_at`,
  ai_tool: 'description, parameters, url, timeout_seconds, is_active, updated_at',
  webhook_endpoint: `url, description, headers_sealed, max_retries, timeout_seconds, rate_limit_duration_ms,
    rate_limit_max_requests, is_active, updated_at`,
  webhook_app: 'description, is_active, updated_at',
  jwt_template: 'name, description, claims, ttl, is_default, updated_at',
  role: 'name, permissions, updated_at',
};

/** Adds the versions of further records, which `If-Match` compares. */
export class Migration017MoreVersions extends Migration {
  override up(): void {
    for (const [table, columns] of Object.entries(EDITED)) {
      const values = (row: 'old' | 'new') => `(${columns.replaceAll(/\w+/g, `${row}.$&`)})`;
      this.addSql(`alter table ${table} add column version integer not null default 1`);
      this.addSql(`create trigger increment_version before update of ${columns} on ${table} for each row
        when (${values('old')} is distinct from ${values('new')})
        execute function increment_version()`);
    }
  }
}
