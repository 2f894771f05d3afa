import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What has the focus. */
interface Focus {
  /** The label of the field, or the label or text of the button or link. */
  readonly name: string;
  readonly role: string | null;
  readonly isField: boolean;
  /** Whether it has an outline of at least 2 px in a color. */
  readonly isVisible: boolean;
}

export const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(`(() => {
    const element = document.activeElement;
    // The link of a row has its outline around the row.
    const hasOutline = ({ outlineStyle, outlineWidth, outlineColor }) =>
      outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
    return {
      name: element.ariaLabel ?? (element.labels?.[0] ?? element).textContent.trim(),
      role: element.getAttribute('role'),
      isField: element.matches('input, select, textarea'),
      isVisible: hasOutline(getComputedStyle(element)) || hasOutline(getComputedStyle(element, '::after')),
    };
  })()`);

/** Presses Tab until the element with this name has the focus. Each element on the way shows that it has it. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focus = await focusOf(page);
    if (focus.name === '' || (await page.evaluate('document.activeElement === document.body'))) continue;
    expect(focus, focus.name).toMatchObject({ isVisible: true });
    if (focus.name === name) return;
  }
  throw new Error(`Tab does not reach “${name}”.`);
}

/** Goes to a field and replaces its text. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Presses the button or link with this key and waits for the next page. */
export async function activate(page: Page, name: string, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, name);
  await Promise.all([page.waitForEvent('load'), page.keyboard.press(key)]);
}

/** What the keyboard reaches on a page. */
export interface TabOrder {
  /** The elements that a person can use, in the order of the document. */
  readonly usable: readonly string[];
  /** The elements that had the focus, from the first one until the first one again. */
  readonly reached: readonly string[];
  /** Elements that had the focus and did not show it, or were behind another one. */
  readonly hidden: readonly string[];
}

/** Notes what has the focus from now on. Radio buttons with the same name are one stop. */
const RECORD = `(() => {
  const describe = (element) => element.outerHTML.slice(0, 120);
  const elements = document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]');
  const usable = [...elements].filter((element) => !element.disabled && element.type !== 'hidden' &&
    element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }));
  const groupOf = (radio) => usable.filter(({ type, form, name }) => type === 'radio' && form === radio.form && name === radio.name);
  const isStop = (element) => element.type !== 'radio' ||
    element === (groupOf(element).find(({ checked }) => checked) ?? groupOf(element)[0]);
  const stops = usable.filter(isStop);
  const hasOutline = ({ outlineStyle, outlineWidth, outlineColor }) =>
    outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
  const isShown = (element) =>
    [getComputedStyle(element), getComputedStyle(element, '::after'), ...[...(element.labels ?? [])].map((label) => getComputedStyle(label))].some(hasOutline);
  const isInFront = (element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect();
    const [start, end] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return [0.25, 0.5, 0.75].some((part) => {
      const at = document.elementFromPoint(left + width / 2, start + (end - start) * part);
      return at !== null && (element.contains(at) || [...(element.labels ?? [])].some((label) => label.contains(at)));
    });
  };
  const order = { usable: stops.map(describe), reached: [], hidden: [] };
  let rounds = 0;
  addEventListener('focusin', ({ target }) => {
    if (target === stops[0]) rounds += 1;
    if (rounds !== 1) return;
    order.reached.push(describe(target));
    if (!isShown(target) || !isInFront(target)) order.hidden.push(describe(target));
  });
  window.tabOrder = () => ({ ...order, isComplete: rounds > 1 });
})()`;

/** Presses Tab until the focus has been everywhere, from the first element of the page to the first one again. */
export async function tabOrderOf(page: Page): Promise<TabOrder> {
  await page.evaluate(RECORD);
  for (let presses = 0; presses < 400; presses += 20) {
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('Tab');
    const { isComplete, ...order } = await page.evaluate<TabOrder & { isComplete: boolean }>('tabOrder()');
    if (isComplete) return order;
  }
  throw new Error(`Tab does not return to the beginning of ${page.url()}.`);
}
