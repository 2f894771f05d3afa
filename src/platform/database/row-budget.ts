import { isBackground } from '../process/background.ts';
import { currentCommand } from './instrumented.ts';
import { currentRowBudget, type RowBudget } from './response-limit.ts';

/** The budget of a read for a response. Undefined for commands and background work, which return little of what they read. */
export function activeRowBudget(): RowBudget | undefined {
  return currentCommand.getStore() !== undefined || isBackground() ? undefined : currentRowBudget();
}
