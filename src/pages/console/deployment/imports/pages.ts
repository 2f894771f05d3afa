import type { ConsolePage } from '../../console-request.ts';
import { importPage } from './import.page.ts';
import { importsPage } from './imports.page.ts';
import { newUserPage } from './new-user.page.ts';

/** The pages that add users: by a form, and by imports. */
export const IMPORT_PAGES: readonly ConsolePage[] = [importsPage, importPage, newUserPage];
