import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpResponse } from './http.ts';

const HANGS_AFTER_MS = 60_000;

/** Sends requests until it is stopped. Collects the names of accepted ones and the responses of rejected ones. */
export function keepSending<Body>(
  call: (number: number) => Promise<HttpResponse<Body>>,
  nameOf: (body: Body, number: number) => string,
  milliseconds: number,
) {
  const accepted: string[] = [];
  const rejected: HttpResponse<Body>[] = [];
  let isStopped = false;
  const ended = run();
  return {
    accepted,
    rejected,
    stop: () => {
      isStopped = true;
      return ended;
    },
  };

  async function run(): Promise<void> {
    for (let number = 0; !isStopped; number += 1) {
      const response = await Promise.race([call(number), sleep(HANGS_AFTER_MS, undefined, { ref: false })]);
      if (response === undefined) throw new Error('A request got no response.');
      if (response.status < 300) accepted.push(nameOf(response.body, number));
      else rejected.push(response);
      await sleep(milliseconds);
    }
  }
}
