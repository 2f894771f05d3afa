import { spawnSync } from 'node:child_process';

/**
 * A Python that has Authlib and requests: the one in `AUTHLIB_PYTHON`, else that of the system, whose packages are those of the
 * distribution. Null without one.
 */
export const authlibPython = findPython();

/** Whether tests with Authlib are skipped, because `npm test` must run everywhere. In CI they fail without it. */
export const skipsAuthlib = authlibPython === null && !process.env['CI'];

export const NO_AUTHLIB =
  'There is no Python with Authlib: install python3-authlib and python3-requests, or name one in AUTHLIB_PYTHON.';

function findPython(): string | null {
  const named = process.env['AUTHLIB_PYTHON'];
  const programs = named ? [named] : ['/usr/bin/python3', 'python3'];
  const code = 'import authlib.integrations.requests_client';
  return programs.find((program) => spawnSync(program, ['-c', code]).status === 0) ?? null;
}
