/** One choice of an expression, whose value is the first choice that is not null. An unknown path is the literal null. */
export type Choice = { readonly path: readonly string[] } | { readonly literal: string | number | boolean | null };

/** A part of a claim text: plain text, or the choices of one expression. */
export type Part = string | readonly Choice[];

/** A parsed claim text, or its validation error. */
export type ClaimText = { readonly parts: readonly Part[] } | { readonly error: string };

const MEMBERSHIP = ['id', 'roles', 'permissions', 'public_metadata', 'created_at'];

/** The first names of paths, and the fields of each. */
const FIELDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    user: [
      'id',
      'first_name',
      'last_name',
      'full_name',
      'username',
      'primary_email_address',
      'primary_phone_number',
      'email_verified',
      'created_at',
      'public_metadata',
    ],
    organization: ['id', 'name', 'display_name', 'slug', 'description', 'logo_url', 'created_at'],
    organization_membership: MEMBERSHIP,
    workspace: ['id', 'name', 'slug', 'description', 'created_at'],
    workspace_membership: MEMBERSHIP,
    session: ['id'],
  }).map(([root, fields]) => [root, new Set(fields)]),
);

const OPEN = '{{';
const CLOSE = '}}';
/** One choice and its delimiter: `'text'` with `\'` and `\\`, a number, true or false, or a path. */
const CHOICE =
  /\s*(?:'((?:[^'\\]|\\['\\])*)'|(-?\d+(?:\.\d+)?)|(true|false)(?![\w.-])|([A-Za-z_]\w*(?:\.[\w-]+)*))\s*(\|\||\}\})/y;
const MAX_QUOTE_LENGTH = 60;

/** Parses `Hello {{user.first_name || 'you'}}`. A text that is one expression keeps the type of its value. */
export function parseClaimText(text: string): ClaimText {
  const parts: Part[] = [];
  let at = 0;
  for (let open = text.indexOf(OPEN); open >= 0; open = text.indexOf(OPEN, at)) {
    if (open > at) parts.push(text.slice(at, open));
    const expression = parseExpression(text, open);
    if ('error' in expression) return expression;
    parts.push(expression.choices);
    at = expression.end;
  }
  if (at < text.length) parts.push(text.slice(at));
  return { parts };
}

type Expression = { readonly choices: readonly Choice[]; readonly end: number } | { readonly error: string };

function parseExpression(text: string, open: number): Expression {
  const choices: Choice[] = [];
  CHOICE.lastIndex = open + OPEN.length;
  for (;;) {
    const match = CHOICE.exec(text);
    if (match === null) return { error: syntaxError(text, open) };
    const [, quoted, number, boolean, path, end] = match;
    if (quoted !== undefined) choices.push({ literal: quoted.replace(/\\(.)/g, '$1') });
    else if (number !== undefined) choices.push({ literal: Number(number) });
    else if (boolean !== undefined) choices.push({ literal: boolean === 'true' });
    else choices.push(choiceOf((path as string).split('.')));
    const error = numberError(choices.at(-1) as Choice, match);
    if (error !== null) return { error };
    if (end === CLOSE) return { choices, end: CHOICE.lastIndex };
  }
}

function choiceOf(path: readonly string[]): Choice {
  return isKnown(path) ? { path } : { literal: null };
}

function numberError(choice: Choice, [, , number]: RegExpExecArray): string | null {
  if ('path' in choice || typeof choice.literal !== 'number') return null;
  const { literal } = choice;
  const isExact = number?.includes('.') ? Number.isFinite(literal) : Number.isSafeInteger(literal);
  return isExact ? null : `must not contain numbers beyond ${Number.MAX_SAFE_INTEGER}`;
}

function isKnown([root = '', field = '', ...rest]: readonly string[]): boolean {
  if (!FIELDS.get(root)?.has(field)) return false;
  return rest.length === 0 || field === 'public_metadata';
}

function syntaxError(text: string, open: number): string {
  const close = text.indexOf(CLOSE, open);
  if (close < 0) return `must close the expression ${shortened(text.slice(open))} with ${CLOSE}`;
  const found = shortened(text.slice(open, close + CLOSE.length));
  return `must contain expressions such as {{user.id}} or {{user.username || 'guest' || 30}}, not ${found}`;
}

function shortened(text: string): string {
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;
}
