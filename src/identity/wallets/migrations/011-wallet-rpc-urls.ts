import { Migration } from '@mikro-orm/migrations';

/** The RPC servers that a deployment asks about the signatures of contracts (ERC-1271), and the wallets that are contracts. */
export class Migration011WalletRpcUrls extends Migration {
  override up(): void {
    this.addSql(`create table wallet_rpc_url (
      deployment_id integer not null references deployment (id) on delete cascade,
      id bigint not null,
      chain_id integer not null check (chain_id > 0),
      url_sealed text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (deployment_id, id),
      unique (deployment_id, chain_id)
    )`);
    // A contract exists on one chain: another person may have one with the same address on another chain.
    this.addSql('alter table user_wallet drop constraint user_wallet_namespace_check');
    this.addSql(`alter table user_wallet add constraint user_wallet_namespace_check
      check (namespace ~ '^eip155(:[1-9][0-9]{0,9})?$')`);
    this.addSql('alter table signup_attempt add column wallet_namespace text');
    this.addSql(`update signup_attempt set wallet_namespace = 'eip155' where wallet_address is not null`);
    this.addSql(`update deployment
      set auth_settings = jsonb_set(auth_settings, '{web3Wallet,rpcUrls}', '[]'), version = version + 1`);
  }
}
