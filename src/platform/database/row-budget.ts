import { isBackground } from '../background.ts';
import { insideCommand } from './instrumented.ts';
import { currentRowBudget, type RowBudget } from './response-limit.ts';

/** The budget of a read for a response; undefined for commands and for background work, which keep little of what they read. */
export function rowBudget(): RowBudget | undefined {
  return insideCommand.getStore() !== undefined || isBackground() ? undefined : currentRowBudget();
}
