/** The page that starts a sign-in with a provider, at which links of pages and applications lead. */
export const SOCIAL_PATH = '/auth/sso';
