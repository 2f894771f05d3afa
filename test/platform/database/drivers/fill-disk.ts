import { openPglite } from '../../../../src/platform/database/drivers/pglite-driver.ts';
import { startWatchdog } from '../../../../src/platform/process/watchdog.ts';

/**
 * Inserts rows into PGlite without a check of the disk, until it is full, and prints the number of each committed row. The log of
 * PostgreSQL grows faster than the table. A statement that has no space fails; a commit that has none does not return.
 */
const [folder, start] = process.argv.slice(2) as [string, string];
startWatchdog({ folder });
const pglite = await openPglite(folder);
await pglite.exec('create table if not exists filled (number int primary key)');
/** Every message of the log has another size, so that the last file of the log is filled to its end. */
const insert = (number: number) =>
  pglite.query(
    `with logged as (select pg_logical_emit_message(true, 'fill', repeat('x', $2)))
     insert into filled select $1 from logged`,
    [number, number % 2 === 0 ? 100_000 : 10],
  );

for (let number = Number(start); ; number += 1) {
  const isCommitted = await insert(number).then(
    () => true,
    () => false,
  );
  if (isCommitted) process.stdout.write(`${number}\n`);
  await new Promise((resolve) => setImmediate(resolve));
}
