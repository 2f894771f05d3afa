import { UsageError } from '../script.ts';

/** Described at the end of the help of commands that act as the operator. */
export const OPERATOR_HELP = `It uses the database of DATABASE_URL if that is set, else the service that runs with the same DATA_DIR, else the embedded database in
DATA_DIR. It prints which one it uses, and creates none.`;

/** The id of the option --deployment; null if it is not set. */
export function deploymentIdOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`${JSON.stringify(text)} is not a deployment id.`);
  return Number(text);
}
