/** What a provider of social sign-in is: one of the known ones, or any server by configuration. */
export type SocialProviderKind =
  | 'GOOGLE'
  | 'APPLE'
  | 'MICROSOFT'
  | 'GITHUB'
  | 'GITLAB'
  | 'LINKEDIN'
  | 'DISCORD'
  | 'X'
  | 'FACEBOOK'
  | 'SLACK'
  | 'OIDC'
  | 'OAUTH2';

/** An enabled provider of social sign-in, as pages show it. */
export interface SocialProviderOption {
  readonly name: string;
  readonly kind: SocialProviderKind;
  readonly label: string;
  readonly signUpAllowed: boolean;
}
