import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type { HostDeployment, PublicUrl } from '../../deployment/index.ts';
import type { InstallationScope, Scope } from '../../platform/access/scopes.ts';
import { REAUTHENTICATION_MAX_AGE_SECONDS } from '../../platform/access/viewer.ts';
import { OperationFailure } from '../errors/operation-failure.ts';
import type { HostedPage, PageRequest, PageResult, View } from '../hosted/page.ts';

/** Who is signed in to the console. */
export interface ShownOperator {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly role: 'OWNER' | 'ADMINISTRATOR' | 'SUPPORT' | 'AUDITOR';
}

/** The deployment of a page. */
export interface ShownDeployment {
  readonly id: string;
  readonly name: string;
  readonly mode: 'PRODUCTION' | 'STAGING';
  /** The host name of its pages. */
  readonly frontendHost: string;
}

/** A request for a page of the console. `run` runs operations of the installation, or of the deployment that the URL names. */
export interface ConsoleRequest extends PageRequest {
  /** Who is signed in; null for a person without an account. */
  readonly operator: ShownOperator | null;
  /** The deployment that the URL names; null on pages of the installation. */
  readonly shownDeployment: ShownDeployment | null;
  /** The configured URLs, for links to the pages of a deployment. */
  readonly publicUrls: PublicUrl;
  /** Whether a mail server sends the operators' mails, so that invitations are mailed. */
  readonly mailsOperators: boolean;
  /** Whether the role of the operator includes the scope. Pages show nothing else; the operations check it again. */
  may(scope: Scope | InstallationScope): boolean;
  /** Runs an operation of the installation, also on a page of a deployment, such as one that reads the names of operators. */
  readonly runInstallation: PageRequest['run'];
  /** What shows the hosted pages of the deployment as its users see them. */
  readonly hosted: HostedPages;
  /** The operations that the page has run, to show them as GraphQL and curl. */
  readonly operations: readonly RunOperation[];
  /** Throws unless the operator has authenticated in the last ten minutes; the console then asks for it and returns. */
  assertRecentlyAuthenticated(): void;
}

/** The hosted pages of the deployment that the URL names. */
export interface HostedPages {
  /** The deployment as its own host knows it. */
  deployment(): Promise<HostDeployment>;
  /** Runs a query of the deployment host, for a visitor who is not signed in. The deployment can have settings that are not stored. */
  run<Result>(deployment: HostDeployment, document: TypedDocumentNode<Result, Record<string, never>>): Promise<Result>;
  /** The document of a page. */
  render(request: PageRequest, view: View): string;
}

/** An operation that a page has run. */
export interface RunOperation {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Caller {
  readonly publicUrls: PublicUrl;
  readonly mailsOperators: boolean;
  readonly operator: ShownOperator | null;
  readonly shownDeployment: ShownDeployment | null;
  /** The scopes of the operator's role, in deployments and in the installation. */
  readonly scopes: ReadonlySet<string>;
  readonly runInstallation: PageRequest['run'];
  readonly hosted: HostedPages;
  /** When the operator last authenticated; null without a session. */
  readonly authenticatedAt: string | null;
}

export function toConsoleRequest(
  request: PageRequest,
  { operator, shownDeployment, scopes, authenticatedAt, publicUrls, mailsOperators, runInstallation, hosted }: Caller,
): ConsoleRequest {
  const operations: RunOperation[] = [];
  return {
    ...request,
    operations,
    run(document, ...given) {
      operations.push({ document, variables: given[0] ?? {} });
      return request.run(document, ...given);
    },
    operator,
    shownDeployment,
    publicUrls,
    mailsOperators,
    runInstallation,
    hosted,
    isSignedIn: operator !== null,
    may: (scope) => scopes.has(scope),
    assertRecentlyAuthenticated() {
      const since = authenticatedAt === null ? 0 : Date.parse(authenticatedAt);
      if (since + REAUTHENTICATION_MAX_AGE_SECONDS * 1_000 >= Date.now()) return;
      const message = 'Authenticate again to do this.';
      throw new OperationFailure({ status: 403, code: 'REAUTHENTICATION_REQUIRED', message });
    },
  };
}

/** A page of the console. */
export interface ConsolePage extends HostedPage<ConsoleRequest> {
  /** The scope without which the role of an operator cannot open the page; none for a page that needs no operator. */
  readonly scope?: Scope | InstallationScope;
}

interface ConsolePageOptions extends Omit<ConsolePage, 'requiresSignIn'> {
  readonly scope: Scope | InstallationScope;
  /** What actions need besides the scope of the page. A role without it does not see their forms. */
  readonly actionScopes?: Readonly<Record<string, Scope>>;
  /** The actions that need a recent authentication: those that give access, reveal a secret, or cannot be undone. */
  readonly sensitive?: readonly string[];
}

/** A page for operators who are signed in. */
export function consolePage({
  scope,
  sensitive = [],
  actionScopes = {},
  actions = {},
  show,
  ...page
}: ConsolePageOptions): ConsolePage {
  const guarded = Object.entries(actions).map(([name, run]) => [
    name,
    async (request: ConsoleRequest): Promise<PageResult> => {
      assertMay(request, scope);
      const needed = actionScopes[name];
      if (needed !== undefined) assertMay(request, needed);
      if (sensitive.includes(name)) request.assertRecentlyAuthenticated();
      return run(request);
    },
  ]);
  return {
    ...page,
    scope,
    requiresSignIn: true,
    async show(request) {
      assertMay(request, scope);
      return show(request);
    },
    actions: Object.fromEntries(guarded),
  };
}

/** Throws unless the role of the operator includes the scope. */
export function assertMay({ may }: ConsoleRequest, scope: Scope | InstallationScope): void {
  if (may(scope)) return;
  const message = `Your role does not include ${scope}.`;
  throw new OperationFailure({ status: 403, code: 'INSUFFICIENT_PERMISSIONS', message });
}
