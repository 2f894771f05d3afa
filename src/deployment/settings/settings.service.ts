import type {
  SettingWarning,
  UpdateB2bSettingsInput,
  UpdateRestrictionsInput,
  UpdateUiSettingsInput,
} from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError, validationFailed } from '../../platform/errors.ts';
import type { EventName } from '../../platform/events/event-names.ts';
import type { Deployment } from '../deployments/deployment.entity.ts';
import { deploymentResource, lockDeployment } from '../deployments/deployment.record.ts';
import { removeImage } from '../images/image.record.ts';
import { IMAGE_SETTINGS } from '../images/image-settings.ts';
import { hasRestrictions } from '../restrictions/restriction.reads.ts';
import { WARNINGS_OF } from '../stored-settings/setting-rules.ts';
import type { Restrictions } from '../stored-settings/settings.ts';
import { mergeSettings, type Part } from './merge-settings.ts';

export function updateUiSettings(ctx: Context, input: UpdateUiSettingsInput) {
  return updateSettings(ctx, 'uiSettings', 'settings.ui.updated', withStoredNames(input), async (settings, tx) => {
    for (const setting of IMAGE_SETTINGS) {
      // An uploaded image whose setting now names another one.
      if (typeof input[setting] === 'string') await removeImage(ctx, tx, { setting }, settings[setting]);
    }
    return [];
  });
}

/** Settings, and the records of their changes, have the names that they were first stored under. */
const withStoredNames = ({
  afterSignInRedirectUrl,
  afterSignUpRedirectUrl,
  signUpTermsStatement,
  signUpTermsStatementShown,
  ...input
}: UpdateUiSettingsInput) => ({
  ...input,
  afterSigninRedirectUrl: afterSignInRedirectUrl,
  afterSignupRedirectUrl: afterSignUpRedirectUrl,
  signupTermsStatement: signUpTermsStatement,
  signupTermsStatementShown: signUpTermsStatementShown,
});

export function updateB2bSettings(ctx: Context, input: UpdateB2bSettingsInput) {
  return updateSettings(ctx, 'b2bSettings', 'settings.b2b.updated', input);
}

export function updateRestrictions(ctx: Context, input: UpdateRestrictionsInput) {
  const { countryRestrictions: countries } = input;
  return updateSettings(
    ctx,
    'restrictions',
    'settings.restrictions.updated',
    {
      ...input,
      countryRestrictions: countries && {
        ...countries,
        allowedCountryCodes: unique(countries.allowedCountryCodes),
        blockedCountryCodes: unique(countries.blockedCountryCodes),
      },
    },
    async (restrictions, tx) => [...countryErrors(restrictions), ...(await allowlistErrors(restrictions, tx))],
  );
}

type Group = 'authSettings' | 'uiSettings' | 'b2bSettings' | 'restrictions';

/** Returns the validation errors of the merged settings. */
type SettingsValidator<Settings> = (
  settings: Settings,
  tx: Transaction,
) => readonly FieldError[] | Promise<readonly FieldError[]>;

/** The settings to change, or a function that stores a part of them elsewhere and returns the others. */
type Change<Settings> = Part<Settings> | ((before: Settings, tx: Transaction) => Promise<Part<Settings>>);

/** Merges the input into one group of settings, if the result is valid. */
export function updateSettings<Name extends Group>(
  ctx: Context,
  name: Name,
  type: EventName,
  input: Change<Deployment[Name]>,
  validate: SettingsValidator<Deployment[Name]> = () => [],
): Promise<Deployment[Name] & { version: number; warnings: SettingWarning[] }> {
  return command(ctx, async (tx) => {
    const deployment = await lockDeployment(tx);
    tx.assertVersion(deployment);
    const before = deployment[name];
    const after = mergeSettings(before, typeof input === 'function' ? await input(before, tx) : input);
    const errors = await validate(after, tx);
    if (errors.length > 0) throw validationFailed(errors);
    deployment[name] = after;
    deployment.updatedAt = tx.now;
    tx.record({ type, resource: deploymentResource(tx), before: { ...before }, after: { ...after } });
    await tx.flush();
    return { ...after, version: deployment.version, warnings: await warningsOf(ctx, tx, name, deployment) };
  });
}

/** The warnings of a group of settings. Those of restrictions read the blocklist, if it is enabled. */
async function warningsOf(
  { config }: Context,
  { rows, deploymentId }: Transaction,
  name: Group,
  deployment: Deployment,
): Promise<SettingWarning[]> {
  const readsBlocklist = name === 'restrictions' && deployment.restrictions.blocklistEnabled;
  return WARNINGS_OF[name](deployment, config, readsBlocklist && (await hasRestrictions(rows, deploymentId, 'block')));
}

/** Rejects an empty allowlist of countries, which would reject every user. */
function countryErrors({ countryRestrictions: { mode, allowedCountryCodes } }: Restrictions): FieldError[] {
  if (mode !== 'ALLOWLIST' || allowedCountryCodes.length > 0) return [];
  return [
    fieldError('input.countryRestrictions.allowedCountryCodes', 'must name a country while the allowlist is enabled'),
  ];
}

/** Rejects an empty allowlist of addresses, which would reject every user. */
async function allowlistErrors({ allowlistEnabled }: Restrictions, tx: Transaction): Promise<FieldError[]> {
  if (!allowlistEnabled || (await hasRestrictions(tx.rows, tx.deploymentId, 'allow'))) return [];
  return [fieldError('input.allowlistEnabled', 'must be false while the allowlist is empty')];
}

const unique = (codes: readonly string[] | null | undefined) => codes && [...new Set(codes)];
