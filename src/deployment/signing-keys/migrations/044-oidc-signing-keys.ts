import { Migration } from '@mikro-orm/migrations';

/**
 * The signing keys of the OpenID provider, one set for each algorithm. They have a table of their own, because earlier versions allow one
 * active key of a purpose, and cannot list keys of a purpose that they do not know.
 */
export class Migration044OidcSigningKeys extends Migration {
  override up(): void {
    this.addSql(`create table oidc_signing_key (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      algorithm text not null,
      kid text not null,
      public_jwk jsonb not null,
      private_sealed text not null,
      state text not null,
      longest_ttl integer not null,
      retired_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (deployment_id, id),
      unique (deployment_id, kid)
    )`);
    for (const state of ['active', 'next']) {
      this.addSql(`create unique index oidc_signing_key_one_${state} on oidc_signing_key (deployment_id, algorithm)
        where state = '${state}'`);
    }
  }
}
