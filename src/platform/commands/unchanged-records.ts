import { isDeepStrictEqual } from 'node:util';
import { ChangeSetType, type EventSubscriber, type FlushEventArgs } from '@mikro-orm/core';
import type { NewEvent } from '../events/new-event.ts';

/**
 * Undoes a change that changes nothing, such as a PATCH without fields: keeps `updatedAt`, and with it the version of the record, and
 * drops its events. Nothing has changed if all recorded events have the same fields before and after, and the unit of work has only
 * changed `updatedAt`. A change in other tables or of a secret is thereby kept.
 */
export class UnchangedRecords implements EventSubscriber {
  readonly #events: NewEvent[];
  readonly #onUnchanged: () => void;
  /** Whether an earlier flush of the command has written a change. */
  #hasChanges = false;

  constructor(events: NewEvent[], onUnchanged: () => void) {
    this.#events = events;
    this.#onUnchanged = onUnchanged;
  }

  beforeFlush({ uow }: FlushEventArgs): void {
    if (this.#hasChanges) return;
    uow.computeChangeSets();
    const changes = uow.getChangeSets();
    const isUnchanged = changes.every(
      ({ type, payload }) => type === ChangeSetType.UPDATE && Object.keys(payload).every((key) => key === 'updatedAt'),
    );
    if (!isUnchanged || uow.getRemoveStack().size > 0) {
      this.#hasChanges = true;
    } else if (this.#events.length > 0 && this.#events.every(isEqualBeforeAndAfter)) {
      for (const { entity, originalEntity } of changes) {
        Object.assign(entity, { updatedAt: new Date((originalEntity as { updatedAt: string | Date }).updatedAt) });
      }
      this.#events.length = 0;
      this.#onUnchanged();
    } else if (changes.length > 0) {
      this.#hasChanges = true;
    }
  }
}

const isEqualBeforeAndAfter = ({ before, after }: NewEvent) => before !== null && isDeepStrictEqual(before, after);
