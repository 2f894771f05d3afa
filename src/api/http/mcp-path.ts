import type { IncomingMessage } from 'node:http';

/** The address of the server of MCP of a host. */
export const MCP_PATH = '/mcp';

/** Whether a request has this address, in no other spelling that a router also accepts, such as `/MCP`. */
export const isMcpRequest = ({ url }: IncomingMessage): boolean =>
  [MCP_PATH, `${MCP_PATH}/`].includes(url?.split('?', 1)[0] ?? '');
