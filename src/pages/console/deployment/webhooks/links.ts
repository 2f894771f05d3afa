import type { ConsoleRequest } from '../../console-request.ts';

type Parameters = Readonly<Record<string, string>>;

/** The page of a webhook app. Its name may contain spaces. */
export const appLink = (request: ConsoleRequest, name: string, parameters: Parameters = {}): string =>
  request.link(`/webhooks/${encodeURIComponent(name)}`, parameters);

export const endpointLink = (request: ConsoleRequest, id: string, parameters: Parameters = {}): string =>
  request.link(`/webhook-endpoints/${id}`, parameters);
