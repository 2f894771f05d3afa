import type { EventName } from './event-names.ts';

/** A row of `event` as a command records it. */
export interface NewEvent {
  readonly id: string;
  readonly type: EventName;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly actor_type: string;
  readonly actor_id: string | null;
  readonly impersonator: string | null;
  /** The application that acted for the actor. */
  readonly application_id: string | null;
  readonly ip: string | null;
  readonly request_id: string | null;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  /** Whether no webhook endpoint receives it. */
  readonly isAuditOnly?: boolean;
}
