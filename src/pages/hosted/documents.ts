/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The token of an invitation. */
export type AcceptInvitationInput = {
  /** The token of the mailed link. */
  readonly token: string;
};

/** The code for the step that an attempt waits for. */
export type AttemptVerificationInput = {
  /** The code that was sent (6 digits), the authenticator's current code (6 digits), or a backup code. 1 to 64 characters. */
  readonly code: string;
  /** Id of a sign-in attempt in `session.signin_attempts`. */
  readonly signinAttemptId?: string | null | undefined;
  /** Id of a sign-up attempt in `session.signup_attempts`. */
  readonly signupAttemptId?: string | null | undefined;
};

/** The status of an invitation. */
export type InvitationStatus =
  /** The invited user accepted it. */
  | 'ACCEPTED'
  /** It expired before it was accepted. */
  | 'EXPIRED'
  /** It can still be accepted. */
  | 'PENDING'
  /** It was revoked or declined. */
  | 'REVOKED';

/** The token of an invitation's link. */
export type InvitationTokenInput = {
  /** The token of the mailed link. */
  readonly token: string;
};

/** The address to add to the waitlist. */
export type JoinWaitlistInput = {
  /** The address to mail the link to. */
  readonly email: string;
  /** First name. Up to 255 characters. */
  readonly firstName?: string | null | undefined;
  /** Last name. Up to 255 characters. */
  readonly lastName?: string | null | undefined;
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

/**
 * The fields of a new account. The deployment's auth settings say which fields are enabled and which are required. At least
 * one identifier of an enabled sign-in strategy is required. A field that is not enabled is rejected. An empty string counts
 * as left out.
 */
export type SignUpInput = {
  /** Email address. An address that another account only claims is verified before the account is created. */
  readonly email?: string | null | undefined;
  /** First name. Up to 255 characters. */
  readonly firstName?: string | null | undefined;
  /** The token of an invitation mail. The email address is the invited one and may be left out. */
  readonly invitationToken?: string | null | undefined;
  /** Last name. Up to 255 characters. */
  readonly lastName?: string | null | undefined;
  /**
   * Up to 256 characters. The settings set the minimum length and the required kinds of characters. Required where the
   * settings enable passwords and a strategy that signs in with one, unless the account can sign in with its wallet. Common passwords are rejected, and so are the email
   * address, the username and the name of the application.
   */
  readonly password?: string | null | undefined;
  /**
   * Phone number in E.164 format, up to 32 characters. Spaces, dots and hyphens are ignored. A number that another account
   * only claims is verified before the account is created.
   */
  readonly phoneNumber?: string | null | undefined;
  /**
   * The page to redirect to after a mailed link is confirmed. An http or https URL of up to 2,048 characters on the
   * deployment's own origin or one of its allowed origins.
   */
  readonly redirectUrl?: string | null | undefined;
  /**
   * Letters of one script, digits and `. _ -`, stored in NFKC form. The settings set the length. Unique in the deployment,
   * ignoring case. Names of another script that look like Latin names count as equal to them.
   */
  readonly username?: string | null | undefined;
  /**
   * The token of the mail that approved a waitlist entry. The email address is the one of the entry and may be left out. An
   * invitation token takes precedence.
   */
  readonly waitlistToken?: string | null | undefined;
  /** A challenge that the wallet of the new account has signed, see `POST /auth/wallet-challenge`. */
  readonly wallet?: WalletSignatureInput | null | undefined;
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

/** The strategy to verify an address with. */
export type VerificationStrategy =
  /** A code of 6 digits sent by email. */
  | 'EMAIL_CODE'
  /** A link sent by email. */
  | 'EMAIL_LINK'
  /** A code of 6 digits sent to a phone. */
  | 'PHONE_CODE';

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

export type InvitationPageQueryVariables = Exact<{
  input: InvitationTokenInput;
}>;


export type InvitationPageQuery = { readonly invitationPreview: { readonly status: InvitationStatus, readonly email: string | null, readonly inviterName: string | null, readonly organizationName: string, readonly workspaceName: string | null, readonly expiresAt: string } | null, readonly viewer: { readonly email: string | null, readonly username: string | null } | null };

export type InvitationPageAcceptMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;


export type InvitationPageAcceptMutation = { readonly acceptInvitation: { readonly id: string } | null };

export type InvitationPageRenewMutationVariables = Exact<{
  input: InvitationTokenInput;
}>;


export type InvitationPageRenewMutation = { readonly renewInvitation: { readonly expiresAt: string } | null };

export type SignInPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInPageQuery = { readonly authOptions: { readonly strategies: ReadonlyArray<SignInStrategy>, readonly firstFactor: SignInStrategy, readonly passkeyAutofill: boolean, readonly multiSessionSupport: MultiSessionSupport, readonly signUpMode: SignUpMode } | null, readonly viewer: { readonly email: string | null, readonly username: string | null } | null, readonly session: { readonly activeSignin: { readonly id: string } | null, readonly signinAttempts: ReadonlyArray<{ readonly id: string, readonly method: string, readonly currentStep: string, readonly secondFactors: ReadonlyArray<SecondFactorMethod> }> } | null };

export type PageSignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type PageSignInMutation = { readonly signIn: { readonly signin: { readonly id: string } | null, readonly signinAttempt: { readonly id: string } | null } | null };

export type SignUpPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SignUpPageQuery = { readonly authOptions: { readonly signUpMode: SignUpMode, readonly signUpFields: ReadonlyArray<{ readonly name: string, readonly required: boolean, readonly maxLength: number }>, readonly passwordRules: { readonly minLength: number, readonly requireLowercase: boolean, readonly requireUppercase: boolean, readonly requireNumber: boolean, readonly requireSpecial: boolean } | null } | null, readonly viewer: { readonly email: string | null, readonly username: string | null } | null, readonly session: { readonly signupAttempts: ReadonlyArray<{ readonly id: string, readonly currentStep: string, readonly requiredFields: ReadonlyArray<string> }> } | null };

export type SignUpPageCreateMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpPageCreateMutation = { readonly signUp: { readonly signinAttempt: { readonly id: string } | null, readonly signupAttempt: { readonly id: string } | null } | null };

export type SignUpPageVerifyMutationVariables = Exact<{
  input: AttemptVerificationInput;
}>;


export type SignUpPageVerifyMutation = { readonly attemptVerification: { readonly signinAttempt: { readonly id: string } | null, readonly signupAttempt: { readonly id: string } | null } | null };

export type SignUpPageResendMutationVariables = Exact<{
  input: PrepareVerificationInput;
}>;


export type SignUpPageResendMutation = { readonly prepareVerification: { readonly resendAt: string } | null };

export type WaitlistPageQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitlistPageQuery = { readonly authOptions: { readonly signUpMode: SignUpMode } | null };

export type WaitlistPageJoinMutationVariables = Exact<{
  input: JoinWaitlistInput;
}>;


export type WaitlistPageJoinMutation = { readonly joinWaitlist: { readonly email: string } | null };


export const InvitationPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"inviterName"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]} as unknown as DocumentNode<InvitationPageQuery, InvitationPageQueryVariables>;
export const InvitationPageAcceptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvitationPageAccept"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<InvitationPageAcceptMutation, InvitationPageAcceptMutationVariables>;
export const InvitationPageRenewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvitationPageRenew"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<InvitationPageRenewMutation, InvitationPageRenewMutationVariables>;
export const SignInPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strategies"}},{"kind":"Field","name":{"kind":"Name","value":"firstFactor"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyAutofill"}},{"kind":"Field","name":{"kind":"Name","value":"multiSessionSupport"}},{"kind":"Field","name":{"kind":"Name","value":"signUpMode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeSignin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signinAttempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"currentStep"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactors"}}]}}]}}]}}]} as unknown as DocumentNode<SignInPageQuery, SignInPageQueryVariables>;
export const PageSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signinAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<PageSignInMutation, PageSignInMutationVariables>;
export const SignUpPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignUpPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUpMode"}},{"kind":"Field","name":{"kind":"Name","value":"signUpFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passwordRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minLength"}},{"kind":"Field","name":{"kind":"Name","value":"requireLowercase"}},{"kind":"Field","name":{"kind":"Name","value":"requireUppercase"}},{"kind":"Field","name":{"kind":"Name","value":"requireNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requireSpecial"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupAttempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currentStep"}},{"kind":"Field","name":{"kind":"Name","value":"requiredFields"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpPageQuery, SignUpPageQueryVariables>;
export const SignUpPageCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUpPageCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signinAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signupAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpPageCreateMutation, SignUpPageCreateMutationVariables>;
export const SignUpPageVerifyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUpPageVerify"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signinAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signupAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpPageVerifyMutation, SignUpPageVerifyMutationVariables>;
export const SignUpPageResendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUpPageResend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrepareVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepareVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendAt"}}]}}]}}]} as unknown as DocumentNode<SignUpPageResendMutation, SignUpPageResendMutationVariables>;
export const WaitlistPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitlistPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUpMode"}}]}}]}}]} as unknown as DocumentNode<WaitlistPageQuery, WaitlistPageQueryVariables>;
export const WaitlistPageJoinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WaitlistPageJoin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinWaitlistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinWaitlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<WaitlistPageJoinMutation, WaitlistPageJoinMutationVariables>;