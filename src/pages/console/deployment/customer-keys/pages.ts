import type { ConsolePage } from '../../console-request.ts';
import { customerKeyPage } from './customer-key.page.ts';
import { customerKeyAppPage } from './customer-key-app.page.ts';
import { customerKeysPage } from './customer-keys.page.ts';

/** The API keys of customers, by app. */
export const CUSTOMER_KEY_PAGES: readonly ConsolePage[] = [customerKeysPage, customerKeyAppPage, customerKeyPage];
