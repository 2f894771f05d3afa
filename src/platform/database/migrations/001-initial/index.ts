import { Migration } from '@mikro-orm/migrations';
import { AI } from './ai.ts';
import { AUDIT } from './audit.ts';
import { CUSTOMER_KEYS } from './customer-keys.ts';
import { DELIVERIES } from './deliveries.ts';
import { DEPLOYMENT } from './deployment.ts';
import { PLATFORM } from './platform.ts';
import { SESSIONS } from './sessions.ts';
import { TENANCY } from './tenancy.ts';
import { USERS } from './users.ts';
import { WEBHOOKS } from './webhooks.ts';

/**
 * The tables as they were first released, in an order in which each refers to earlier ones. Every table of a deployment
 * has `deployment_id` first in its primary key and in what is unique, and every foreign key between them contains it, so
 * that the database itself refuses a row that points into another deployment. Plain SQL, for PostgreSQL 15 to 18 and PGlite.
 */
export class Migration001Initial extends Migration {
  override up(): void {
    const tables = [DEPLOYMENT, PLATFORM, USERS, TENANCY, SESSIONS, CUSTOMER_KEYS, AI, WEBHOOKS, DELIVERIES, AUDIT];
    for (const statement of tables.flat()) this.addSql(statement);
  }
}
