import { LockMode } from '@mikro-orm/core';
import type { Transaction } from '../../platform/commands/command.ts';
import { socialProviderNotFound } from '../social-providers/provider-not-found.ts';
import { SocialProvider } from '../social-providers/social-provider.entity.ts';

/** Settings belong to the deployment. */
export const resourceOf = ({ deploymentId }: Transaction) => ({ type: 'deployment', id: String(deploymentId) });

/** What events show of a provider: all except the secret. */
export function audited(provider: SocialProvider) {
  const { name, kind, label, clientId, clientSecretSealed, scopes, endpoints } = provider;
  const { enabled, signUpAllowed, tokensStored, position } = provider;
  return {
    name,
    kind,
    label,
    clientId,
    clientSecretSet: clientSecretSealed !== null,
    scopes: [...scopes],
    enabled,
    signUpAllowed,
    tokensStored,
    position,
    ...endpoints,
  };
}

/** Locks the provider with this name. Rejects an unknown name with 404. */
export async function lockProvider({ em, deploymentId }: Transaction, name: string): Promise<SocialProvider> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const provider = await em.findOne(SocialProvider, { deploymentId, name }, { lockMode });
  if (provider === null) throw socialProviderNotFound();
  return provider;
}
