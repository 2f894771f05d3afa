import { Migration } from '@mikro-orm/migrations';

/** The wallets of users, the challenges that wallets sign, and the chains that a deployment allows. */
export class Migration010Wallets extends Migration {
  override up(): void {
    // A wallet belongs to one user. The namespace is the one of CAIP-2: `eip155` is Ethereum and compatible chains.
    this.addSql(`create table user_wallet (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      user_id bigint not null,
      namespace text not null default 'eip155' check (namespace = 'eip155'),
      address text not null check (address ~ '^0x[0-9a-f]{40}$'),
      chain_id bigint not null,
      last_used_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (deployment_id, id),
      foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade
    )`);
    this.addSql('create unique index user_wallet_address on user_wallet (deployment_id, namespace, address)');
    this.addSql('create index user_wallet_user on user_wallet (deployment_id, user_id, id)');

    this.addSql(`create table wallet_challenge (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      session_id bigint not null,
      nonce_hash text not null,
      origin text not null,
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      primary key (deployment_id, id),
      foreign key (deployment_id, session_id) references session (deployment_id, id) on delete cascade
    )`);
    this.addSql('create unique index wallet_challenge_nonce on wallet_challenge (deployment_id, nonce_hash)');
    this.addSql('create index wallet_challenge_session on wallet_challenge (deployment_id, session_id)');
    this.addSql('create index wallet_challenge_expiry on wallet_challenge (expires_at)');

    this.addSql('alter table signup_attempt add column wallet_address text, add column wallet_chain_id bigint');
    this.addSql(`update deployment set auth_settings = jsonb_set(auth_settings, '{web3Wallet,chainIds}', '[1]')`);
  }
}
