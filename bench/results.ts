/** A ratio that a benchmark has measured in one run. */
export interface Result {
  readonly title: string;
  readonly ratio: number;
  /** The value that the result is divided by: `Better Auth's get-session`. */
  readonly of: string;
  /** The target, if there is one: a minimum or a maximum. */
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** The exit code of a complete run that missed a target. */
export const TARGET_MISSED = 2;

/** Prints and records a ratio. */
export function report(result: Result): void {
  console.log(lineOf(result));
  record(result);
}

/** Sends a ratio to `npm run all`, if that runs this process. The process fails if the target is not reached. */
export function record(result: Result): void {
  if (!isReached(result)) process.exitCode = TARGET_MISSED;
  process.send?.(result);
}

function lineOf(result: Result): string {
  const { title, ratio, of } = result;
  const target = targetOf(result);
  return `${title}: ${ratio.toFixed(2)} times ${of}${target === '' ? '' : ` (target: ${target})`}`;
}

/** The text of the target; empty if there is none. */
export function targetOf({ atLeast, atMost }: Result): string {
  if (atLeast !== undefined) return `at least ${atLeast}`;
  return atMost === undefined ? '' : `at most ${atMost}`;
}

export const isReached = ({ ratio, atLeast = -Infinity, atMost = Infinity }: Result): boolean =>
  ratio >= atLeast && ratio <= atMost;
