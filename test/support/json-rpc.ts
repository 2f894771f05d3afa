import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import {
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  hashMessage,
  isAddressEqual,
  recoverAddress,
  zeroAddress,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { TestWallet } from './wallets.ts';

/** The function of ERC-1271. */
const ABI = [
  {
    name: 'isValidSignature',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      { name: 'hash', type: 'bytes32' },
      { name: 'signature', type: 'bytes' },
    ],
    outputs: [{ name: 'magic', type: 'bytes4' }],
  },
] as const;

interface RpcRequest {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** A contract: whether it accepts a signature of a hash. */
export type Contract = (hash: Hex, signature: Hex) => boolean | Promise<boolean>;

export interface TestChain {
  readonly url: string;
  readonly requests: RpcRequest[];
  /** By address in lower case. */
  readonly contracts: Map<string, Contract>;
  /** The raw response in place of the usual one, or undefined for that. A promise delays it. */
  fail: (request: RpcRequest) => { status?: number; body: string } | undefined | Promise<undefined>;
}

const servers = new Set<http.Server>();

/** Starts a JSON-RPC server of a chain on loopback. Calls are decoded and encoded by viem. */
export async function startChain(chainId = 1): Promise<TestChain> {
  const server = http.createServer(async (request, response) => {
    const received = (await json(request)) as RpcRequest;
    chain.requests.push(received);
    const failure = await chain.fail(received);
    response.writeHead(failure?.status ?? 200, { 'content-type': 'application/json' });
    response.end(failure?.body ?? JSON.stringify({ jsonrpc: '2.0', id: received.id, ...(await answer(received)) }));
  });
  const answer = async ({ method, params }: RpcRequest) => {
    if (method === 'eth_chainId') return { result: `0x${chainId.toString(16)}` };
    const [{ to, data }] = params as [{ to: string; data: Hex }];
    const contract = chain.contracts.get(to.toLowerCase());
    if (method !== 'eth_call' || contract === undefined) return { result: '0x' };
    const { args } = decodeFunctionData({ abi: ABI, data });
    const result = (await contract(...args)) ? '0x1626ba7e' : '0xffffffff';
    return { result: encodeFunctionResult({ abi: ABI, functionName: 'isValidSignature', result }) };
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.add(server);
  const chain: TestChain = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/secret-key`,
    requests: [],
    contracts: new Map(),
    fail: () => undefined,
  };
  return chain;
}

export function stopChains(): void {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers.clear();
}

/** A contract that accepts signatures of its owner's key, which is not the key of its address. */
export function deployWallet(chains: readonly TestChain[], address?: Hex): TestWallet {
  const owner = privateKeyToAccount(generatePrivateKey());
  const at = address ?? privateKeyToAccount(generatePrivateKey()).address;
  const isOwner = async (hash: Hex, signature: Hex) =>
    isAddressEqual(await recoverAddress({ hash, signature }).catch(() => zeroAddress), owner.address);
  for (const { contracts } of chains) contracts.set(at.toLowerCase(), isOwner);
  return { ...owner, address: at };
}

/** A contract that accepts one signature of a text, as contracts do whose signatures are not by a key. */
export function acceptSignature({ contracts }: TestChain, address: string, text: string, accepted: string): void {
  const expected = hashMessage(text);
  contracts.set(address.toLowerCase(), (hash, signature) => hash === expected && signature === accepted);
}
