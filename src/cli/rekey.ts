import { runScript } from './script.ts';
import { runOperatorCommand } from './terminal.ts';

const HELP = `npm run rekey
    encrypts every stored secret, including waiting messages, again with the first key of MASTER_KEY

To change the master key: set MASTER_KEY to the new key, a comma and the old key (if it was never set, the old key is the
content of the file master.key in DATA_DIR), restart every process and run this. Then remove the old key and restart again.
After an interruption, run it again to continue.

Backup codes are stored only as keyed hashes, which cannot be converted to another key. Backup codes created with the old key
are valid only while MASTER_KEY contains that key. Keep it until users have created new ones, or tell them to; their
authenticators and passwords are not affected.

Mailed codes are stored as hashes too: they expire when the old key is removed, or ten minutes after they were sent. Spooled
messages have the hash of their recipient in the file name. Deleting a user finds older messages only while MASTER_KEY
contains the old key. RETENTION_DAYS deletes them in any case.

Responses for an Idempotency-Key are found while MASTER_KEY contains the key that they were stored with, at most for 24 hours.
Counters of failed sign-ins that are counted by an address or number start again when the first key changes.`;

await runScript({ help: HELP }, async () => {
  const { rekeyed, jobs, backupCodes } = await runOperatorCommand({ name: 'rekey', args: null });
  console.log(rekeyedText(rekeyed));
  if (jobs > 0) console.log(`${countText(jobs, 'waiting job')} ${jobs === 1 ? 'has' : 'have'} the current key now.`);
  if (backupCodes > 0) {
    console.log(
      `${countText(backupCodes, 'unused backup code')} exist. Those created with an old key become invalid when it is removed from MASTER_KEY (see --help).`,
    );
  }
});

function rekeyedText(rekeyed: number): string {
  if (rekeyed === 0) return 'Every secret already has the current key.';
  return `${countText(rekeyed, 'secret')} ${rekeyed === 1 ? 'has' : 'have'} the current key now.`;
}

function countText(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
