/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The address to invite and its roles. */
export type CreateInvitationInput = {
  /** The address to invite. */
  readonly email: string;
  /** Seconds until it expires: 3,600 (an hour) to 2,592,000 (30 days); 604,800 (7 days) if omitted. */
  readonly expiresIn?: number | null | undefined;
  /**
   * URL that the mailed link opens, with `invitation_token` added to its query: a page on the deployment host or on one of
   * its allowed origins. A page of this service if omitted.
   */
  readonly redirectUrl?: string | null | undefined;
  /**
   * Ids of roles of the organization or workspace itself, or of the deployment at its level. The built-in role Member if
   * omitted.
   */
  readonly roleIds?: ReadonlyArray<string> | null | undefined;
};

/** The fields of a new organization. */
export type CreateOrganizationInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: string | null | undefined;
  /** Name for display; the name itself if omitted. */
  readonly displayName?: string | null | undefined;
  /** Name, 1 to 255 characters. */
  readonly name: string;
  /**
   * Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in the deployment. Derived
   * from the name if omitted.
   */
  readonly slug?: string | null | undefined;
};

/** The fields of a new role. */
export type CreateRoleInput = {
  /** Name, 1 to 255 characters. */
  readonly name: string;
  /** 1 to 64 permissions in the form `resource:action`. Duplicates are removed. */
  readonly permissions: ReadonlyArray<string>;
};

/** The fields of a new workspace. */
export type CreateWorkspaceInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: string | null | undefined;
  /** Name, 1 to 255 characters. */
  readonly name: string;
  /** Id of the organization that it will belong to. */
  readonly organizationId: string;
  /**
   * Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in its organization.
   * Derived from the name if omitted.
   */
  readonly slug?: string | null | undefined;
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

/** The new roles of a member. */
export type UpdateMemberInput = {
  /** Ids of all roles that the member will have: the organization's or workspace's own or the deployment's. */
  readonly roleIds: ReadonlyArray<string>;
};

/** The fields of an organization to change. Omitted fields are unchanged. */
export type UpdateOrganizationInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: string | null | undefined;
  /** Name for display. */
  readonly displayName?: string | null | undefined;
  /** Absolute http or https URL; null clears it. */
  readonly logoUrl?: string | null | undefined;
  /** Name, 1 to 255 characters. It does not change the slug. */
  readonly name?: string | null | undefined;
  /** Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in the deployment. */
  readonly slug?: string | null | undefined;
};

/** The fields of a role to change. Omitted fields are unchanged. */
export type UpdateRoleInput = {
  /** Name, 1 to 255 characters. */
  readonly name?: string | null | undefined;
  /** 1 to 64 permissions in the form `resource:action`. They replace the stored ones. Duplicates are removed. */
  readonly permissions?: ReadonlyArray<string> | null | undefined;
};

/** The fields of a workspace to change. Omitted fields are unchanged. */
export type UpdateWorkspaceInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: string | null | undefined;
  /** Name, 1 to 255 characters. It does not change the slug. */
  readonly name?: string | null | undefined;
  /** Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in its organization. */
  readonly slug?: string | null | undefined;
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

export type CreateOrganizationPageMutationVariables = Exact<{
  input: CreateOrganizationInput;
}>;


export type CreateOrganizationPageMutation = { readonly createOrganization: { readonly id: string } | null };

export type OrganizationChoiceQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OrganizationChoiceQuery = { readonly viewer: { readonly organizationMemberships: { readonly nodes: ReadonlyArray<{ readonly organization: { readonly id: string, readonly name: string, readonly displayName: string | null } | null, readonly roles: ReadonlyArray<{ readonly name: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type OrganizationGeneralQueryVariables = Exact<{
  id: string;
}>;


export type OrganizationGeneralQuery = { readonly organization: { readonly id: string, readonly name: string, readonly displayName: string | null, readonly description: string | null, readonly slug: string, readonly imageUrl: string | null, readonly membersCount: number | null, readonly createdAt: string | null, readonly permissions: ReadonlyArray<string> | null } | null };

export type OrganizationGeneralUpdateMutationVariables = Exact<{
  id: string;
  input: UpdateOrganizationInput;
}>;


export type OrganizationGeneralUpdateMutation = { readonly updateOrganization: { readonly id: string } | null };

export type OrganizationGeneralDeleteMutationVariables = Exact<{
  id: string;
}>;


export type OrganizationGeneralDeleteMutation = { readonly deleteOrganization: null | null };

export type OrganizationGeneralLeaveMutationVariables = Exact<{
  id: string;
}>;


export type OrganizationGeneralLeaveMutation = { readonly leaveOrganization: null | null };

export type OrganizationMembersPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  search?: string | null | undefined;
  manages: boolean;
}>;


export type OrganizationMembersPageQuery = { readonly organization: { readonly id: string, readonly name: string, readonly displayName: string | null, readonly permissions: ReadonlyArray<string> | null, readonly viewerMembership: { readonly id: string } | null, readonly roles?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null, readonly members: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly user: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly email: string | null, readonly username: string | null }, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type OrganizationRightsQueryVariables = Exact<{
  id: string;
}>;


export type OrganizationRightsQuery = { readonly organization: { readonly id: string, readonly permissions: ReadonlyArray<string> | null } | null };

export type OrganizationMemberUpdateMutationVariables = Exact<{
  id: string;
  membershipId: string;
  input: UpdateMemberInput;
}>;


export type OrganizationMemberUpdateMutation = { readonly updateOrganizationMember: { readonly id: string } | null };

export type OrganizationMemberRemoveMutationVariables = Exact<{
  id: string;
  membershipId: string;
}>;


export type OrganizationMemberRemoveMutation = { readonly removeOrganizationMember: null | null };

export type OrganizationInvitationsPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type OrganizationInvitationsPageQuery = { readonly organization: { readonly id: string, readonly name: string, readonly displayName: string | null, readonly permissions: ReadonlyArray<string> | null, readonly roles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null, readonly invitations: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly email: string, readonly status: InvitationStatus, readonly expiresAt: string, readonly roles: ReadonlyArray<{ readonly name: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type OrganizationInviteMutationVariables = Exact<{
  id: string;
  input: CreateInvitationInput;
}>;


export type OrganizationInviteMutation = { readonly createInvitation: { readonly id: string } | null };

export type OrganizationInvitationResendMutationVariables = Exact<{
  id: string;
  invitationId: string;
}>;


export type OrganizationInvitationResendMutation = { readonly resendInvitation: { readonly id: string } | null };

export type OrganizationInvitationRevokeMutationVariables = Exact<{
  id: string;
  invitationId: string;
}>;


export type OrganizationInvitationRevokeMutation = { readonly revokeInvitation: null | null };

export type OrganizationRolesPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type OrganizationRolesPageQuery = { readonly organization: { readonly id: string, readonly name: string, readonly displayName: string | null, readonly permissions: ReadonlyArray<string> | null, readonly roles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type OrganizationRoleCreateMutationVariables = Exact<{
  id: string;
  input: CreateRoleInput;
}>;


export type OrganizationRoleCreateMutation = { readonly createOrganizationRole: { readonly id: string } | null };

export type OrganizationRoleUpdateMutationVariables = Exact<{
  id: string;
  roleId: string;
  input: UpdateRoleInput;
}>;


export type OrganizationRoleUpdateMutation = { readonly updateOrganizationRole: { readonly id: string } | null };

export type OrganizationRoleDeleteMutationVariables = Exact<{
  id: string;
  roleId: string;
}>;


export type OrganizationRoleDeleteMutation = { readonly deleteOrganizationRole: null | null };

export type OrganizationWorkspacesPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type OrganizationWorkspacesPageQuery = { readonly organization: { readonly id: string, readonly name: string, readonly displayName: string | null, readonly permissions: ReadonlyArray<string> | null, readonly workspaces: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string | null, readonly permissions: ReadonlyArray<string> | null, readonly membersCount: number | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type OrganizationWorkspaceCreateMutationVariables = Exact<{
  input: CreateWorkspaceInput;
}>;


export type OrganizationWorkspaceCreateMutation = { readonly createWorkspace: { readonly id: string } | null };

export type OrganizationWorkspaceUpdateMutationVariables = Exact<{
  id: string;
  input: UpdateWorkspaceInput;
}>;


export type OrganizationWorkspaceUpdateMutation = { readonly updateWorkspace: { readonly id: string } | null };

export type OrganizationWorkspaceDeleteMutationVariables = Exact<{
  id: string;
}>;


export type OrganizationWorkspaceDeleteMutation = { readonly deleteWorkspace: null | null };

export type SignInPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInPageQuery = { readonly authOptions: { readonly strategies: ReadonlyArray<SignInStrategy>, readonly firstFactor: SignInStrategy, readonly passkeyAutofill: boolean, readonly multiSessionSupport: MultiSessionSupport, readonly signUpMode: SignUpMode } | null, readonly viewer: { readonly email: string | null, readonly username: string | null } | null, readonly session: { readonly activeSignin: { readonly id: string } | null, readonly signinAttempts: ReadonlyArray<{ readonly id: string, readonly method: string, readonly currentStep: string, readonly secondFactors: ReadonlyArray<SecondFactorMethod> }> } | null };

export type PageSignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type PageSignInMutation = { readonly signIn: { readonly signin: { readonly id: string } | null, readonly signinAttempt: { readonly id: string } | null } | null };


export const CreateOrganizationPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateOrganizationPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateOrganizationPageMutation, CreateOrganizationPageMutationVariables>;
export const OrganizationChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationMemberships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationChoiceQuery, OrganizationChoiceQueryVariables>;
export const OrganizationGeneralDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationGeneral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"membersCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}}]}}]} as unknown as DocumentNode<OrganizationGeneralQuery, OrganizationGeneralQueryVariables>;
export const OrganizationGeneralUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationGeneralUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationGeneralUpdateMutation, OrganizationGeneralUpdateMutationVariables>;
export const OrganizationGeneralDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationGeneralDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<OrganizationGeneralDeleteMutation, OrganizationGeneralDeleteMutationVariables>;
export const OrganizationGeneralLeaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationGeneralLeave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<OrganizationGeneralLeaveMutation, OrganizationGeneralLeaveMutationVariables>;
export const OrganizationMembersPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationMembersPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"manages"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"manages"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationMembersPageQuery, OrganizationMembersPageQueryVariables>;
export const OrganizationRightsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationRights"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}}]}}]} as unknown as DocumentNode<OrganizationRightsQuery, OrganizationRightsQueryVariables>;
export const OrganizationMemberUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationMemberUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"membershipId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganizationMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"membershipId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"membershipId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationMemberUpdateMutation, OrganizationMemberUpdateMutationVariables>;
export const OrganizationMemberRemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationMemberRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"membershipId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeOrganizationMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"membershipId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"membershipId"}}}]}]}}]} as unknown as DocumentNode<OrganizationMemberRemoveMutation, OrganizationMemberRemoveMutationVariables>;
export const OrganizationInvitationsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationInvitationsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationInvitationsPageQuery, OrganizationInvitationsPageQueryVariables>;
export const OrganizationInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationInviteMutation, OrganizationInviteMutationVariables>;
export const OrganizationInvitationResendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationInvitationResend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationInvitationResendMutation, OrganizationInvitationResendMutationVariables>;
export const OrganizationInvitationRevokeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationInvitationRevoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}}}]}]}}]} as unknown as DocumentNode<OrganizationInvitationRevokeMutation, OrganizationInvitationRevokeMutationVariables>;
export const OrganizationRolesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationRolesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationRolesPageQuery, OrganizationRolesPageQueryVariables>;
export const OrganizationRoleCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationRoleCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrganizationRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationRoleCreateMutation, OrganizationRoleCreateMutationVariables>;
export const OrganizationRoleUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationRoleUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganizationRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"roleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationRoleUpdateMutation, OrganizationRoleUpdateMutationVariables>;
export const OrganizationRoleDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationRoleDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrganizationRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"roleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roleId"}}}]}]}}]} as unknown as DocumentNode<OrganizationRoleDeleteMutation, OrganizationRoleDeleteMutationVariables>;
export const OrganizationWorkspacesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationWorkspacesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"workspaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"membersCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationWorkspacesPageQuery, OrganizationWorkspacesPageQueryVariables>;
export const OrganizationWorkspaceCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationWorkspaceCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWorkspaceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWorkspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationWorkspaceCreateMutation, OrganizationWorkspaceCreateMutationVariables>;
export const OrganizationWorkspaceUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationWorkspaceUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWorkspaceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWorkspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationWorkspaceUpdateMutation, OrganizationWorkspaceUpdateMutationVariables>;
export const OrganizationWorkspaceDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationWorkspaceDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWorkspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<OrganizationWorkspaceDeleteMutation, OrganizationWorkspaceDeleteMutationVariables>;
export const SignInPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strategies"}},{"kind":"Field","name":{"kind":"Name","value":"firstFactor"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyAutofill"}},{"kind":"Field","name":{"kind":"Name","value":"multiSessionSupport"}},{"kind":"Field","name":{"kind":"Name","value":"signUpMode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeSignin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signinAttempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"currentStep"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactors"}}]}}]}}]}}]} as unknown as DocumentNode<SignInPageQuery, SignInPageQueryVariables>;
export const PageSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signinAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<PageSignInMutation, PageSignInMutationVariables>;