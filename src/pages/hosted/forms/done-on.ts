import type { PageRequest, Redirect } from '../page.ts';

/** This page with a message that something succeeded. */
export const doneOn = (request: PageRequest, done: string): Redirect => ({ to: request.link(request.path, { done }) });
