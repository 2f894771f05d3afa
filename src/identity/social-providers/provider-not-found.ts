import { notFound } from '../../platform/errors.ts';

/** The same for a provider that does not exist and, where users sign in, for one that is disabled. */
export const socialProviderNotFound = () => notFound('SOCIAL_PROVIDER_NOT_FOUND', 'The social provider');
