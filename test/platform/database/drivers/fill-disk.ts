import { openPglite } from '../../../../src/platform/database/drivers/pglite-driver.ts';
import { startWatchdog } from '../../../../src/platform/process/watchdog.ts';

/** Inserts rows into PGlite without a check of the disk, until it is full, and prints the number of each committed row. */
const [folder, start] = process.argv.slice(2) as [string, string];
startWatchdog({ folder });
const pglite = await openPglite(folder);
await pglite.exec('create table if not exists filled (number int primary key, text text)');
for (let number = Number(start); ; number += 1) {
  // Random text is not compressed.
  await pglite.query(
    `insert into filled select $1, string_agg(md5(random()::text), '') from generate_series(1, 1000)`,
    [number],
  );
  process.stdout.write(`${number}\n`);
  await new Promise((resolve) => setImmediate(resolve));
}
