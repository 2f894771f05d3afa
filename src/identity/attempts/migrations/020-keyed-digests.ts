import { Migration } from '@mikro-orm/migrations';

/** A SHA-256 in base64url, as a part of a key whose parts are separated by colons. */
const DIGEST = '(^|:)[A-Za-z0-9_-]{43}(?=:|/|$)';

/**
 * Removes digests of values that can be guessed, such as passwords in the arguments of requests with an `Idempotency-Key`, and email
 * addresses. New ones are made with a key.
 */
export class Migration020KeyedDigests extends Migration {
  override up(): void {
    this.addSql('delete from idempotency_key');
    this.addSql(`delete from attempt_counter where key ~ '${DIGEST}'`);
    // Open attempts and codes stay. A deleted attempt would reveal that its identifier has no account.
    this.addSql(`update signin_attempt set
      unknown_key = regexp_replace(unknown_key, '${DIGEST}', '\\1' || gen_random_uuid()::text),
      guesses_at = regexp_replace(guesses_at, '${DIGEST}', '\\1' || gen_random_uuid()::text),
      guesses_from = regexp_replace(guesses_from, '${DIGEST}', '\\1' || gen_random_uuid()::text)
      where concat_ws(':', unknown_key, guesses_at, guesses_from) ~ '${DIGEST}'`);
    this.addSql(`update verification set
      guesses_at = regexp_replace(guesses_at, '${DIGEST}', '\\1' || gen_random_uuid()::text),
      guesses_from = regexp_replace(guesses_from, '${DIGEST}', '\\1' || gen_random_uuid()::text)
      where concat_ws(':', guesses_at, guesses_from) ~ '${DIGEST}'`);
  }
}
