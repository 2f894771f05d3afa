import { html } from '@remix-run/html-template';
import { button, field, form, problem } from '../../elements/index.ts';
import { SignUpPageCreateDocument, type SignUpPageQuery } from '../documents.ts';
import type { PageRequest, PageResult, View } from '../page.ts';
import { scripted } from '../sign-in/scripted.ts';
import { FIELDS } from './sign-up-form.ts';
import { FORM_FIELDS, inputOfForm } from './sign-up-input.ts';
import { termsStatement } from './terms-statement.ts';
import { afterSignUp, returnUrl, startAgain } from './verification-step.ts';

type Options = NonNullable<SignUpPageQuery['authOptions']>;
type Attempt = NonNullable<SignUpPageQuery['session']>['signUpAttempts'][number];

/** Asks for what the settings require and the provider of a social sign-up does not know. */
export function profileStep(request: PageRequest, options: Options, { id, missingFields }: Attempt): View {
  const { text, appName } = request;
  const fields = missingFields.flatMap((name, index) => {
    const known = FIELDS[name];
    if (known === undefined) return [];
    const maxLength = options.signUpFields.find((each) => each.name === name)?.maxLength;
    return field(request, {
      ...known,
      label: text(known.label),
      isRequired: true,
      hasFocus: index === 0,
      ...(name === 'phone_number' ? { hint: text('common.phoneHint') } : {}),
      ...(maxLength === undefined ? {} : { maxLength }),
    });
  });
  return {
    title: text('signUp.completeTitle'),
    lead: text('signUp.completeText', { app: appName }),
    scripts: ['sign-in.js'],
    content: scripted(
      request,
      { options },
      {
        content: html`${problem(request, FORM_FIELDS)}
${form(request, {
  action: 'complete',
  hidden: { attempt: id },
  content: [...fields, button({ label: text('common.continue') }), termsStatement(request)],
})}`,
      },
    ),
    foot: startAgain(request),
    showsTerms: termsStatement(request) !== '',
  };
}

/** Sends the missing fields. An address that the provider has not verified is verified next. */
export async function completeProfile(request: PageRequest): Promise<PageResult> {
  const { invitationToken: _, waitlistToken: __, ...fields } = inputOfForm(request);
  const { signUp } = await request.run(SignUpPageCreateDocument, {
    input: { ...fields, signUpAttemptId: request.form.get('attempt') ?? '', redirectUrl: returnUrl(request) },
  });
  return afterSignUp(request, signUp);
}
