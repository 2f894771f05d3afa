import type { BackendClient } from '../../../support/clients.ts';
import type { HttpResponse } from '../../../support/http.ts';
import type { BackendError } from '../../../support/rest-types/response-of.ts';
import type { World } from '../../../support/world.ts';

/** A record of the backend host, which the test compares as a whole. */
export interface Resource {
  readonly id: string;
}

/** The result of an operation. */
export interface Caused {
  /** The resource as the backend host shows it, or last showed it before the operation deleted it. */
  readonly resource: Resource;
  /** Fields that the event adds to the resource. */
  readonly parents?: Readonly<Record<string, string | null>>;
  /** What the event reports beside the resource. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** An operation of the API that causes an event. */
export interface Cause {
  readonly by: string;
  /** Creates what the operation requires, and returns a function that runs the operation. */
  readonly prepare: (world: World) => Promise<() => Promise<Caused>>;
  /** Other events of the catalog that the operation causes. */
  readonly also?: readonly string[];
  /** Requires a service that delivers webhooks. */
  readonly needs?: 'own service';
}

/** The causes of each event, by its name. */
export type Causes = Readonly<Record<string, readonly Cause[]>>;

/** Returns the body of a response, and throws for an error status. */
export function ok<Body>({ status, body, text }: HttpResponse<Body>): Body {
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return body;
}

/** One resource of a list of the backend host. */
export async function listed(backend: BackendClient, path: string, id: string): Promise<Resource> {
  const { data } = ok(await backend.get(`${path}?limit=100`)) as BackendError & { readonly data: readonly Resource[] };
  const found = data.find((each) => each.id === id);
  if (found === undefined) throw new Error(`${path} has no ${id}.`);
  return found;
}
