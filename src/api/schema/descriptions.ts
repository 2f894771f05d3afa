import type { GraphName } from '../../platform/context.ts';

const RULES = `**Errors.** Each error has a code of the enum \`ErrorCode\` in \`extensions.code\`. A field that fails (the object does not exist, or
the caller may not see it) is null, and an error whose \`path\` names the field says why. The other fields are returned. A request
is rejected as a whole only if its document or variables are invalid, if it is too expensive, or if every field requires a
credential and none was sent.

**Connections.** A list that has pages is a connection: \`nodes\` has the items, \`edges\` has them with their cursors, \`pageInfo\`
says whether more follow, and \`totalCount\` counts all of them, unless \`totalCountIsExact\` says that it stopped. \`first\` and \`after\` read forward, \`last\` and \`before\` read
backward. A cursor is valid only for the connection that returned it.

**Changes.** A field is deprecated, with its replacement, before it is removed.`;

/** The description of each graph's schema, which GraphQL clients show first. */
export const SCHEMA_DESCRIPTIONS: Readonly<Record<GraphName, string>> = {
  BACKEND: `The backend host of Gatehouse, called by the servers of your product. It manages users, organizations, workspaces, settings,
API keys, AI resources and webhooks of one deployment.

**Authentication.** Send \`Authorization: Bearer <API key or access token>\`. The credential selects the deployment. An API key
without scopes may do everything; an access token may do what its scopes say (\`Scope\`).

${RULES}`,
  DEPLOYMENT: `The deployment host of Gatehouse, called by the browsers of your users. It signs users up and in, and serves their account,
organizations and workspaces. The host name of the request selects the deployment.

**Authentication.** Signing in sets the session cookie \`__session\`, which browsers send with each request. A session token of
\`GET /session/token\` is accepted as \`Authorization: Bearer <session token>\`; it cannot change passwords, factors or the
username. A deployment in staging mode also accepts the value of the cookie in the header \`X-Development-Session\`.

${RULES}`,
  CONSOLE: `What the operators of an installation see of it in the console: its deployments, its operators and its health. No host serves
this graph, so no API key or session of a deployment reaches it. The console runs it for operators who are signed in.`,
};
