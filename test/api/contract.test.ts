import { describe, expect, it } from 'vitest';
import { collectRoutes } from '../../src/api/rest/routes.ts';
import { assembleSchemas, readTypeDefs } from '../../src/api/schema/schema.ts';
import { resolvers } from '../support/resolvers.ts';

/** The endpoints of `interface.md`. */
const DOCUMENTED = {
  BACKEND: `
    POST   /api-auth/apps
    GET    /api-auth/apps/{app_name}
    GET    /ai-knowledge-bases/{kb_id}/documents
    POST   /users
    PATCH  /settings/auth
    GET    /workspaces/{workspace_id}/members
    POST   /ai-agents
    PATCH  /jwt-templates/{id}
    GET    /
    PATCH  /organizations/{organization_id}
    GET    /ai-agents
    POST   /ai-knowledge-bases
    POST   /organizations
    POST   /settings/email/smtp
    POST   /webhooks/apps/{app_name}/trigger/batch
    GET    /webhooks/apps
    DELETE /webhooks/endpoints/{endpoint_id}`,
  DEPLOYMENT: `
    GET    /.well-known/meta
    GET    /organizations/{id}/members
    GET    /workspaces/{id}
    GET    /organizations/{id}/invitations
    GET    /me/workspace-memberships
    POST   /me/backup-codes/regenerate
    POST   /me/authenticator/attempt-verification`,
};

/** Endpoints that `interface.md` does not list and that its endpoints require. */
const ADDED = {
  BACKEND: `
    GET    /audit-log
    GET    /organizations
    GET    /organizations/{organization_id}
    DELETE /organizations/{organization_id}
    GET    /organizations/{organization_id}/members
    POST   /organizations/{organization_id}/members
    PATCH  /organizations/{organization_id}/members/{membership_id}
    DELETE /organizations/{organization_id}/members/{membership_id}
    GET    /organizations/{organization_id}/roles
    POST   /organizations/{organization_id}/roles
    PATCH  /organizations/{organization_id}/roles/{role_id}
    DELETE /organizations/{organization_id}/roles/{role_id}
    GET    /organizations/{organization_id}/invitations
    POST   /organizations/{organization_id}/invitations
    DELETE /organizations/{organization_id}/invitations/{invitation_id}
    POST   /organizations/{organization_id}/invitations/{invitation_id}/resend
    GET    /workspaces/{workspace_id}/invitations
    POST   /workspaces/{workspace_id}/invitations
    DELETE /workspaces/{workspace_id}/invitations/{invitation_id}
    POST   /workspaces/{workspace_id}/invitations/{invitation_id}/resend
    GET    /organizations/{organization_id}/workspaces
    POST   /organizations/{organization_id}/workspaces
    GET    /workspaces
    GET    /workspaces/{workspace_id}
    PATCH  /workspaces/{workspace_id}
    DELETE /workspaces/{workspace_id}
    POST   /workspaces/{workspace_id}/members
    PATCH  /workspaces/{workspace_id}/members/{membership_id}
    DELETE /workspaces/{workspace_id}/members/{membership_id}
    GET    /workspaces/{workspace_id}/roles
    POST   /workspaces/{workspace_id}/roles
    PATCH  /workspaces/{workspace_id}/roles/{role_id}
    DELETE /workspaces/{workspace_id}/roles/{role_id}
    GET    /roles
    POST   /roles
    PATCH  /roles/{role_id}
    DELETE /roles/{role_id}
    GET    /users
    GET    /users/{user_id}
    PATCH  /users/{user_id}
    DELETE /users/{user_id}
    GET    /user-imports
    POST   /user-imports
    GET    /user-imports/{import_id}
    DELETE /user-imports/{import_id}
    GET    /user-imports/{import_id}/failures
    POST   /users/{user_id}/emails
    DELETE /users/{user_id}/emails/{email_id}
    POST   /users/{user_id}/phones
    DELETE /users/{user_id}/phones/{phone_id}
    GET    /users/{user_id}/export
    GET    /users/{user_id}/passkeys
    DELETE /users/{user_id}/passkeys/{passkey_id}
    PUT    /users/{user_id}/password
    GET    /users/{user_id}/sessions
    POST   /users/{user_id}/sessions/revoke-all
    DELETE /users/{user_id}/sessions/{session_id}
    DELETE /users/{user_id}/authenticator
    POST   /users/{user_id}/backup-codes/reset
    DELETE /users/{user_id}/lockout
    POST   /users/{user_id}/sign-in-tickets
    DELETE /users/{user_id}/sign-in-tickets/{ticket_id}
    GET    /users/{user_id}/impersonations
    GET    /users/{user_id}/sign-in-state
    GET    /lockouts
    POST   /users/{user_id}/impersonations
    DELETE /users/{user_id}/impersonations/{impersonation_id}
    GET    /jwt-templates
    POST   /jwt-templates
    GET    /jwt-templates/{id}
    DELETE /jwt-templates/{id}
    GET    /api-auth/apps
    PATCH  /api-auth/apps/{app_name}
    DELETE /api-auth/apps/{app_name}
    GET    /api-auth/apps/{app_name}/keys
    POST   /api-auth/apps/{app_name}/keys
    POST   /api-auth/apps/{app_name}/keys/import
    GET    /api-auth/apps/{app_name}/keys/{key_id}
    PATCH  /api-auth/apps/{app_name}/keys/{key_id}
    POST   /api-auth/apps/{app_name}/keys/{key_id}/revoke
    POST   /api-auth/apps/{app_name}/keys/{key_id}/rotate
    PATCH  /
    GET    /settings/allowed-origins
    GET    /settings/auth
    GET    /settings/ui
    GET    /settings/b2b
    GET    /settings/restrictions
    PUT    /settings/allowed-origins
    PATCH  /settings/ui
    PUT    /settings/ui/images/{name}
    DELETE /settings/ui/images/{name}
    PUT    /users/{user_id}/profile-image
    DELETE /users/{user_id}/profile-image
    PUT    /organizations/{organization_id}/image
    DELETE /organizations/{organization_id}/image
    PUT    /workspaces/{workspace_id}/image
    DELETE /workspaces/{workspace_id}/image
    PATCH  /settings/b2b
    PATCH  /settings/restrictions
    GET    /settings/restrictions/allowlist
    POST   /settings/restrictions/allowlist
    DELETE /settings/restrictions/allowlist
    GET    /settings/restrictions/blocklist
    POST   /settings/restrictions/blocklist
    DELETE /settings/restrictions/blocklist
    GET    /waitlist
    POST   /waitlist/{id}/approve
    DELETE /waitlist/{id}
    DELETE /settings/email/smtp
    POST   /settings/email/smtp/verify
    GET    /development/messages
    DELETE /development/messages
    GET    /development/messages/{message_id}
    GET    /settings/email/templates
    GET    /settings/email/templates/{kind}
    POST   /settings/email/templates/{kind}/preview
    PUT    /settings/email/templates/{kind}/{language}
    DELETE /settings/email/templates/{kind}/{language}
    POST   /settings/email/templates/{kind}/test
    GET    /settings/ai
    PATCH  /settings/ai
    DELETE /settings/ai
    POST   /settings/ai/verify
    GET    /settings/ai/usage
    GET    /ai-agents/{agent_id}
    PATCH  /ai-agents/{agent_id}
    DELETE /ai-agents/{agent_id}
    GET    /ai-agents/{agent_id}/runs
    POST   /ai-agents/{agent_id}/runs
    POST   /ai-agents/{agent_id}/runs
    GET    /ai-agents/{agent_id}/runs/{run_id}
    POST   /ai-agents/{agent_id}/runs/{run_id}/cancel
    GET    /ai-agents/{agent_id}/runs/{run_id}/steps
    GET    /ai-agents/{agent_id}/threads
    POST   /ai-agents/{agent_id}/threads
    GET    /ai-agents/{agent_id}/threads/{thread_id}
    PATCH  /ai-agents/{agent_id}/threads/{thread_id}
    DELETE /ai-agents/{agent_id}/threads/{thread_id}
    GET    /ai-agents/{agent_id}/threads/{thread_id}/messages
    POST   /ai-agents/{agent_id}/threads/{thread_id}/messages
    GET    /ai-agents/{agent_id}/usage
    GET    /ai-tools
    POST   /ai-tools
    GET    /ai-tools/{tool_id}
    PATCH  /ai-tools/{tool_id}
    DELETE /ai-tools/{tool_id}
    POST   /ai-tools/{tool_id}/rotate-secret
    GET    /ai-knowledge-bases
    GET    /ai-knowledge-bases/{kb_id}
    PATCH  /ai-knowledge-bases/{kb_id}
    DELETE /ai-knowledge-bases/{kb_id}
    POST   /ai-knowledge-bases/{kb_id}/documents
    GET    /ai-knowledge-bases/{kb_id}/documents/{document_id}
    DELETE /ai-knowledge-bases/{kb_id}/documents/{document_id}
    POST   /ai-knowledge-bases/{kb_id}/documents/batch
    POST   /ai-knowledge-bases/{kb_id}/documents/{document_id}/reprocess
    GET    /ai-knowledge-bases/{kb_id}/documents/{document_id}/content
    GET    /ai-knowledge-bases/{kb_id}/documents/{document_id}/chunks
    POST   /ai-knowledge-bases/{kb_id}/search
    POST   /ai-knowledge-bases/search
    GET    /ai-knowledge-bases/{kb_id}/entities
    GET    /ai-knowledge-bases/{kb_id}/entities/{entity_id}
    GET    /ai-knowledge-bases/{kb_id}/entities/{entity_id}/relations
    POST   /webhooks/apps
    GET    /webhooks/apps/{app_name}
    PATCH  /webhooks/apps/{app_name}
    DELETE /webhooks/apps/{app_name}
    POST   /webhooks/endpoints
    GET    /webhooks/apps/{app_name}/endpoints
    GET    /webhooks/endpoints/{endpoint_id}
    PATCH  /webhooks/endpoints/{endpoint_id}
    POST   /webhooks/apps/{app_name}/trigger
    GET    /webhooks/event-names
    GET    /webhooks/apps/{app_name}/events
    POST   /webhooks/apps/{app_name}/events
    GET    /webhooks/apps/{app_name}/events/{event_name}
    PATCH  /webhooks/apps/{app_name}/events/{event_name}
    DELETE /webhooks/apps/{app_name}/events/{event_name}
    POST   /webhooks/apps/{app_name}/rotate-secret
    POST   /webhooks/endpoints/{endpoint_id}/reactivate
    POST   /webhooks/endpoints/{endpoint_id}/rotate-secret
    POST   /webhooks/apps/{app_name}/endpoints/{endpoint_id}/test
    GET    /webhooks/apps/{app_name}/deliveries
    GET    /webhooks/apps/{app_name}/deliveries/stream
    POST   /webhooks/apps/{app_name}/deliveries/replay
    GET    /webhooks/apps/{app_name}/deliveries/replay
    GET    /webhooks/apps/{app_name}/deliveries/replay/{task_id}
    POST   /webhooks/apps/{app_name}/deliveries/replay/{task_id}/cancel
    GET    /webhooks/apps/{app_name}/stats
    GET    /webhooks/apps/{app_name}/timeseries
    GET    /webhooks/deliveries/{delivery_id}
    POST   /webhooks/deliveries/{delivery_id}/retry
    GET    /api-keys
    POST   /api-keys
    DELETE /api-keys/{id}
    GET    /api-auth/apps/{app_name}/usage
    GET    /api-auth/apps/{app_name}/keys/{key_id}/usage
    POST   /api-auth/verify
    POST   /api-auth/verify/batch
    POST   /organizations/{organization_id}/invitations/batch
    POST   /access-tokens
    POST   /jwt-templates/{id}/preview
    GET    /settings/signing-keys
    POST   /settings/signing-keys/rotate`,
  DEPLOYMENT: `
    GET    /images/{id}
    PUT    /me/profile-image
    DELETE /me/profile-image
    PUT    /organizations/{id}/image
    DELETE /organizations/{id}/image
    PUT    /workspaces/{id}/image
    DELETE /workspaces/{id}/image
    POST   /organizations
    GET    /organizations/{id}
    PATCH  /organizations/{id}
    DELETE /organizations/{id}
    PATCH  /organizations/{id}/members/{membership_id}
    DELETE /organizations/{id}/members/{membership_id}
    POST   /organizations/{id}/leave
    GET    /organizations/{id}/roles
    POST   /organizations/{id}/roles
    PATCH  /organizations/{id}/roles/{role_id}
    DELETE /organizations/{id}/roles/{role_id}
    GET    /organizations/{id}/workspaces
    GET    /me/organization-memberships
    GET    /auth/options
    POST   /workspaces
    PATCH  /workspaces/{id}
    DELETE /workspaces/{id}
    POST   /workspaces/{id}/members
    PATCH  /workspaces/{id}/members/{membership_id}
    DELETE /workspaces/{id}/members/{membership_id}
    POST   /workspaces/{id}/leave
    GET    /workspaces/{id}/roles
    POST   /workspaces/{id}/roles
    PATCH  /workspaces/{id}/roles/{role_id}
    DELETE /workspaces/{id}/roles/{role_id}
    POST   /auth/signup
    GET    /auth/identifier-availability
    POST   /auth/signin
    POST   /auth/prepare-verification
    POST   /auth/attempt-verification
    POST   /auth/verify-magic-link
    POST   /auth/prepare-passkey
    POST   /auth/attempt-passkey
    POST   /auth/forgot-password
    POST   /auth/reset-password
    POST   /auth/signout
    GET    /.well-known/jwks.json
    GET    /.well-known/jwk
    GET    /.well-known/webauthn
    POST   /waitlist
    GET    /session/token
    GET    /session
    POST   /session/switch-sign-in
    POST   /session/switch-organization
    POST   /session/switch-workspace
    GET    /me/sessions
    DELETE /me/sessions/{id}
    POST   /me/sessions/revoke-others
    GET    /me
    PATCH  /me
    DELETE /me
    POST   /me/password
    GET    /me/emails
    POST   /me/emails
    POST   /me/emails/{email_id}/prepare-verification
    POST   /me/emails/{email_id}/attempt-verification
    POST   /me/emails/{email_id}/make-primary
    DELETE /me/emails/{email_id}
    GET    /me/wallets
    POST   /me/wallets
    DELETE /me/wallets/{wallet_id}
    POST   /auth/wallet-challenge
    GET    /me/phones
    POST   /me/phones
    POST   /me/phones/{phone_id}/prepare-verification
    POST   /me/phones/{phone_id}/attempt-verification
    POST   /me/phones/{phone_id}/make-primary
    DELETE /me/phones/{phone_id}
    POST   /me/authenticator
    DELETE /me/authenticator
    GET    /me/passkeys
    POST   /me/passkeys/prepare
    POST   /me/passkeys
    PATCH  /me/passkeys/{passkey_id}
    DELETE /me/passkeys/{passkey_id}
    GET    /me/backup-codes
    POST   /me/reauthenticate
    POST   /me/reauthenticate/prepare
    POST   /me/reauthenticate/prepare-passkey
    POST   /organizations/{id}/invitations
    POST   /organizations/{id}/invitations/batch
    POST   /organizations/{id}/invitations/{invitation_id}/resend
    DELETE /organizations/{id}/invitations/{invitation_id}
    GET    /workspaces/{id}/invitations
    POST   /workspaces/{id}/invitations
    POST   /workspaces/{id}/invitations/{invitation_id}/resend
    DELETE /workspaces/{id}/invitations/{invitation_id}
    POST   /invitations/accept
    POST   /invitations/preview
    POST   /invitations/renew
    GET    /me/invitations
    POST   /me/invitations/{invitation_id}/accept
    DELETE /me/invitations/{invitation_id}
    GET    /api-auth/apps
    GET    /api-auth/apps/{app_name}/keys
    POST   /api-auth/apps/{app_name}/keys
    POST   /api-auth/apps/{app_name}/keys/{key_id}/revoke
    POST   /api-auth/apps/{app_name}/keys/{key_id}/rotate
    GET    /ai-agents
    GET    /ai-agents/{agent_id}
    GET    /ai-agents/{agent_id}/runs
    POST   /ai-agents/{agent_id}/runs
    POST   /ai-agents/{agent_id}/runs
    GET    /ai-agents/{agent_id}/runs/{run_id}
    POST   /ai-agents/{agent_id}/runs/{run_id}/cancel
    GET    /ai-agents/{agent_id}/threads
    POST   /ai-agents/{agent_id}/threads
    GET    /ai-agents/{agent_id}/threads/{thread_id}
    PATCH  /ai-agents/{agent_id}/threads/{thread_id}
    DELETE /ai-agents/{agent_id}/threads/{thread_id}
    GET    /ai-agents/{agent_id}/threads/{thread_id}/messages`,
};

const CREATED = new Set([
  'POST /users',
  'POST /organizations',
  'POST /api-auth/apps',
  'POST /ai-agents',
  'POST /ai-knowledge-bases',
]);

const listed = (text: string) =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.replace(/\s+/, ' '));
const slices = assembleSchemas(readTypeDefs(), resolvers);

describe.each(['BACKEND', 'DEPLOYMENT'] as const)('the routes of the host %s', (host) => {
  const routes = collectRoutes(slices[host], host);
  const served = routes.map(({ method, path }) => `${method} ${path}`);

  it('include the documented routes and the routes that these require, and no others', () => {
    expect(served.sort()).toEqual([...listed(DOCUMENTED[host]), ...listed(ADDED[host])].sort());
  });

  it('return 201 for a documented creation, 204 for a deletion on the backend host, and otherwise 200', () => {
    for (const { method, path, status } of routes) {
      const call = `${method} ${path}`;
      if (!listed(DOCUMENTED[host]).includes(call)) continue;
      const deleted = method === 'DELETE' && host === 'BACKEND';
      expect([call, status]).toEqual([call, CREATED.has(call) ? 201 : deleted ? 204 : 200]);
    }
  });
});
