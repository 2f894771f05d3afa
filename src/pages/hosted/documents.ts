/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The code for the step that an attempt waits for. */
export type AttemptVerificationInput = {
  /** The code that was sent (6 digits), the authenticator's current code (6 digits), or a backup code. 1 to 64 characters. */
  readonly code: string;
  /** Id of a sign-in attempt in `session.signin_attempts`. */
  readonly signinAttemptId?: string | null | undefined;
  /** Id of a sign-up attempt in `session.signup_attempts`. */
  readonly signupAttemptId?: string | null | undefined;
};

/** The account whose password was forgotten. */
export type ForgotPasswordInput = {
  /** An email address of the account, up to 254 characters. */
  readonly email: string;
  /**
   * The application's own page for choosing a new password. The parameter `token` is added to it. An http or https URL of up to
   * 2,048 characters on the deployment's own origin or one of its allowed origins.
   */
  readonly redirectUrl?: string | null | undefined;
};

/** Whether one browser may be signed in to several accounts at the same time. */
export type MultiSessionSupport =
  /** One account. */
  | 'DISABLED'
  /** Several accounts. */
  | 'ENABLED';

/** The channel of a message to a phone. */
export type PhoneChannel =
  /** A text message. */
  | 'SMS'
  /** A message in WhatsApp. */
  | 'WHATSAPP';

/** The attempt to send a message for, and the strategy. */
export type PrepareVerificationInput = {
  /**
   * For links: the page to redirect to after the link is confirmed. An http or https URL of up to 2,048 characters on the
   * deployment's own origin or one of its allowed origins.
   */
  readonly redirectUrl?: string | null | undefined;
  /** Id of a sign-in attempt in `session.signin_attempts`. */
  readonly signinAttemptId?: string | null | undefined;
  /** Id of a sign-up attempt in `session.signup_attempts`. */
  readonly signupAttemptId?: string | null | undefined;
  /** The strategy. The default is the one that the attempt began with. A sign-in cannot change its strategy. */
  readonly strategy?: VerificationStrategy | null | undefined;
};

/** The sign-in attempt to create backup codes for. Without an id, the signed-in user is meant first. */
export type RegenerateBackupCodesInput = {
  /** Id of a sign-in attempt of this browser at `create_backup_codes`, listed in `session.signin_attempts`. */
  readonly signinAttemptId?: string | null | undefined;
};

/** The token of a password reset link, and the new password. */
export type ResetPasswordInput = {
  /**
   * Up to 256 characters. It must meet the password rules of the settings, and be neither a common password nor an identifier
   * of the user.
   */
  readonly newPassword: string;
  /** The link's `token`. 1 to 256 characters. */
  readonly token: string;
};

/** A second factor that can complete a sign-in. */
export type SecondFactorMethod =
  /** A code of the authenticator app, for `POST /auth/attempt-verification`. */
  | 'AUTHENTICATOR'
  /** An unused backup code, for `POST /auth/attempt-verification`. */
  | 'BACKUP_CODE'
  /** A passkey, for `POST /auth/prepare-passkey` and `POST /auth/attempt-passkey`. */
  | 'PASSKEY';

/** The first factor of a sign-in: the strategy, and the fields that it requires. */
export type SignInInput = {
  /** For `phone_otp`: a channel that the settings allow. The default is SMS, or WhatsApp where SMS is not allowed. */
  readonly channel?: PhoneChannel | null | undefined;
  /** For `email_password`, `email_otp` and `magic_link`; optional for `passkey`. Up to 254 characters. */
  readonly email?: string | null | undefined;
  /** For the two strategies with a password. Up to 256 characters. */
  readonly password?: string | null | undefined;
  /** For `phone_otp`; optional for `passkey`. In E.164 format. Spaces, dots and hyphens are ignored. Up to 32 characters. */
  readonly phoneNumber?: string | null | undefined;
  /**
   * For `magic_link`: the page to redirect to after the link is confirmed. An http or https URL of up to 2,048 characters on the
   * deployment's own origin or one of its allowed origins.
   */
  readonly redirectUrl?: string | null | undefined;
  /** The strategy. The default is the first factor of the deployment's settings. */
  readonly strategy?: SignInStrategy | null | undefined;
  /** For `ticket`: the ticket, up to 255 characters. */
  readonly ticket?: string | null | undefined;
  /** For `username_password`; optional for `passkey`. Up to 255 characters. */
  readonly username?: string | null | undefined;
  /** For `web3_wallet`: the signed challenge of this browser. */
  readonly wallet?: WalletSignatureInput | null | undefined;
};

/** A strategy to authenticate with as the first factor. The deployment's settings say which ones are enabled. */
export type SignInStrategy =
  /** A code of 6 digits sent by email. The settings must allow codes for email addresses. */
  | 'EMAIL_OTP'
  /** Email address and password. */
  | 'EMAIL_PASSWORD'
  /** A link sent by email. The settings must allow links for email addresses. */
  | 'MAGIC_LINK'
  /** A passkey that the browser offers, in a dialog or in the autofill of a field. */
  | 'PASSKEY'
  /** A code of 6 digits sent to a phone. The settings must allow SMS or WhatsApp. */
  | 'PHONE_OTP'
  /** An account at another identity provider (SSO). Not available yet. */
  | 'SSO'
  /**
   * A one-time ticket that the backend has created (`POST /users/{user_id}/sign-in-tickets` or `/impersonations`). No setting
   * enables it.
   */
  | 'TICKET'
  /** Username and password. */
  | 'USERNAME_PASSWORD'
  /** A message that a wallet of the account has signed (Sign-In with Ethereum, EIP-4361). */
  | 'WEB3_WALLET';

/** The sign-in to end. */
export type SignOutInput = {
  /** Id of one of this browser's sign-ins. Without it, all of them are ended. */
  readonly signinId?: string | null | undefined;
};

/** Who may sign up. Users with an account can sign in in every mode. */
export type SignUpMode =
  /** Only invited users may sign up: `POST /auth/signup` with an `invitation_token`. */
  | 'CLOSED'
  /** Any user may sign up. */
  | 'OPEN'
  /**
   * Users request access with `POST /waitlist` and sign up with the link of their approval. Invited users may sign up as
   * well.
   */
  | 'WAITLIST';

/** The sign-in attempt to enrol for. Without an id, the signed-in user is meant first. */
export type StartAuthenticatorInput = {
  /** Id of a sign-in attempt of this browser at `enroll_second_factor`, listed in `session.signin_attempts`. */
  readonly signinAttemptId?: string | null | undefined;
};

/** Input to switch the active sign-in. */
export type SwitchSignInInput = {
  /** Id of a sign-in of this browser. */
  readonly signinId: string;
};

/** The strategy to verify an address with. */
export type VerificationStrategy =
  /** A code of 6 digits sent by email. */
  | 'EMAIL_CODE'
  /** A link sent by email. */
  | 'EMAIL_LINK'
  /** A code of 6 digits sent to a phone. */
  | 'PHONE_CODE';

/** Two consecutive codes of the authenticator app. */
export type VerifyAuthenticatorInput = {
  /** The first code, 6 digits. */
  readonly code1: string;
  /** The next code, 6 digits. */
  readonly code2: string;
  /** Id of a sign-in attempt of this browser at `enroll_second_factor`, listed in `session.signin_attempts`. */
  readonly signinAttemptId?: string | null | undefined;
};

/** The token of a mailed link. */
export type VerifyMagicLinkInput = {
  /** The `redirect_url` of the link, if it has one. It is validated again and returned. Up to 2,048 characters. */
  readonly redirectUrl?: string | null | undefined;
  /** The link's `token`. 1 to 256 characters. */
  readonly token: string;
};

/** A challenge that a wallet has signed. */
export type WalletSignatureInput = {
  /** The text of the Sign-In with Ethereum message, exactly as it was signed. 1 to 4,096 characters. */
  readonly message: string;
  /**
   * The signature: `0x` and 130 hexadecimal digits. Of a wallet that is a contract (ERC-1271), `0x` and 2 to 8,192
   * digits; 503 `UNAVAILABLE` when the RPC server of its chain fails.
   */
  readonly signature: string;
};

export type PageVerifyMagicLinkMutationVariables = Exact<{
  input: VerifyMagicLinkInput;
}>;


export type PageVerifyMagicLinkMutation = { readonly verifyMagicLink: { readonly redirectUrl: string | null, readonly signin: { readonly id: string } | null, readonly signinAttempt: { readonly id: string } | null, readonly signupAttempt: { readonly id: string } | null, readonly email: { readonly email: string } | null } | null };

export type PasswordResetPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordResetPageQuery = { readonly authOptions: { readonly signUpFields: ReadonlyArray<{ readonly name: string }>, readonly passwordRules: { readonly minLength: number, readonly requireLowercase: boolean, readonly requireUppercase: boolean, readonly requireNumber: boolean, readonly requireSpecial: boolean } | null } | null };

export type PageForgotPasswordMutationVariables = Exact<{
  input: ForgotPasswordInput;
}>;


export type PageForgotPasswordMutation = { readonly forgotPassword: null | null };

export type PageResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type PageResetPasswordMutation = { readonly resetPassword: null | null };

export type SignInPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInPageQuery = { readonly authOptions: { readonly strategies: ReadonlyArray<SignInStrategy>, readonly firstFactor: SignInStrategy, readonly passkeyAutofill: boolean, readonly passkeyRegistrationPrompt: boolean, readonly phoneChannels: ReadonlyArray<PhoneChannel>, readonly multiSessionSupport: MultiSessionSupport, readonly signUpMode: SignUpMode, readonly signUpFields: ReadonlyArray<{ readonly name: string }>, readonly passwordRules: { readonly minLength: number } | null } | null, readonly session: { readonly activeSignin: { readonly id: string } | null, readonly signins: ReadonlyArray<{ readonly id: string, readonly identifier: string | null }>, readonly signinAttempts: ReadonlyArray<{ readonly id: string, readonly method: string, readonly currentStep: string, readonly secondFactors: ReadonlyArray<SecondFactorMethod>, readonly createdAt: string }> } | null };

export type SignInPasskeyOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInPasskeyOfferQuery = { readonly passkeys: { readonly promptRegistration: boolean } | null };

export type PageSignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type PageSignInMutation = { readonly signIn: { readonly signin: { readonly id: string } | null, readonly signinAttempt: { readonly id: string } | null } | null };

export type SignInVerifyMutationVariables = Exact<{
  input: AttemptVerificationInput;
}>;


export type SignInVerifyMutation = { readonly attemptVerification: { readonly signinAttempt: { readonly id: string } | null } | null };

export type SignInSendAgainMutationVariables = Exact<{
  input: PrepareVerificationInput;
}>;


export type SignInSendAgainMutation = { readonly prepareVerification: { readonly resendAt: string } | null };

export type SignInStartAuthenticatorMutationVariables = Exact<{
  input: StartAuthenticatorInput;
}>;


export type SignInStartAuthenticatorMutation = { readonly startAuthenticator: { readonly otpauthUrl: string } | null };

export type SignInVerifyAuthenticatorMutationVariables = Exact<{
  input: VerifyAuthenticatorInput;
}>;


export type SignInVerifyAuthenticatorMutation = { readonly verifyAuthenticator: { readonly verified: boolean } | null };

export type SignInBackupCodesMutationVariables = Exact<{
  input: RegenerateBackupCodesInput;
}>;


export type SignInBackupCodesMutation = { readonly regenerateBackupCodes: { readonly backupCodes: ReadonlyArray<string> } | null };

export type SignInSwitchAccountMutationVariables = Exact<{
  input: SwitchSignInInput;
}>;


export type SignInSwitchAccountMutation = { readonly switchSignIn: { readonly activeSignin: { readonly id: string } | null } | null };

export type PageSignOutMutationVariables = Exact<{
  input?: SignOutInput | null | undefined;
}>;


export type PageSignOutMutation = { readonly signOut: null | null };


export const PageVerifyMagicLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageVerifyMagicLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyMagicLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyMagicLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signinAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signupAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}}]}}]}}]} as unknown as DocumentNode<PageVerifyMagicLinkMutation, PageVerifyMagicLinkMutationVariables>;
export const PasswordResetPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordResetPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUpFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passwordRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minLength"}},{"kind":"Field","name":{"kind":"Name","value":"requireLowercase"}},{"kind":"Field","name":{"kind":"Name","value":"requireUppercase"}},{"kind":"Field","name":{"kind":"Name","value":"requireNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requireSpecial"}}]}}]}}]}}]} as unknown as DocumentNode<PasswordResetPageQuery, PasswordResetPageQueryVariables>;
export const PageForgotPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageForgotPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ForgotPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgotPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<PageForgotPasswordMutation, PageForgotPasswordMutationVariables>;
export const PageResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<PageResetPasswordMutation, PageResetPasswordMutationVariables>;
export const SignInPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strategies"}},{"kind":"Field","name":{"kind":"Name","value":"firstFactor"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyAutofill"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyRegistrationPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"phoneChannels"}},{"kind":"Field","name":{"kind":"Name","value":"multiSessionSupport"}},{"kind":"Field","name":{"kind":"Name","value":"signUpMode"}},{"kind":"Field","name":{"kind":"Name","value":"signUpFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passwordRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minLength"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeSignin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signinAttempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"currentStep"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactors"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<SignInPageQuery, SignInPageQueryVariables>;
export const SignInPasskeyOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInPasskeyOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promptRegistration"}}]}}]}}]} as unknown as DocumentNode<SignInPasskeyOfferQuery, SignInPasskeyOfferQueryVariables>;
export const PageSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signinAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<PageSignInMutation, PageSignInMutationVariables>;
export const SignInVerifyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInVerify"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signinAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SignInVerifyMutation, SignInVerifyMutationVariables>;
export const SignInSendAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInSendAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrepareVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepareVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendAt"}}]}}]}}]} as unknown as DocumentNode<SignInSendAgainMutation, SignInSendAgainMutationVariables>;
export const SignInStartAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInStartAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartAuthenticatorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"otpauthUrl"}}]}}]}}]} as unknown as DocumentNode<SignInStartAuthenticatorMutation, SignInStartAuthenticatorMutationVariables>;
export const SignInVerifyAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInVerifyAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyAuthenticatorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verified"}}]}}]}}]} as unknown as DocumentNode<SignInVerifyAuthenticatorMutation, SignInVerifyAuthenticatorMutationVariables>;
export const SignInBackupCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInBackupCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegenerateBackupCodesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regenerateBackupCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backupCodes"}}]}}]}}]} as unknown as DocumentNode<SignInBackupCodesMutation, SignInBackupCodesMutationVariables>;
export const SignInSwitchAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInSwitchAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SwitchSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeSignin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SignInSwitchAccountMutation, SignInSwitchAccountMutationVariables>;
export const PageSignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageSignOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignOutInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<PageSignOutMutation, PageSignOutMutationVariables>;