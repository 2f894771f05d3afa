import { html, type SafeHtml } from '@remix-run/html-template';
import { type Choice, checkboxes, disclosure, field, fieldError } from '../../../elements/index.ts';
import type { ConsoleRequest } from '../../console-request.ts';

interface Events {
  /** Events of the app's catalog. */
  readonly catalog: readonly string[];
  /** Events of the service. */
  readonly service: readonly string[];
}

/**
 * The events to which an endpoint subscribes: those of the app's catalog and of the service as boxes to tick, in groups by what they
 * are about, and a field for others, because an app may trigger events that no catalog names.
 */
export function eventChoices(request: ConsoleRequest, events: Events, subscribed: readonly string[]): SafeHtml {
  const { text, form } = request;
  const isSent = form.has('action');
  const chosen = new Set(isSent ? form.getAll('event') : subscribed);
  const groups = groupsOf(events.service);
  const known = new Set([...events.catalog, ...groups.flatMap(({ names }) => names)]);
  const others = subscribed.filter((name) => !known.has(name));
  const error = fieldError(request, 'subscriptions') ?? fieldError(request, 'subscriptions.eventName');
  return html`<div class="event-choices">
${events.catalog.length === 0 ? '' : checkboxes('event', text('console.webhooks.catalog'), events.catalog.map(toChoice))}
<fieldset><legend>${text('console.webhooks.serviceEvents')}</legend>${groups.map(({ group, names }) => {
    const count = names.filter((name) => chosen.has(name)).length;
    return disclosure(
      html`<code>${group}</code>${count === 0 ? '' : html` · ${text('console.webhooks.chosen', { count })}`}`,
      checkboxes('event', group, names.map(toChoice)),
      { isOpen: count > 0 },
    );
  })}</fieldset>
${field(request, {
  name: 'otherEvents',
  label: text('console.webhooks.otherEvents'),
  hint: text('console.webhooks.otherEventsHint'),
  value: others.join(', '),
  maxLength: 4_000,
  autocomplete: 'off',
})}
${error === null ? '' : html`<p class="field-error" role="alert"><span>${error}</span></p>`}</div>`;

  function toChoice(name: string): Choice {
    const label = name.endsWith('.*') ? text('console.webhooks.allOf', { events: name }) : name;
    return { value: name, label, isChosen: chosen.has(name) };
  }
}

/** The names that the form has ticked or named, each once. */
export function chosenEvents({ form }: ConsoleRequest): string[] {
  const others = (form.get('otherEvents') ?? '').split(/[\s,]+/).filter(Boolean);
  return [...new Set([...form.getAll('event'), ...others])];
}

/** Names by the part before the first dot, with the subscription to all of them. */
function groupsOf(names: readonly string[]): { group: string; names: string[] }[] {
  const groups = Map.groupBy(names, (name) => name.split('.', 1)[0] ?? name);
  return [...groups].map(([group, members]) => ({ group, names: [`${group}.*`, ...members] }));
}
