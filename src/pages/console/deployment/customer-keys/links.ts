import type { ConsoleRequest } from '../../console-request.ts';

/** The page of an app. Its name may contain spaces. */
export const appLink = (
  request: ConsoleRequest,
  name: string,
  parameters: Readonly<Record<string, string>> = {},
): string => request.link(`/customer-keys/${encodeURIComponent(name)}`, parameters);

export const keyLink = (request: ConsoleRequest, id: string): string => request.link(`/customer-key/${id}`);
