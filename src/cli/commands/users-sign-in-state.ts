import { API_HELP, API_OPTIONS, type ApiClient, createApiClient } from '../api/client.ts';
import { CommandError, UsageError } from '../script.ts';
import { defineCommand } from './command.ts';
import { printable, table } from './table.ts';

const PAGE_SIZE = 100;

const HELP = `npm run cli -- users sign-in-state USER [--country CODE] [--json]
    says whether a user can sign in, and what stops each way. USER is the id or an email address. The key needs the scope users:read.

    --country  the country that the user signs in from, such as DE
    --json     prints the state as a JSON object, with the rules of every strategy

${API_HELP}`;

const options = {
  ...API_OPTIONS,
  country: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

interface SignInState {
  readonly factors: readonly string[];
  readonly second_factors: readonly string[];
  readonly next_step: string | null;
  readonly last_sign_in_at: string | null;
  readonly locked_until: string | null;
  readonly last_failure: {
    readonly at: string;
    readonly code: string;
    readonly method: string;
    readonly address: string;
    readonly count: number;
  } | null;
  readonly blocked_by: readonly {
    readonly strategy: string | null;
    readonly rule: string;
    readonly setting: string | null;
  }[];
}

interface UserPage {
  readonly data: readonly { readonly id: string; readonly email: string | null }[];
  readonly has_more: boolean;
}

export const command = defineCommand(
  { help: HELP, options, allowPositionals: true },
  async ({ values, positionals }) => {
    const [user] = positionals;
    if (user === undefined || positionals.length > 1) throw new UsageError('Name one user, by id or email address.');
    const client = await createApiClient(values);
    const id = user.includes('@') ? await idOf(client, user) : user;
    const query = { country: values.country };
    const state = await client.send<SignInState>(`/users/${encodeURIComponent(id)}/sign-in-state`, { query });
    if (values.json) return console.log(JSON.stringify(state, null, 2));
    for (const line of linesOf(state)) console.log(printable(line));
    if (state.blocked_by.length > 0) console.log(`\n${rulesOf(state)}`);
  },
);

/** The id of the user with the primary email address. */
async function idOf(client: ApiClient, email: string): Promise<string> {
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const query = { search: email, limit: PAGE_SIZE, offset };
    const { data, has_more } = await client.send<UserPage>('/users', { query });
    const found = data.find((user) => user.email?.toLowerCase() === email.toLowerCase());
    if (found !== undefined) return found.id;
    if (!has_more) throw new CommandError(`No user has the primary email address ${printable(email)}.`);
  }
}

function linesOf(state: SignInState): string[] {
  const { last_failure: failure } = state;
  const times = failure === null || failure.count === 1 ? '' : ` (${failure.count} failures)`;
  const last =
    failure === null ? 'none' : `${failure.at}  ${failure.code} by ${failure.method} from ${failure.address}${times}`;
  return [
    `Can sign in with  ${state.factors.join(', ') || 'nothing'}`,
    `Second factors    ${state.second_factors.join(', ') || 'none'}`,
    `Next step         ${state.next_step ?? 'none'}`,
    `Last sign-in      ${state.last_sign_in_at ?? 'none in 90 days'}`,
    `Last failure      ${last}`,
    `Locked until      ${state.locked_until ?? 'not locked'}`,
  ];
}

const rulesOf = ({ blocked_by }: SignInState) =>
  table(
    ['STRATEGY', 'STOPPED BY', 'SETTING'],
    blocked_by.map(({ strategy, rule, setting }) => [strategy ?? 'all', rule, setting ?? '']),
  );
