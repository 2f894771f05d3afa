import { operate, script } from './terminal.ts';

const HELP = `npm run rekey
    encrypts every stored secret, waiting messages included, anew with the first key of MASTER_KEY

To change the master key: set MASTER_KEY to the new key, a comma and the old one (where it was never set, the old one is
the text of the file master.key in DATA_DIR), restart every process, run this, then leave the old key out and restart
again. Stopped half-way, it goes on where it was.

Backup codes are kept as keyed hashes alone, which can't be encrypted anew: those that were made under the old key hold
as long as it stands in MASTER_KEY, and no longer. Keep it there until users have made new ones, or tell them to; their
authenticators and passwords are not affected.

Codes that were mailed are kept as hashes too: they end with the old key, or ten minutes after they were sent. Spooled
messages have their recipient's hash in the file's name: deleting a user finds those from before as long as the old key
stands in MASTER_KEY. RETENTION_DAYS ends them in any case.`;

await script(HELP, async () => {
  const { rekeyed, jobs, backupCodes } = await operate({ name: 'rekey', args: null });
  console.log(rekeyedText(rekeyed));
  if (jobs > 0) console.log(`${counted(jobs, 'waiting job')} ${jobs === 1 ? 'has' : 'have'} it too.`);
  if (backupCodes > 0) {
    console.log(
      `${counted(backupCodes, 'unused backup code')} exist: those made under an old key end when it leaves MASTER_KEY (see --help).`,
    );
  }
});

function rekeyedText(rekeyed: number): string {
  if (rekeyed === 0) return 'Every secret already has the current key.';
  return `${counted(rekeyed, 'secret')} ${rekeyed === 1 ? 'has' : 'have'} the current key now.`;
}

function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
