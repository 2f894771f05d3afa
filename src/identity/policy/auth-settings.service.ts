import type { UpdateAuthSettingsInput } from '../../deployment/graph/types.ts';
import { updateSettings } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import { authSettingsErrors } from './auth-settings.rules.ts';

export function updateAuthSettings(ctx: Context, input: UpdateAuthSettingsInput) {
  return updateSettings(ctx, 'authSettings', 'settings.auth.updated', input, authSettingsErrors);
}
