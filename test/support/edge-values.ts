const cursor = (text: string) => Buffer.from(text, 'latin1').toString('base64url');

/** Times that PostgreSQL, JavaScript and ISO 8601 treat differently. */
export const TIMES = [
  '0000-01-01T00:00:00Z',
  '0000-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '0001-01-01T00:00:00+23:59',
  '0099-01-01T00:00:00Z',
  '1582-10-10T00:00:00Z',
  '1969-12-31T23:59:59.999Z',
  '2016-12-31T23:59:60Z',
  '2026-01-01T24:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-14:00',
  '9999-12-31T24:00:00Z',
  '+010000-01-01T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '2026-01-31T09:30:00+24:00',
  'infinity',
  'now',
];

/** Cursors that the service did not return. */
export const CURSORS = [
  '',
  cursor('0'),
  cursor('9223372036854775807'),
  cursor('9223372036854775808'),
  cursor('0.1'),
  cursor('-62135596800001.1'),
  cursor('253402300800000.1'),
  cursor('999999999999999.9223372036854775807'),
  cursor('1767225600000.9223372036854775808'),
  cursor('a\0b'),
];

const IDS = ['0', '-1', '9223372036854775807', '9223372036854775808', '１２', '01', '1e3', 'NaN', 'a'.repeat(2_000)];
const INTEGERS = [-2147483648, -1, 0, 65_536, 2147483647, 2147483648, 9007199254740992, -(2 ** 63), 1e308, 0.5];

/** Values of each scalar that parsers, PostgreSQL or JavaScript may treat differently. */
export const EDGE_VALUES: Readonly<Record<string, readonly unknown[]>> = {
  DateTime: TIMES,
  Int: INTEGERS,
  Float: [...INTEGERS, 5e-324, -1e308, 1.7976931348623157e308],
  ID: IDS,
  String: [
    '',
    ' ',
    '\\',
    "'",
    '%',
    '\uffff',
    '\u{10ffff}'.repeat(300),
    '\u202e\u0000',
    '\ud83d',
    'NaN',
    '{',
    '[object]',
  ],
  JSONObject: [
    {},
    { '': '' },
    JSON.parse('{"__proto__": {"a": 1}, "constructor": 1}'),
    { numbers: [1e308, 5e-324, -0, 9007199254740991, 1.0000000000000002] },
    { texts: ['\u0000', '\udfff', '\\u0000', '\uffff'] },
    { [`k${'x'.repeat(30_000)}`]: 'x'.repeat(30_000) },
  ],
  PermissionExpression: ['', '(', 'a:b and', '('.repeat(500), 'not '.repeat(500), [], ['a:b', ''], ['\u0000']],
};

/** Further texts for a scalar in a query string. */
export const QUERY_TEXTS: Readonly<Record<string, readonly string[]>> = {
  Int: ['-0', '1e9', '0x10', 'NaN', 'Infinity', '2147483647', '2147483648', '9223372036854775808', '-1'],
  Float: ['NaN', 'Infinity', '1e400', '9'.repeat(400)],
};
