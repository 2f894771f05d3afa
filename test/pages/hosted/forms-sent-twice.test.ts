import { describe, expect, it } from 'vitest';
import { HOSTED_PAGES } from '../../../src/pages/hosted/pages.ts';
import { accountForms } from '../../support/sent-forms/account-forms.ts';
import { companyForms } from '../../support/sent-forms/company-forms.ts';
import { oauthForms } from '../../support/sent-forms/oauth-forms.ts';
import { profileForms } from '../../support/sent-forms/profile-forms.ts';
import { signInForms } from '../../support/sent-forms/sign-in-forms.ts';
import { socialForms } from '../../support/sent-forms/social-forms.ts';
import { expectRunOnce } from '../../support/sent-twice.ts';

const FORMS = { ...accountForms, ...companyForms, ...oauthForms, ...profileForms, ...signInForms, ...socialForms };

/** Forms that only start a request to a provider. Each response has the cookie of its request, so each is run. */
const REPEATED = ['/user-profile/confirm provider', '/user-profile/security linkSocial'];
/** A form that changes nothing: it leads away from a question. */
const UNCHANGED = ['/oauth-sign-out stay'];

describe('A form that is sent twice at once', () => {
  // The forms of the page of elements change nothing.
  const actions = HOSTED_PAGES.filter(({ path }) => path !== '/-/elements')
    .flatMap(({ path, actions = {} }) => Object.keys(actions).map((name) => `${path} ${name}`))
    .filter((name) => ![...REPEATED, ...UNCHANGED].includes(name));
  const shownOnce = HOSTED_PAGES.flatMap(({ path, shownOnce = {} }) =>
    Object.keys(shownOnce).map((name) => `${path} ${name}`),
  );

  it('is tested on every page', () => {
    expect(Object.keys(FORMS).sort()).toEqual(actions.sort());
  });

  it.each(Object.keys(FORMS))('is run once: %s', async (name) => {
    const ready = await FORMS[name]?.();
    if (ready === undefined) throw new Error(`There is no form ${name}.`);
    await expectRunOnce(ready, { isShownOnce: shownOnce.includes(name) });
  });
});
