import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld } from '../../support/hosted-pages.ts';

const openPage = useBrowser();

async function openElements(javaScriptEnabled = true) {
  const world = await createHostedWorld();
  const page = await openPage({ javaScriptEnabled });
  await page.goto(`${world.url}/-/elements`);
  const field = page.getByLabel('New password', { exact: true });
  const reveal = page.getByRole('button', { name: 'Show the password' });
  return { world, page, field, reveal };
}

describe('A password that is entered', () => {
  it('is shown and hidden by a click, which keeps the place of the cursor', async () => {
    const { page, field, reveal } = await openElements();
    await field.fill('a secret');
    expect([await field.getAttribute('type'), await reveal.getAttribute('aria-pressed')]).toEqual([
      'password',
      'false',
    ]);
    await field.press('Home');
    await reveal.click();
    expect([await field.getAttribute('type'), await reveal.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    await page.keyboard.type('not ');
    expect(await field.inputValue()).toBe('not a secret');
    await reveal.click();
    expect([await field.getAttribute('type'), await reveal.getAttribute('aria-pressed')]).toEqual([
      'password',
      'false',
    ]);
  });

  it('is shown and hidden with the keyboard, which leaves the focus on the button', async () => {
    const { page, field, reveal } = await openElements();
    await field.focus();
    await page.keyboard.press('Tab');
    for (const type of ['text', 'password', 'text']) {
      await page.keyboard.press('Space');
      expect(await field.getAttribute('type')).toBe(type);
      expect(await reveal.evaluate((button) => button.matches(':focus-visible'))).toBe(true);
    }
  });

  it('is hidden again when its form is sent, so that the browser does not remember it as text', async () => {
    const { page, field, reveal } = await openElements();
    await page.evaluate("addEventListener('submit', (event) => event.preventDefault())");
    await reveal.click();
    expect(await field.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Show mistakes' }).click();
    expect(await field.getAttribute('type')).toBe('password');
  });

  it('has no button that shows it without JavaScript', async () => {
    const { page, field } = await openElements(false);
    expect(await field.isVisible()).toBe(true);
    expect(await page.locator('[data-reveal]').isVisible()).toBe(false);
    expect(await page.locator('[data-strength]').isVisible()).toBe(false);
    expect(await page.locator('#password-hint').textContent()).toContain('10');
  });
});

describe('The strength of a new password', () => {
  it('is shown with the rules that it follows, while a person types', async () => {
    const { page, field } = await openElements();
    const box = page.locator('[data-strength]');
    expect(await box.isVisible()).toBe(false);
    const state = async () => ({
      word: await box.locator('.strength-word').textContent(),
      met: await box.locator('.is-met').allTextContents(),
    });
    await field.fill('abc');
    expect(await state()).toEqual({ word: 'Weak', met: ['a lower-case letter'] });
    // Each rule is broken or followed; a long password that breaks a rule is at most fair.
    await field.fill('correct horse battery staple');
    expect((await state()).word).toBe('Fair');
    await field.fill('correct horse battery staple 1');
    expect(await state()).toEqual({ word: 'Strong', met: ['10 characters', 'a lower-case letter', 'a digit'] });
    expect(await box.locator('.strength-word').getAttribute('aria-live')).toBe('polite');
    await field.fill('');
    expect(await box.isVisible()).toBe(false);
  });

  it('counts characters that repeat less, and characters outside of Latin as one each', async () => {
    const { page, field } = await openElements();
    const word = page.locator('.strength-word');
    const wordOf = async (password: string) => {
      await field.fill(password);
      return word.textContent();
    };
    expect(await wordOf('a1a1a1a1a1a1a1a1a1a1')).toBe('Weak');
    expect(await wordOf('a1b2c3d4e5f6g7h8i9j0')).toBe('Strong');
    // Nine characters of two units each are fewer than the ten of the rule.
    await field.fill(`a1${'😀'.repeat(7)}`);
    expect(await page.locator('[data-strength] .is-met').count()).toBe(2);
    await field.fill(`a1${'😀'.repeat(8)}`);
    expect(await page.locator('[data-strength] .is-met').count()).toBe(3);
  });
});
