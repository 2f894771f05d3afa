import { Migration } from '@mikro-orm/migrations';

/** Passkeys, the challenges that they sign, and the setting for the relying party id. */
export class Migration009Passkeys extends Migration {
  override up(): void {
    // The relying party id of the registration, because browsers offer a passkey for no other one.
    this.addSql(`create table passkey (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      user_id bigint not null,
      credential_id text not null,
      public_key text not null,
      rp_id text not null,
      name text not null,
      transports text[] not null,
      counter bigint not null,
      is_synced boolean not null,
      is_backed_up boolean not null,
      last_used_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (deployment_id, id),
      unique (deployment_id, credential_id),
      foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade
    )`);
    this.addSql('create index passkey_user on passkey (deployment_id, user_id, id)');

    // One challenge for each subject: a new one takes the place of the old. A response deletes its challenge.
    this.addSql(`create table passkey_challenge (
      deployment_id integer not null references deployment (id) on delete cascade,
      purpose text not null check (purpose in ('register', 'sign_in', 'second_factor', 'reauthenticate')),
      subject_id bigint not null,
      challenge text not null,
      expires_at timestamptz(3) not null,
      primary key (deployment_id, purpose, subject_id)
    )`);
    this.addSql('create index passkey_challenge_expiry on passkey_challenge (expires_at)');

    this.addSql(`update deployment
      set auth_settings = jsonb_set(auth_settings, '{authenticationFactors,passkey,rpId}', '""'), version = version + 1`);
  }
}
