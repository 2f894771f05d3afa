import { Migration } from '@mikro-orm/migrations';

/** Agents leave the temperature and the limit of tokens to the model unless they set them. The old defaults count as not set. */
export class Migration027AgentModelSettings extends Migration {
  override up(): void {
    this.addSql('alter table ai_agent alter column temperature drop not null, alter column max_tokens drop not null');
    this.addSql(`update ai_agent set temperature = nullif(temperature, 1), max_tokens = nullif(max_tokens, 1024)
      where temperature = 1 or max_tokens = 1024`);
  }
}
