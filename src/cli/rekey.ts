import { operate, script } from './terminal.ts';

const HELP = `npm run rekey
    encrypts every stored secret anew with the first key of MASTER_KEY

To change the master key: set MASTER_KEY to the new key, a comma and the old one, restart every process, run this, then
leave the old key out and restart again. Stopped half-way, it goes on where it was.`;

await script(HELP, async () => {
  const { rekeyed } = await operate({ name: 'rekey', args: null });
  console.log(
    rekeyed === 0 ? 'Every secret already has the current key.' : `${rekeyed} secrets have the current key now.`,
  );
});
