import { createDeploymentClient, sessionTokens } from '@gatehouse/client/deployment';
import { createSessionStore } from '@gatehouse/client/session';

/* A page with the client. The test calls what it finds in `app`. */

const url = new URLSearchParams(location.search).get('service') ?? '';
const gatehouse = createDeploymentClient({ url });
const tokens = sessionTokens(() => gatehouse.sessionToken());

Object.assign(globalThis, { app: { gatehouse, tokens, store: createSessionStore({ url }) } });
