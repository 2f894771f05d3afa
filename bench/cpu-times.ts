import { readFile } from 'node:fs/promises';
import pg from 'pg';

/** Clock ticks per second on Linux: `getconf CLK_TCK`. */
const TICKS_PER_SECOND = 100;
/** How often the backends are looked up, since the time of one that has ended cannot be read. */
const LOOK_UP_MS = 100;

/** Seconds of CPU (user and system, all threads) that a process has used. Linux only. */
export async function cpuOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Seconds of CPU of a service and of the backends of its database. */
export interface CpuTimes {
  readonly service: number;
  readonly backends: number;
}

/** Measures the CPU of a service and of PostgreSQL's backends, which run on this machine, while work runs. */
export async function cpuDuring(pid: number, address: string, work: () => Promise<void>): Promise<CpuTimes> {
  const client = new pg.Client({ connectionString: address, application_name: 'bench' });
  await client.connect();
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  const lookUp = async () => {
    const { rows } = await client.query(`select pid from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and application_name <> 'bench'`);
    for (const { pid } of rows as { pid: number }[]) {
      const seconds = await cpuOf(pid).catch(() => last.get(pid) ?? 0);
      last.set(pid, seconds);
    }
  };
  try {
    await lookUp();
    for (const [pid, seconds] of last) first.set(pid, seconds);
    const before = await cpuOf(pid);
    const timer = setInterval(() => void lookUp(), LOOK_UP_MS);
    await work().finally(() => clearInterval(timer));
    const service = (await cpuOf(pid)) - before;
    await lookUp();
    let backends = 0;
    for (const [pid, seconds] of last) backends += seconds - (first.get(pid) ?? 0);
    return { service, backends };
  } finally {
    await client.end();
  }
}
