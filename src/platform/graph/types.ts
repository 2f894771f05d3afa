export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A point in time, UTC, ISO 8601 with milliseconds, such as `2026-01-31T09:30:00.000Z`. The years 0001 to 9999 are accepted. */
  DateTime: { input: string; output: string; }
  /** A JSON object. Keys are kept as they are sent; at most 64 KiB and 32 levels deep. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /**
   * Permissions to ask for: a list, of which all are needed, or a text such as `invoices:read and (reports:read or reports:all)`.
   * In a text, `and` binds closer than `or`; up to 2,000 characters and 16 parentheses within each other. Permissions have the
   * form `resource:action` in lower case; `*` stands for itself.
   */
  PermissionExpression: { input: string | readonly string[]; output: string | readonly string[]; }
  /** Nothing: the operation's success is its whole answer. */
  Void: { input: null; output: null; }
};

/** Who may call an operation of the deployment host before the operation's own checks. */
export type Caller =
  /** Anybody, signed in or not. */
  | 'PUBLIC'
  /** A browser whose session has an active sign-in. */
  | 'SIGNED_IN';

/** Formats that a string can be held to. */
export type Format =
  /** `#rgb`, `#rrggbb` or `#rrggbbaa`. */
  | 'COLOR'
  /** ISO 3166-1 alpha-2, upper case. */
  | 'COUNTRY'
  | 'EMAIL'
  /** A host name, with an optional port. */
  | 'HOST'
  /** A decimal 64-bit identifier. */
  | 'ID'
  /** `scheme://host` or `scheme://host:port`, nothing behind it. */
  | 'ORIGIN'
  /** A phone number in E.164 form, such as `+4930123456`. */
  | 'PHONE'
  /** An absolute http or https URL. */
  | 'URL'
  /** An absolute http or https URL, a path beginning with `/`, or an empty text for none. */
  | 'URL_OR_PATH';

/** One of the two addresses the service answers on. */
export type Host =
  /** Called by the company's servers with an API key or an access token. */
  | 'BACKEND'
  /** Called by end users' browsers with a session cookie; REST answers in an envelope. */
  | 'DEPLOYMENT';

/** HTTP methods of the REST projection. */
export type HttpMethod =
  | 'DELETE'
  | 'GET'
  | 'PATCH'
  | 'POST'
  | 'PUT';

/** What can be changed. Each change is one transaction that also records its event. */
export type Mutation = {};

/** Where a page of a connection stands. */
export type PageInfo = {
  /** Cursor of the last item; pass it as `after` to read on. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more items follow this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether items precede this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item, null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** What can be read. Lists end in their ids, so that their order is stable. */
export type Query = {};

/** Order of a list. */
export type SortOrder =
  /** Smallest or oldest first. */
  | 'ASC'
  /** Largest or newest first. */
  | 'DESC';

/** What can be watched while it happens. REST serves it as server-sent events; GraphQL does not serve it. */
export type Subscription = {};
