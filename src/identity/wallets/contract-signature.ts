import { bytesToHex } from '@noble/hashes/utils.js';
import { ServiceError } from '../../platform/errors.ts';
import { type OutgoingHttp, OutgoingHttpError } from '../../platform/outgoing/http-client.ts';
import { personalMessageHash } from './recover-signer.ts';
import type { SignedMessage } from './verify-siwe-message.ts';

const TIMEOUT_MS = 5_000;
const MAX_RESPONSE_BYTES = 16_384;

/** The selector of `isValidSignature(bytes32,bytes)`, which the function also returns for a valid signature (ERC-1271). */
const IS_VALID_SIGNATURE = '1626ba7e';
/** The encoding of a `bytes4`: 32 bytes, padded at the end. */
const VALID = `0x${IS_VALID_SIGNATURE.padEnd(64, '0')}`;

/** At least one byte and at most 4,096. */
const SIGNATURE = /^0x(?:[0-9a-fA-F]{2}){1,4096}$/;

/** The RPC server of a chain, with the client that requests it. */
export interface RpcServer {
  readonly http: OutgoingHttp;
  readonly url: string;
}

/**
 * Whether the contract at the message's address says that it has signed the message (ERC-1271). Throws 503 when its chain's
 * RPC server fails. Do not call it in a transaction.
 */
export async function isSignedByContract(server: RpcServer, { message, text, signature }: SignedMessage) {
  if (!SIGNATURE.test(signature)) return false;
  const chainId = await requestRpc(server, 'eth_chainId', []);
  // The contract of another chain can belong to another person.
  if (!('result' in chainId) || !isNumber(chainId.result, message.chainId)) throw rpcFailed('is of another chain');
  const data = encodeCall(personalMessageHash(text), signature.slice(2));
  const response = await requestRpc(server, 'eth_call', [{ to: message.address, data }, 'latest']);
  if ('result' in response) return response.result === VALID;
  if (isRevert(response.error)) return false;
  throw rpcFailed('rejected the call');
}

/** The ABI encoding: the hash, the offset of the signature, its length, and its bytes padded to a multiple of 32. */
function encodeCall(hash: Uint8Array, signature: string): string {
  const word = (value: number) => value.toString(16).padStart(64, '0');
  const padded = signature.padEnd(Math.ceil(signature.length / 64) * 64, '0');
  return `0x${IS_VALID_SIGNATURE}${bytesToHex(hash)}${word(64)}${word(signature.length / 2)}${padded}`;
}

/** Each connection has one request, so that its id can be fixed. */
const REQUEST_ID = 1;

type RpcResponse = { readonly result: string } | { readonly error: Readonly<Record<string, unknown>> };

async function requestRpc({ http, url }: RpcServer, method: string, params: readonly unknown[]): Promise<RpcResponse> {
  try {
    const { status, body } = await http.request({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: REQUEST_ID, method, params }),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_RESPONSE_BYTES,
    });
    if (status !== 200) throw rpcFailed(`returned HTTP ${status}`);
    return readResponse(body.toString('utf8'));
  } catch (error) {
    if (error instanceof OutgoingHttpError) throw rpcFailed('could not be reached', error);
    throw error;
  }
}

/** Reads a response to our request, which has either a result or an error (JSON-RPC 2.0, section 5). */
function readResponse(text: string): RpcResponse {
  const response: unknown = parseJson(text);
  if (!isObject(response) || response['jsonrpc'] !== '2.0' || response['id'] !== REQUEST_ID) throw notJsonRpc();
  const { result, error } = response;
  if (typeof result === 'string' && !('error' in response)) return { result: result.toLowerCase() };
  if (isObject(error) && !('result' in response)) return { error };
  throw notJsonRpc();
}

const isNumber = (hex: string, number: number): boolean => /^0x[0-9a-f]+$/.test(hex) && Number(hex) === number;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the contract itself failed, as some do for an invalid signature. Geth uses the code 3, other servers only a text. */
const isRevert = ({ code, message }: Readonly<Record<string, unknown>>): boolean =>
  code === 3 || code === -32_015 || (typeof message === 'string' && /revert|invalid opcode/i.test(message));

const notJsonRpc = () => rpcFailed('did not return JSON-RPC');

const rpcFailed = (what: string, cause?: unknown) =>
  new ServiceError(
    'UNAVAILABLE',
    `The wallet may be a contract, but the RPC server of its chain ${what}. Try again later.`,
    cause === undefined ? {} : { cause },
  );
