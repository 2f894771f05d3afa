import type { InputMaybe, Maybe, PageInfo, Scalars } from '../../platform/graph/types.ts';
import type { SettingWarning } from '../../deployment/graph/types.ts';
import type { User } from '../../identity/graph/types.ts';
import type { Organization, Workspace } from '../../tenancy/graph/types.ts';

/** The settings of an AI agent: its model, instructions, tools and knowledge bases. */
export type AiAgent = {
  /**
   * The users that it is published to, who may run it on the deployment host. It becomes `NO_USERS` when the organization or
   * workspace is deleted.
   */
  readonly audience: AiAgentAudience;
  /** The organization whose members it is published to; null for other audiences. */
  readonly audienceOrganization?: Maybe<Organization>;
  /** Id of the organization whose members it is published to; null for other audiences. */
  readonly audienceOrganizationId?: Maybe<Scalars['ID']['output']>;
  /** The workspace whose members it is published to; null for other audiences. */
  readonly audienceWorkspace?: Maybe<Workspace>;
  /** Id of the workspace whose members it is published to; null for other audiences. */
  readonly audienceWorkspaceId?: Maybe<Scalars['ID']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is active. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Ids of the knowledge bases that the agent may read, in the given order. */
  readonly knowledgeBases: ReadonlyArray<Scalars['ID']['output']>;
  /** The knowledge bases that the agent may read, oldest first. */
  readonly linkedKnowledgeBases?: Maybe<AiKnowledgeBaseConnection>;
  /** How many of its runs may be in progress at once; null for no limit besides those of the deployment and its users. */
  readonly maxParallelRuns?: Maybe<Scalars['Int']['output']>;
  /**
   * Maximum number of tokens in a response of the model, 1 to 1,000,000; null for the limit of the model. Models that think count
   * their thoughts as well. A run writes up to 4,000,000 characters.
   */
  readonly maxTokens?: Maybe<Scalars['Int']['output']>;
  /** Name of the language model, 1 to 255 characters. */
  readonly model: Scalars['String']['output'];
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** The agent's runs, oldest first. */
  readonly runs?: Maybe<AiAgentRunConnection>;
  /** System prompt of every conversation, up to 32,000 characters. */
  readonly systemPrompt?: Maybe<Scalars['String']['output']>;
  /** Sampling temperature of the model, 0 to 2; null for the default of the model. A model that rejects it runs without. */
  readonly temperature?: Maybe<Scalars['Float']['output']>;
  /** The agent's threads, oldest first. */
  readonly threads?: Maybe<AiAgentThreadConnection>;
  /** Time limit of a run with its tools, in seconds; null for 120 seconds. */
  readonly timeLimitSeconds?: Maybe<Scalars['Int']['output']>;
  /** Names of the tools that the agent may use, in the given order: built-in tools and AI tools of the deployment. */
  readonly tools: ReadonlyArray<Scalars['String']['output']>;
  /** When it was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** How often the agent ran, its tokens and the duration of its runs, as `aiAgentUsage` returns them. */
  readonly usage?: Maybe<AiAgentUsage>;
  /** Incremented by each change. In REST, the header `ETag` contains it. */
  readonly version: Scalars['Int']['output'];
};


/** The settings of an AI agent: its model, instructions, tools and knowledge bases. */
export type AiAgentLinkedKnowledgeBasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiKnowledgeBaseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The settings of an AI agent: its model, instructions, tools and knowledge bases. */
export type AiAgentRunsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiAgentRunFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The settings of an AI agent: its model, instructions, tools and knowledge bases. */
export type AiAgentThreadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiAgentThreadFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The settings of an AI agent: its model, instructions, tools and knowledge bases. */
export type AiAgentUsageArgs = {
  groupBy: AiAgentUsageGrouping;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  since?: InputMaybe<Scalars['String']['input']>;
  until?: InputMaybe<Scalars['String']['input']>;
};


/** The users that an AI agent is published to. Servers can run each agent. */
export type AiAgentAudience =
  /** All users of the deployment. */
  | 'ALL_USERS'
  /** No users. */
  | 'NO_USERS'
  /** The members of an organization. */
  | 'ORGANIZATION'
  /** The members of a workspace. */
  | 'WORKSPACE';


/** A page of a list of the type `AiAgent`. */
export type AiAgentConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<AiAgentEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<AiAgent>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `AiAgent`. */
export type AiAgentEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: AiAgent;
};


/** Filters AI agents. An agent must match every field that is given. */
export type AiAgentFilter = {
  /** Agents that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Agents that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Agents with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Active agents (true) or inactive agents (false). */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A page of AI agents. */
export type AiAgentList = {
  /** The agents. */
  readonly data: ReadonlyArray<AiAgent>;
  /** Page number, from 1. */
  readonly page: Scalars['Int']['output'];
  /** Number of agents per page. */
  readonly perPage: Scalars['Int']['output'];
  /** Total number of items. */
  readonly total: Scalars['Int']['output'];
  /** Number of pages. */
  readonly totalPages: Scalars['Int']['output'];
};


/** One run of an AI agent. */
export type AiAgentRun = {
  /** The agent. */
  readonly agent?: Maybe<AiAgent>;
  /** Id of the agent. */
  readonly agentId: Scalars['ID']['output'];
  /** The passages that the response cites, by number. Empty when there is no response. */
  readonly citations: ReadonlyArray<AiCitation>;
  /** Why it failed; null unless it failed. */
  readonly failureCode?: Maybe<AiAgentRunFailureCode>;
  /** What the provider said when it failed; null when it has said nothing. Never on the deployment host. */
  readonly failureDetail?: Maybe<AiAgentRunFailureDetail>;
  /** Why the model stopped writing its last response; null while it has not. */
  readonly finishReason?: Maybe<AiFinishReason>;
  /** When it ended; null while it is in progress. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /**
   * The conversation that the run was started with. In a thread, only the new message of the user. Empty after the user who ran
   * it was deleted.
   */
  readonly input: ReadonlyArray<AiMessage>;
  /** Number of tokens of all requests: see `tokensEstimated`. */
  readonly inputTokens: Scalars['Int']['output'];
  /** The model that the agent had. */
  readonly model: Scalars['String']['output'];
  /**
   * The response of the agent, up to 4,000,000 characters. When the run failed, what the model had written before; while it is in
   * progress, what was recorded so far. Null when the model has written nothing, and after the user who ran it was deleted.
   */
  readonly output?: Maybe<Scalars['String']['output']>;
  /** Number of tokens of all responses, also of parts that were streamed before the run failed: see `tokensEstimated`. */
  readonly outputTokens: Scalars['Int']['output'];
  /** When it was started. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** State of the run. */
  readonly status: AiAgentRunStatus;
  /** The requests to the model, the first one first. */
  readonly stepDetails?: Maybe<AiAgentRunStepConnection>;
  /** Number of requests to the model, without those that the provider rejected. */
  readonly steps: Scalars['Int']['output'];
  /** The thread; null for a run without one. */
  readonly thread?: Maybe<AiAgentThread>;
  /** Id of the thread; null for a run without one, and after the thread was deleted. */
  readonly threadId?: Maybe<Scalars['ID']['output']>;
  /**
   * Whether the service has estimated a part of the tokens with a tokenizer, because the provider has not reported them: it
   * does not support this, or the run ended before the response was complete.
   */
  readonly tokensEstimated: Scalars['Boolean']['output'];
  /** The signed-in user who ran it; null for a run by a server, and after the user was deleted. */
  readonly user?: Maybe<User>;
  /** Id of the signed-in user who ran it; null for a run by a server, and after the user was deleted. */
  readonly userId?: Maybe<Scalars['ID']['output']>;
};


/** One run of an AI agent. */
export type AiAgentRunStepDetailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A page of a list of the type `AiAgentRun`. */
export type AiAgentRunConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<AiAgentRunEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<AiAgentRun>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `AiAgentRun`. */
export type AiAgentRunEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: AiAgentRun;
};


/** Why a run failed. */
export type AiAgentRunFailureCode =
  /** It was cancelled, or its client disconnected. */
  | 'CANCELLED'
  /** An error of the service. */
  | 'INTERNAL'
  /** The process that ran it ended. */
  | 'INTERRUPTED'
  /** The provider sent a response that could not be read. */
  | 'INVALID_RESPONSE'
  /** The settings of the provider changed while the run was in progress. */
  | 'NOT_CONFIGURED'
  /** The provider limited the rate of requests, also after several tries. */
  | 'RATE_LIMITED'
  /** The provider rejected the request, such as for a model that it does not have. */
  | 'REJECTED'
  /** The model has written more than 4,000,000 characters in the run, with its thoughts and the arguments of tools. */
  | 'RESPONSE_TOO_LONG'
  /** It reached its time limit, such as when the provider took too long. */
  | 'TIMEOUT'
  /** The model did not end after 10 steps. */
  | 'TOO_MANY_STEPS'
  /** The run has used a million tokens and did not end. */
  | 'TOO_MANY_TOKENS'
  /** The provider rejected the API key. */
  | 'UNAUTHORIZED'
  /** The provider had an error, also after several tries. */
  | 'UNAVAILABLE'
  /** The provider could not be reached, or its address is not allowed. */
  | 'UNREACHABLE';


/** What an AI provider said about a failure. */
export type AiAgentRunFailureDetail = {
  /** The error code of the provider, such as `context_length_exceeded`; null without one. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /**
   * The message, up to 2,000 characters, without the API key. It can repeat parts of the conversation, so that events and
   * webhooks do not contain it: there it is null. Null also after the user who ran the agent was deleted.
   */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** The HTTP status of the response; null without one, such as for an error in the middle of a stream. */
  readonly status?: Maybe<Scalars['Int']['output']>;
};


/** Filters runs. A run must match every field that is given. */
export type AiAgentRunFilter = {
  /** Runs that were started at this time or later. */
  readonly startedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Runs that were started before this time. */
  readonly startedUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Runs with this status. */
  readonly status?: InputMaybe<AiAgentRunStatus>;
};


/** A page of runs. */
export type AiAgentRunList = {
  /** The runs. */
  readonly data: ReadonlyArray<AiAgentRun>;
  /** Page number, from 1. */
  readonly page: Scalars['Int']['output'];
  /** Number of runs per page. */
  readonly perPage: Scalars['Int']['output'];
  /** Total number of items. */
  readonly total: Scalars['Int']['output'];
  /** Number of pages. */
  readonly totalPages: Scalars['Int']['output'];
};


/** The state of a run. */
export type AiAgentRunStatus =
  /** Ended with a response. */
  | 'COMPLETED'
  /** Ended before the response was complete: see `failureCode`. */
  | 'FAILED'
  /** Ended with a response that the provider has cut off: see `finishReason`. */
  | 'INCOMPLETE'
  /** In progress. */
  | 'RUNNING';


/** A request to the model in a run, and the tools that the model has called. */
export type AiAgentRunStep = {
  /** How often the request was sent, because the provider rejected it with 429 or 5xx. */
  readonly attempts: Scalars['Int']['output'];
  /** Milliseconds until the response of the model ended, without the tools; null while it has not. */
  readonly durationMs?: Maybe<Scalars['Int']['output']>;
  /** Why the model stopped writing; null when the response did not end. */
  readonly finishReason?: Maybe<AiFinishReason>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Number of tokens of the request; 0 when the provider rejected it. */
  readonly inputTokens: Scalars['Int']['output'];
  /** The limit of tokens of the response; null for the limit of the model. */
  readonly maxTokens?: Maybe<Scalars['Int']['output']>;
  /** Number of messages of the request, with the system prompt and the results of tools. */
  readonly messageCount: Scalars['Int']['output'];
  /** The model that was requested. */
  readonly model: Scalars['String']['output'];
  /** Number of the step, counted from 1. */
  readonly number: Scalars['Int']['output'];
  /** Number of tokens of the response, or of the part that was streamed. */
  readonly outputTokens: Scalars['Int']['output'];
  /** When the request was sent for the first time. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** The temperature of the agent; null for the default of the model. A model that rejects it was asked without. */
  readonly temperature?: Maybe<Scalars['Float']['output']>;
  /** Whether the service has estimated the tokens, because the provider has not reported them. */
  readonly tokensEstimated: Scalars['Boolean']['output'];
  /** The tools that the model has called. A step stores the first 50. */
  readonly toolCalls: ReadonlyArray<AiAgentRunToolCall>;
};


/** A page of a list of the type `AiAgentRunStep`. */
export type AiAgentRunStepConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<AiAgentRunStepEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<AiAgentRunStep>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `AiAgentRunStep`. */
export type AiAgentRunStepEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: AiAgentRunStep;
};


/** A page of steps of a run. */
export type AiAgentRunStepList = {
  /** The steps. */
  readonly data: ReadonlyArray<AiAgentRunStep>;
  /** Page number, from 1. */
  readonly page: Scalars['Int']['output'];
  /** Number of steps per page. */
  readonly perPage: Scalars['Int']['output'];
  /** Total number of items. */
  readonly total: Scalars['Int']['output'];
  /** Number of pages. */
  readonly totalPages: Scalars['Int']['output'];
};


/** An event of a run. */
export type AiAgentRunStreamEvent = {
  /** The cited passage; null for other events. */
  readonly citation?: Maybe<AiCitation>;
  /** Number of the event, counted from 1. */
  readonly id: Scalars['ID']['output'];
  /** The run, when it has started or ended; null otherwise. */
  readonly run?: Maybe<AiAgentRun>;
  /** Number of the request to the model, counted from 1; null for the run itself and for citations. */
  readonly step?: Maybe<Scalars['Int']['output']>;
  /** The part of a text; null for other events. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** The tool that was called or has responded; null for other events. */
  readonly tool?: Maybe<AiToolUse>;
  /** What happened. */
  readonly type: AiAgentRunStreamEventType;
};


/** What happens in a run. REST writes `RUN_STARTED` as `run.started`. */
export type AiAgentRunStreamEventType =
  /** The response cites a passage. */
  | 'CITATION'
  /** The run has ended with a response, which is cut off if the status of the run is `INCOMPLETE`. */
  | 'RUN_COMPLETED'
  /** The run has failed. Its `output` is what was written before. */
  | 'RUN_FAILED'
  /** The run was recorded. */
  | 'RUN_STARTED'
  /** The model has written a part of a text. A text before a tool call is not part of the response. */
  | 'TEXT_DELTA'
  /** The model calls a tool. */
  | 'TOOL_CALL'
  /** The tool has responded or failed. */
  | 'TOOL_RESULT';


/** A call of a tool in a step. Its texts are empty after the user who ran the agent was deleted. */
export type AiAgentRunToolCall = {
  /** The arguments as JSON. A text of more than 2,000 characters is cut. */
  readonly arguments: Scalars['String']['output'];
  /** Milliseconds until it responded; null when it has not. */
  readonly durationMs?: Maybe<Scalars['Int']['output']>;
  /** Why it failed; null unless it failed. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** Id of the call, as the model has chosen it. */
  readonly id: Scalars['String']['output'];
  /** Name of the tool. */
  readonly name: Scalars['String']['output'];
  /** The response of the tool as JSON; null before it has responded, and when it failed. A text of more than 2,000 characters is cut. */
  readonly result?: Maybe<Scalars['String']['output']>;
  /** When it was called. */
  readonly startedAt: Scalars['DateTime']['output'];
};


/** A conversation with an AI agent. A run in a thread continues it. */
export type AiAgentThread = {
  /** The agent. */
  readonly agent?: Maybe<AiAgent>;
  /** Id of the agent. */
  readonly agentId: Scalars['ID']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** When its last message was added; null without messages. */
  readonly lastMessageAt?: Maybe<Scalars['DateTime']['output']>;
  /** The messages, oldest first. */
  readonly messages?: Maybe<AiAgentThreadMessageConnection>;
  /** The organization; null without one. */
  readonly organization?: Maybe<Organization>;
  /** Id of the organization that the thread belongs to; null without one. Deleting it deletes the thread. */
  readonly organizationId?: Maybe<Scalars['ID']['output']>;
  /** The runs in the thread that are still kept, oldest first. */
  readonly runs?: Maybe<AiAgentRunConnection>;
  /** Title, 1 to 255 characters; null without one. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** When its title was last changed or its last message was added. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The user; null without one. */
  readonly user?: Maybe<User>;
  /** Id of the user that the thread belongs to; null without one. Deleting the user deletes the thread. */
  readonly userId?: Maybe<Scalars['ID']['output']>;
  /** The workspace; null without one. */
  readonly workspace?: Maybe<Workspace>;
  /**
   * Id of the workspace that the thread belongs to; null without one. Its organization is set as well. Deleting the
   * workspace deletes the thread.
   */
  readonly workspaceId?: Maybe<Scalars['ID']['output']>;
};


/** A conversation with an AI agent. A run in a thread continues it. */
export type AiAgentThreadMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A conversation with an AI agent. A run in a thread continues it. */
export type AiAgentThreadRunsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiAgentRunFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A page of a list of the type `AiAgentThread`. */
export type AiAgentThreadConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<AiAgentThreadEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<AiAgentThread>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `AiAgentThread`. */
export type AiAgentThreadEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: AiAgentThread;
};


/** Filters threads. A thread must match every field that is given. */
export type AiAgentThreadFilter = {
  /** Threads of this organization and of its workspaces. */
  readonly organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Threads of this user. */
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
  /** Threads of this workspace. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/** A page of threads. */
export type AiAgentThreadList = {
  /** The threads. */
  readonly data: ReadonlyArray<AiAgentThread>;
  /** Page number, from 1. */
  readonly page: Scalars['Int']['output'];
  /** Number of threads per page. */
  readonly perPage: Scalars['Int']['output'];
  /** Total number of items. */
  readonly total: Scalars['Int']['output'];
  /** Number of pages. */
  readonly totalPages: Scalars['Int']['output'];
};


/** A message of a thread. */
export type AiAgentThreadMessage = {
  /** The passages that it cites, by number; empty for messages of the user. */
  readonly citations: ReadonlyArray<AiCitation>;
  /** The text: up to 32,000 characters of the user, up to 4,000,000 of the agent. */
  readonly content: Scalars['String']['output'];
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /**
   * Whether it is a part of a response: its run failed, or the provider has cut it off. Later runs of the thread receive it with
   * the note that it is incomplete.
   */
  readonly isIncomplete: Scalars['Boolean']['output'];
  /** Who wrote it. */
  readonly role: AiMessageRole;
  /** Id of the run that it began or ended; null for a message that was added without a run, or whose run was deleted. */
  readonly runId?: Maybe<Scalars['ID']['output']>;
  /** Id of the thread. */
  readonly threadId: Scalars['ID']['output'];
};


/** A page of a list of the type `AiAgentThreadMessage`. */
export type AiAgentThreadMessageConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<AiAgentThreadMessageEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<AiAgentThreadMessage>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `AiAgentThreadMessage`. */
export type AiAgentThreadMessageEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: AiAgentThreadMessage;
};


/** A page of messages of a thread. */
export type AiAgentThreadMessageList = {
  /** The messages. */
  readonly data: ReadonlyArray<AiAgentThreadMessage>;
  /** Page number, from 1. */
  readonly page: Scalars['Int']['output'];
  /** Number of messages per page. */
  readonly perPage: Scalars['Int']['output'];
  /** Total number of items. */
  readonly total: Scalars['Int']['output'];
  /** Number of pages. */
  readonly totalPages: Scalars['Int']['output'];
};


/** The ended runs of an AI agent in a range of days. */
export type AiAgentUsage = {
  /** The entries of the page. */
  readonly data: ReadonlyArray<AiAgentUsageEntry>;
  /** Duration of all runs in the whole range together, in milliseconds. */
  readonly durationMs: Scalars['Float']['output'];
  /** Number of them that failed, a whole number. */
  readonly failedRuns: Scalars['Float']['output'];
  /** What each entry is the total of. */
  readonly groupBy: AiAgentUsageGrouping;
  /** Number of tokens of requests in the whole range, a whole number. */
  readonly inputTokens: Scalars['Float']['output'];
  /** Number of tokens of responses in the whole range, a whole number. */
  readonly outputTokens: Scalars['Float']['output'];
  /** Page number, from 1. */
  readonly page: Scalars['Int']['output'];
  /** Number of entries per page. */
  readonly perPage: Scalars['Int']['output'];
  /** Number of ended runs in the whole range, a whole number. */
  readonly runs: Scalars['Float']['output'];
  /** First day in UTC, as `YYYY-MM-DD`. */
  readonly since: Scalars['String']['output'];
  /** Number of requests to the model in the whole range, a whole number. */
  readonly steps: Scalars['Float']['output'];
  /** Total number of entries. Days and users without runs have none. */
  readonly total: Scalars['Int']['output'];
  /** Number of pages. */
  readonly totalPages: Scalars['Int']['output'];
  /** Last day in UTC, as `YYYY-MM-DD`. */
  readonly until: Scalars['String']['output'];
};


/** The ended runs of an AI agent on a day, by a user, or both. */
export type AiAgentUsageEntry = {
  /** The day in UTC, as `YYYY-MM-DD`; null when the entries are totals of users. */
  readonly day?: Maybe<Scalars['String']['output']>;
  /** Duration of the runs together, in milliseconds. */
  readonly durationMs: Scalars['Float']['output'];
  /** Number of them that failed, a whole number. */
  readonly failedRuns: Scalars['Float']['output'];
  /** Number of tokens of requests, a whole number. */
  readonly inputTokens: Scalars['Float']['output'];
  /** Number of tokens of responses, a whole number. */
  readonly outputTokens: Scalars['Float']['output'];
  /** Number of ended runs, a whole number. */
  readonly runs: Scalars['Float']['output'];
  /** Number of requests to the model, a whole number. */
  readonly steps: Scalars['Float']['output'];
  /** Id of the user; null for runs by servers and by users who were deleted, and when the entries are totals of days. */
  readonly userId?: Maybe<Scalars['ID']['output']>;
};


/** What an entry of the usage of an AI agent is the total of. */
export type AiAgentUsageGrouping =
  /** The runs of a day, newest day first. */
  | 'DAY'
  /** The runs of a user on a day, newest day first. */
  | 'DAY_AND_USER'
  /** The runs of a user on all days, most tokens first. */
  | 'USER';


/** A passage that a response cites. */
export type AiCitation = {
  /** Id of the passage. */
  readonly chunkId: Scalars['ID']['output'];
  /** Id of the document. */
  readonly documentId: Scalars['ID']['output'];
  /** Name of the document at that time. */
  readonly documentName: Scalars['String']['output'];
  /** Id of the knowledge base. */
  readonly knowledgeBaseId: Scalars['ID']['output'];
  /** Its number in the response, such as `[1]` or `【1】`. */
  readonly number: Scalars['Int']['output'];
  /** Page of the document, from 1; null for documents without pages. */
  readonly page?: Maybe<Scalars['Int']['output']>;
};


/** Why a model stopped writing. */
export type AiFinishReason =
  /** A filter of the provider has cut off or rejected the response. */
  | 'CONTENT_FILTER'
  /** The response has reached the limit of tokens of the agent or the model. */
  | 'LENGTH'
  /** Another reason of the provider. */
  | 'OTHER'
  /** The response is complete. */
  | 'STOP'
  /** The model called tools. */
  | 'TOOL_CALLS';


/** A collection of documents that AI agents may read. */
export type AiKnowledgeBase = {
  /** The AI agents that may read the knowledge base, oldest first, including inactive ones. */
  readonly agents?: Maybe<AiAgentConnection>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Number of its documents. */
  readonly documentCount: Scalars['Int']['output'];
  /** The knowledge base's documents, oldest first. */
  readonly documents?: Maybe<KnowledgeBaseDocumentConnection>;
  /** Name of the embedding model, 1 to 255 characters. */
  readonly embeddingModel?: Maybe<Scalars['String']['output']>;
  /** The knowledge base's entities, oldest first. */
  readonly entities?: Maybe<KnowledgeEntityConnection>;
  /** Name of the chat model that extracts entities, 1 to 255 characters; null extracts them without a model. */
  readonly extractionModel?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is active. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Language of its texts. Cannot be changed. */
  readonly language: KnowledgeBaseLanguage;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** The organization that it belongs to; null for a knowledge base of the deployment. */
  readonly organization?: Maybe<Organization>;
  /** Organization that it belongs to; null for a knowledge base of the deployment. Cannot be changed. */
  readonly organizationId?: Maybe<Scalars['ID']['output']>;
  /** The relations between entities in the 200 newest chunks, strongest first, up to 100. */
  readonly relations?: Maybe<EntityRelationConnection>;
  /** Passages of the knowledge base that match the query, best first. 409 `KNOWLEDGE_BASE_INACTIVE` when it is inactive. */
  readonly search?: Maybe<KnowledgeBaseSearchResult>;
  /** Sum of its documents' token counts, at most 2,147,483,647. */
  readonly totalTokens: Scalars['Int']['output'];
  /** How it retrieves the texts for a question. Cannot be changed. */
  readonly type: KnowledgeBaseType;
  /** When it was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its vectors, by which searches find texts with similar meaning. */
  readonly vectors: KnowledgeBaseVectors;
  /** Incremented by each change. In REST, the header `ETag` contains it. */
  readonly version: Scalars['Int']['output'];
  /**
   * How much each score counts in a search; null for the default: words and latent vectors alike in a knowledge base of up to 2,000
   * chunks, then less for latent vectors; 0.7 and 0.3 with an embedding model; 0.1 for the graph of `HYBRID` with an
   * `extractionModel` and otherwise 0, and 0.2 for that of `GRAPH`.
   */
  readonly weights?: Maybe<KnowledgeBaseWeights>;
  /** The workspace that it belongs to; null for none. */
  readonly workspace?: Maybe<Workspace>;
  /** Workspace that it belongs to; null for none. Cannot be changed. */
  readonly workspaceId?: Maybe<Scalars['ID']['output']>;
};


/** A collection of documents that AI agents may read. */
export type AiKnowledgeBaseAgentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiAgentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A collection of documents that AI agents may read. */
export type AiKnowledgeBaseDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<KnowledgeBaseDocumentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A collection of documents that AI agents may read. */
export type AiKnowledgeBaseEntitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<EntityKind>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A collection of documents that AI agents may read. */
export type AiKnowledgeBaseRelationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A collection of documents that AI agents may read. */
export type AiKnowledgeBaseSearchArgs = {
  documentIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  groupBy?: InputMaybe<KnowledgeBaseSearchGrouping>;
  limit: Scalars['Int']['input'];
  minRelevance?: InputMaybe<Scalars['Float']['input']>;
  minScore?: InputMaybe<Scalars['Float']['input']>;
  query: Scalars['String']['input'];
  weights?: InputMaybe<KnowledgeBaseSearchWeights>;
};


/** A page of a list of the type `AiKnowledgeBase`. */
export type AiKnowledgeBaseConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<AiKnowledgeBaseEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<AiKnowledgeBase>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `AiKnowledgeBase`. */
export type AiKnowledgeBaseEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: AiKnowledgeBase;
};


/** Filters AI knowledge bases. A knowledge base must match every field that is given. */
export type AiKnowledgeBaseFilter = {
  /** Knowledge bases that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Knowledge bases that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Knowledge bases with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Active knowledge bases (true) or inactive ones (false). */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Knowledge bases of this organization and of its workspaces. */
  readonly organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Knowledge bases of this workspace. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/** A page of AI knowledge bases. */
export type AiKnowledgeBaseList = {
  /** The knowledge bases. */
  readonly data: ReadonlyArray<AiKnowledgeBase>;
  /** Page number, from 1. */
  readonly page: Scalars['Int']['output'];
  /** Number of knowledge bases per page. */
  readonly perPage: Scalars['Int']['output'];
  /** Total number of items. */
  readonly total: Scalars['Int']['output'];
  /** Number of pages. */
  readonly totalPages: Scalars['Int']['output'];
};


/** A message of a conversation. */
export type AiMessage = {
  /** The text. */
  readonly content: Scalars['String']['output'];
  /** Who wrote it. */
  readonly role: AiMessageRole;
};


/** A message of a conversation. */
export type AiMessageInput = {
  /** The text, 1 to 32,000 characters. */
  readonly content: Scalars['String']['input'];
  /** Who wrote it. */
  readonly role: AiMessageRole;
};


/** Who wrote a message. */
export type AiMessageRole =
  /** The agent, in an earlier response. */
  | 'ASSISTANT'
  /** The person, or the program, that uses the agent. */
  | 'USER';


/** What the tokens of an AI provider are used for. */
export type AiPurpose =
  /** Vectors of documents. */
  | 'EMBEDDING'
  /** Entities and relations of documents. */
  | 'EXTRACTION'
  /** Runs of agents. */
  | 'RUN'
  /** Vectors of search queries. */
  | 'SEARCH'
  /** Tests of the provider. */
  | 'VERIFICATION';


/** The AI provider of a deployment, and how much users and servers may run agents. The API key is never returned. */
export type AiSettings = {
  /** Names of the models that may be used, up to 100. Empty allows all models. */
  readonly allowedModels: ReadonlyArray<Scalars['String']['output']>;
  /** Whether an API key is set. */
  readonly apiKeySet: Scalars['Boolean']['output'];
  /** Base URL of the provider; null when none is configured. */
  readonly baseUrl?: Maybe<Scalars['String']['output']>;
  /** When the provider was configured. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the embedding model, 1 to 255 characters. */
  readonly defaultEmbeddingModel?: Maybe<Scalars['String']['output']>;
  /** Name of the chat model, 1 to 255 characters. */
  readonly defaultModel?: Maybe<Scalars['String']['output']>;
  /** Number of runs of the deployment that may be in progress at once; 20 unless changed. */
  readonly maxParallelRuns: Scalars['Int']['output'];
  /** Number of runs of one user that may be in progress at once, over all agents; 3 unless changed. */
  readonly maxParallelRunsPerUser: Scalars['Int']['output'];
  /**
   * Number of the parallel runs that only servers may start: runs of users take at most the rest. Null for a fifth of
   * `maxParallelRuns`, rounded down.
   */
  readonly parallelRunsReservedForServers?: Maybe<Scalars['Int']['output']>;
  /** Number of runs that each user may start on a day in UTC, over all agents; 200 unless changed. */
  readonly runsPerUserPerDay: Scalars['Int']['output'];
  /**
   * Number of tokens, of requests and responses together, after which a user may start no other run on a day in UTC;
   * 1,000,000 unless changed.
   */
  readonly tokensPerUserPerDay: Scalars['Int']['output'];
  /** When the settings of the provider were last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Incremented by each change of the deployment or any of its settings. In REST, the header `ETag` contains it. */
  readonly version: Scalars['Int']['output'];
  /** Settings that have no effect, and what they lack. Empty for a new deployment. */
  readonly warnings: ReadonlyArray<SettingWarning>;
};


/**
 * A tool of the deployment: a server that an AI agent calls while it runs. Each call is a POST request, signed according to
 * Standard Webhooks.
 */
export type AiTool = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Tells the model what the tool does and when to use it, 1 to 1,024 characters. */
  readonly description: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether agents can use it. Runs of agents that name an inactive tool are rejected. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Name, 1 to 64 characters, unique in the deployment. Agents refer to the tool by it. */
  readonly name: Scalars['String']['output'];
  /** JSON schema (draft 2020-12) that the arguments of a call match: the schema of an object. */
  readonly parameters: Scalars['JSONObject']['output'];
  /** Last four characters of the secret that signs the calls, to recognize it by. */
  readonly secretLastFour: Scalars['String']['output'];
  /** Time limit of one request, in seconds, 1 to 30. */
  readonly timeoutSeconds: Scalars['Int']['output'];
  /** When it was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** URL that calls are sent to. */
  readonly url: Scalars['String']['output'];
  /** Incremented by each change. In REST, the header `ETag` contains it. */
  readonly version: Scalars['Int']['output'];
};


/** A page of a list of the type `AiTool`. */
export type AiToolConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<AiToolEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<AiTool>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `AiTool`. */
export type AiToolEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: AiTool;
};


/** Filters AI tools. A tool must match every field that is given. */
export type AiToolFilter = {
  /** Tools that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Tools that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Active tools (true) or inactive tools (false). */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tools with one of these names, up to 100. */
  readonly names?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** A page of AI tools. */
export type AiToolList = {
  /** The tools. */
  readonly data: ReadonlyArray<AiTool>;
  /** Page number, from 1. */
  readonly page: Scalars['Int']['output'];
  /** Number of tools per page. */
  readonly perPage: Scalars['Int']['output'];
  /** Total number of items. */
  readonly total: Scalars['Int']['output'];
  /** Number of pages. */
  readonly totalPages: Scalars['Int']['output'];
};


/** A call of a tool. */
export type AiToolUse = {
  /** The arguments, as the model has written them. */
  readonly arguments: Scalars['JSONObject']['output'];
  /** Why it failed; null unless it failed. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** Id of the call, as the model has chosen it. */
  readonly id: Scalars['String']['output'];
  /** Name of the tool. */
  readonly name: Scalars['String']['output'];
  /** The response of the tool; null before it has responded, and when it failed. */
  readonly result?: Maybe<Scalars['JSONObject']['output']>;
};


/** An AI tool with its new signing secret. */
export type AiToolWithSecret = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Tells the model what the tool does and when to use it, 1 to 1,024 characters. */
  readonly description: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether agents can use it. Runs of agents that name an inactive tool are rejected. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Name, 1 to 64 characters, unique in the deployment. Agents refer to the tool by it. */
  readonly name: Scalars['String']['output'];
  /** JSON schema (draft 2020-12) that the arguments of a call match: the schema of an object. */
  readonly parameters: Scalars['JSONObject']['output'];
  /** Last four characters of the secret that signs the calls, to recognize it by. */
  readonly secretLastFour: Scalars['String']['output'];
  /** Secret that signs the calls: `whsec_` and 32 bytes in base64. It is shown only in this response. */
  readonly signingSecret: Scalars['String']['output'];
  /** Time limit of one request, in seconds, 1 to 30. */
  readonly timeoutSeconds: Scalars['Int']['output'];
  /** When it was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** URL that calls are sent to. */
  readonly url: Scalars['String']['output'];
  /** Incremented by each change. In REST, the header `ETag` contains it. */
  readonly version: Scalars['Int']['output'];
};


/** Tokens that an AI provider reported. */
export type AiUsage = {
  /** Days with requests, oldest first, with one entry for each purpose and model; at most 5,000. */
  readonly data: ReadonlyArray<AiUsageEntry>;
  /** Number of tokens of requests, a whole number. */
  readonly inputTokens: Scalars['Float']['output'];
  /** Number of tokens of responses, a whole number. */
  readonly outputTokens: Scalars['Float']['output'];
  /** Number of requests, a whole number. */
  readonly requests: Scalars['Float']['output'];
  /** Start of the first day. */
  readonly since: Scalars['DateTime']['output'];
  /** End of the time range, exclusive. */
  readonly until: Scalars['DateTime']['output'];
};


/** The tokens of one day, for one purpose and model. */
export type AiUsageEntry = {
  /** Number of tokens of requests, a whole number. */
  readonly inputTokens: Scalars['Float']['output'];
  /** Name of the model. */
  readonly model: Scalars['String']['output'];
  /** Number of tokens of responses, a whole number. */
  readonly outputTokens: Scalars['Float']['output'];
  /** What the tokens were used for. */
  readonly purpose: AiPurpose;
  /** Number of requests, a whole number. */
  readonly requests: Scalars['Float']['output'];
  /** Start of the day in UTC. */
  readonly startsAt: Scalars['DateTime']['output'];
};


/** What works with the AI provider. */
export type AiVerification = {
  /**
   * Whether a run with the default model works: true, or null when no such model is set. The request is that of a run, with the
   * largest temperature and limit of tokens of the active agents with this model.
   */
  readonly chat?: Maybe<Scalars['Boolean']['output']>;
  /** Dimensions of the default embedding model's vectors; null when no such model is set. */
  readonly embeddingDimensions?: Maybe<Scalars['Int']['output']>;
  /** Names of the first 100 models that the provider lists; null when it has no such list. */
  readonly models?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /**
   * Whether runs with tools work as well; null when no default model is set. False when the model rejects tools, and no active
   * agent with this model has tools or knowledge bases.
   */
  readonly tools?: Maybe<Scalars['Boolean']['output']>;
};


/** The fields of a new AI agent. */
export type CreateAiAgentInput = {
  /**
   * The users that it is published to. An agent with a knowledge base of an organization can only be published to that
   * organization or to one of its workspaces.
   */
  readonly audience: AiAgentAudience;
  /** Id of an organization of this deployment; required for the audience `ORGANIZATION`, and only for it. */
  readonly audienceOrganizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of a workspace of this deployment; required for the audience `WORKSPACE`, and only for it. */
  readonly audienceWorkspaceId?: InputMaybe<Scalars['ID']['input']>;
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the knowledge bases that the agent may read: up to 100 different ones of this deployment. */
  readonly knowledgeBases: ReadonlyArray<Scalars['ID']['input']>;
  /** How many of its runs may be in progress at once, 1 to 1,000; null for no limit besides those of the deployment and its users. */
  readonly maxParallelRuns?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of tokens in a response of the model, 1 to 1,000,000. Runs leave it to the model when it is left out or null. */
  readonly maxTokens?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the language model, 1 to 255 characters. */
  readonly model: Scalars['String']['input'];
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** System prompt of every conversation, up to 32,000 characters. */
  readonly systemPrompt?: InputMaybe<Scalars['String']['input']>;
  /** Sampling temperature of the model, 0 to 2. Runs leave it to the model when it is left out or null. */
  readonly temperature?: InputMaybe<Scalars['Float']['input']>;
  /** Time limit of a run with its tools, in seconds, 10 to 600; null for 120 seconds. */
  readonly timeLimitSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Names of the tools that the agent may use: up to 100, each of 1 to 128 characters. */
  readonly tools: ReadonlyArray<Scalars['String']['input']>;
};


/** The fields of a new thread. A thread may belong to a user, to an organization or workspace, to both, or to none. */
export type CreateAiAgentThreadInput = {
  /** Id of the organization that the thread belongs to. */
  readonly organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Title, 1 to 255 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** Id of the user that the thread belongs to. */
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the workspace that the thread belongs to. It implies its organization. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/** The fields of a new AI knowledge base. */
export type CreateAiKnowledgeBaseInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name of the embedding model, 1 to 255 characters. It is used once an AI provider is configured. */
  readonly embeddingModel?: InputMaybe<Scalars['String']['input']>;
  /**
   * Name of the chat model that extracts entities, 1 to 255 characters, for the types `GRAPH` and `HYBRID`. It is used once an
   * AI provider is configured.
   */
  readonly extractionModel?: InputMaybe<Scalars['String']['input']>;
  /** Language of its texts. Cannot be changed later. */
  readonly language: KnowledgeBaseLanguage;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** Organization that it belongs to. The knowledge base is deleted with the organization. Cannot be changed later. */
  readonly organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** How it retrieves the texts for a question. Cannot be changed later. */
  readonly type: KnowledgeBaseType;
  /** How much each score counts in a search; null for the default of the type. */
  readonly weights?: InputMaybe<KnowledgeBaseWeightsInput>;
  /**
   * Workspace that it belongs to, in the organization if one is given. The knowledge base is deleted with the workspace.
   * Cannot be changed later.
   */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/** The fields of a new AI tool. */
export type CreateAiToolInput = {
  /** Tells the model what the tool does and when to use it, 1 to 1,024 characters. */
  readonly description: Scalars['String']['input'];
  /** Name, 1 to 64 letters, digits, underscores and hyphens, beginning with a letter. It must not be the name of a built-in tool. */
  readonly name: Scalars['String']['input'];
  /**
   * JSON schema (draft 2020-12) of the arguments, up to 32 KiB, with `type` `object`. When omitted, the tool has no arguments. The
   * same rules apply as to the schemas of webhook events: references lead to `$defs` of the schema only, patterns are matched in
   * linear time, and with all references resolved a schema has up to 4,000 values and patterns of 500 characters.
   */
  readonly parameters?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Time limit of one request, in seconds, 1 to 30. */
  readonly timeoutSeconds: Scalars['Int']['input'];
  /**
   * https URL with a public address, up to 2,048 characters, without credentials or a fragment. Plain http is allowed only for
   * addresses that `OUTGOING_ALLOW` lists.
   */
  readonly url: Scalars['String']['input'];
};


/**
 * A document with its content in the request body, or with the URL of its content. Exactly one of `content`,
 * `contentBase64` and `url` is required.
 */
export type CreateKnowledgeBaseDocumentInput = {
  /** The text, up to 1 MiB in UTF-8. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** The content in standard base64 with padding, up to 1 MiB when decoded. */
  readonly contentBase64?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters, without slashes and control characters. Required unless `url` is given. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /**
   * Type of the document. Derived from the extension of the name when left out, or from the response of the `url`. `content`
   * is `TXT`, `MD` or `HTML`.
   */
  readonly type?: InputMaybe<DocumentType>;
  /**
   * The https URL that the content is fetched from: text, Markdown, HTML, PDF or Word, up to 25 MiB. Follows up to 5
   * redirects.
   */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};


/** Texts to add to a knowledge base. */
export type CreateKnowledgeBaseDocumentsInput = {
  /** The texts, 1 to 100. */
  readonly documents: ReadonlyArray<KnowledgeBaseTextInput>;
};


/** The fields of a new thread. */
export type CreateOwnAiAgentThreadInput = {
  /** Title, 1 to 255 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentAgentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiAgentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentAiToolsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiToolFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentKnowledgeBasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiKnowledgeBaseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A passage of a document, which searches return. */
export type DocumentChunk = {
  /** The document that contains it. */
  readonly document?: Maybe<KnowledgeBaseDocument>;
  /** Id of the document. */
  readonly documentId: Scalars['ID']['output'];
  /** Offset of its end in the text of the document, in UTF-16 code units. */
  readonly endOffset: Scalars['Int']['output'];
  /** The headings above it, from the outermost. */
  readonly headingPath: ReadonlyArray<Scalars['String']['output']>;
  /** 64-bit id as decimal text. Changes when the document is processed again. */
  readonly id: Scalars['ID']['output'];
  /** Page of its start, from 1; null for documents without pages. */
  readonly page?: Maybe<Scalars['Int']['output']>;
  /** Page of its end, from 1; null for documents without pages. */
  readonly pageEnd?: Maybe<Scalars['Int']['output']>;
  /** Order within the document, from 0. */
  readonly position: Scalars['Int']['output'];
  /** Offset of its start in the text of the document, in UTF-16 code units. */
  readonly startOffset: Scalars['Int']['output'];
  /** The text. The texts of neighbouring chunks overlap. */
  readonly text: Scalars['String']['output'];
  /** Number of tokens. */
  readonly tokenCount: Scalars['Int']['output'];
};


/** A page of a list of the type `DocumentChunk`. */
export type DocumentChunkConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<DocumentChunkEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<DocumentChunk>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `DocumentChunk`. */
export type DocumentChunkEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: DocumentChunk;
};


/** A page of a document's chunks. */
export type DocumentChunkList = {
  /** The chunks. */
  readonly data: ReadonlyArray<DocumentChunk>;
  /** Page number, from 1. */
  readonly page: Scalars['Int']['output'];
  /** Number of chunks per page. */
  readonly perPage: Scalars['Int']['output'];
  /** Total number of items. */
  readonly total: Scalars['Int']['output'];
  /** Number of pages. */
  readonly totalPages: Scalars['Int']['output'];
};


/** Why a document could not be processed. */
export type DocumentFailureCode =
  /** The document is protected by a password. */
  | 'ENCRYPTED'
  /** The URL could not be fetched: it is not reachable, not allowed, or did not return the status 200. */
  | 'FETCH_FAILED'
  /** The processing ended unexpectedly several times. */
  | 'INTERNAL'
  /** The document contains no text, such as scanned pages without text recognition. */
  | 'NO_TEXT'
  /** Reading took too long. */
  | 'TIMEOUT'
  /** The text is larger than a document may have. */
  | 'TOO_LARGE'
  /** The content is damaged, or not of a supported type. */
  | 'UNSUPPORTED';


/** How far the processing of a document is. */
export type DocumentProgress = {
  /** Number of pages or chunks that are done in this stage. */
  readonly done: Scalars['Int']['output'];
  /** Stage of the processing. */
  readonly stage: DocumentStage;
  /** Number of pages or chunks of this stage; null while it is not known. */
  readonly total?: Maybe<Scalars['Int']['output']>;
};


/** A stage of the processing of a document. */
export type DocumentStage =
  /** The chunks are stored. */
  | 'INDEXING'
  /** The content is fetched and its text is read. */
  | 'READING';


/** The processing status of a document. */
export type DocumentStatus =
  /** Could not be processed: see `failureCode`. */
  | 'FAILED'
  /** Waits to be read. */
  | 'PENDING'
  /** Is read and indexed. */
  | 'PROCESSING'
  /** Read and searchable. */
  | 'READY';


/** The type of a document, verified from its content. */
export type DocumentType =
  /** Word, Office Open XML (`.docx`). */
  | 'DOCX'
  /** HTML (`.html`, `.htm`). */
  | 'HTML'
  /** Markdown in UTF-8 (`.md`, `.markdown`). */
  | 'MD'
  /** PDF (`.pdf`). */
  | 'PDF'
  /** Plain text in UTF-8 (`.txt`). */
  | 'TXT';


/** Content of a document that was not read, although the document could be. */
export type DocumentWarning = {
  /** What was not read. */
  readonly code: DocumentWarningCode;
  /** Number of pages, images or objects. */
  readonly count: Scalars['Int']['output'];
  /** A sentence that explains it, and what to do. */
  readonly message: Scalars['String']['output'];
  /** The first 100 of these pages, from 1. Empty for types without pages. */
  readonly pages: ReadonlyArray<Scalars['Int']['output']>;
};


/** What was not read of a document. */
export type DocumentWarningCode =
  /** Images have no alternative text. Text in images is not read. */
  | 'IMAGES_NOT_READ'
  /** Charts, diagrams and embedded files are not read. */
  | 'OBJECTS_NOT_READ'
  /** Pages are damaged. */
  | 'PAGES_UNREADABLE'
  /** Pages have no text, but pictures: they are scans, and need text recognition (OCR). */
  | 'PAGES_WITHOUT_TEXT';


/** What an entity is. */
export type EntityKind =
  /** A heading of a document. */
  | 'HEADING'
  /** A code, version, address or name in program code. */
  | 'IDENTIFIER'
  /** The name of a person, an organization, a place or a product, or an acronym. */
  | 'NAME'
  /** A word or phrase that is typical of a text. */
  | 'TERM';


/**
 * A chunk that mentions an entity. It has no id: an entity has one mention for each chunk, so `chunk.id` identifies it within the
 * entity's list.
 */
export type EntityMention = {
  /** The chunk. */
  readonly chunk: DocumentChunk;
  /** The chunk's document. */
  readonly document?: Maybe<KnowledgeBaseDocument>;
  /** How often the chunk mentions the entity. */
  readonly frequency: Scalars['Int']['output'];
};


/** A page of a list of the type `EntityMention`. */
export type EntityMentionConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<EntityMentionEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<EntityMention>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `EntityMention`. */
export type EntityMentionEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: EntityMention;
};


/** Two entities that chunks mention together. */
export type EntityRelation = {
  /** The entity. */
  readonly entity?: Maybe<KnowledgeEntity>;
  /** Id of the entity. */
  readonly entityId: Scalars['ID']['output'];
  /** 64-bit id as decimal text, derived from the two entities. */
  readonly id: Scalars['ID']['output'];
  /** Number of chunks that mention both, of the newest 200 chunks. */
  readonly jointChunks: Scalars['Int']['output'];
  /** What the knowledge base's extraction model calls the relation, up to 10 labels. Empty without a model. */
  readonly labels: ReadonlyArray<Scalars['String']['output']>;
  /** The related entity. */
  readonly neighbour?: Maybe<KnowledgeEntity>;
  /** Id of the related entity. */
  readonly neighbourId: Scalars['ID']['output'];
  /** Name of the related entity. */
  readonly neighbourName: Scalars['String']['output'];
  /**
   * Pointwise mutual information: the natural logarithm of how many times more often chunks mention both than they would by
   * chance. At least 0.
   */
  readonly weight: Scalars['Float']['output'];
};


/** A page of a list of the type `EntityRelation`. */
export type EntityRelationConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<EntityRelationEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<EntityRelation>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `EntityRelation`. */
export type EntityRelationEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: EntityRelation;
};


/** A page of an entity's relations. */
export type EntityRelationList = {
  /** The relations. */
  readonly data: ReadonlyArray<EntityRelation>;
  /** Page number, from 1. */
  readonly page: Scalars['Int']['output'];
  /** Number of relations per page. */
  readonly perPage: Scalars['Int']['output'];
  /** Total number of items. */
  readonly total: Scalars['Int']['output'];
  /** Number of pages. */
  readonly totalPages: Scalars['Int']['output'];
};


/** A document in a knowledge base. */
export type KnowledgeBaseDocument = {
  /** Number of searchable chunks. */
  readonly chunkCount: Scalars['Int']['output'];
  /** The document's searchable chunks, in the order of the text. */
  readonly chunks?: Maybe<DocumentChunkConnection>;
  /** The entities that the first 500 chunks of the document mention, oldest first. */
  readonly entities?: Maybe<KnowledgeEntityConnection>;
  /** Why the document could not be processed; null unless the status is `FAILED`. */
  readonly failureCode?: Maybe<DocumentFailureCode>;
  /** A sentence that explains `failureCode`. */
  readonly failureMessage?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The document's knowledge base. */
  readonly knowledgeBase?: Maybe<AiKnowledgeBase>;
  /** Id of the document's knowledge base. */
  readonly knowledgeBaseId: Scalars['ID']['output'];
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** Number of pages; null for types without pages, and until the document is ready. */
  readonly pageCount?: Maybe<Scalars['Int']['output']>;
  /** How far the processing is; null unless the status is `PROCESSING`. */
  readonly progress?: Maybe<DocumentProgress>;
  /** Size in bytes; 0 until the URL of the document is fetched. */
  readonly size: Scalars['Int']['output'];
  /** The URL that the content is fetched from; null for a document that was uploaded. */
  readonly sourceUrl?: Maybe<Scalars['String']['output']>;
  /** Processing status of the document. */
  readonly status: DocumentStatus;
  /** Number of tokens of the text, in the encoding `o200k_base`; null until the document is ready. */
  readonly tokenCount?: Maybe<Scalars['Int']['output']>;
  /** Type of the document. */
  readonly type: DocumentType;
  /** When it was uploaded. */
  readonly uploadedAt: Scalars['DateTime']['output'];
  /** What was not read of the document, such as scanned pages among pages with text. Empty until the document is ready. */
  readonly warnings: ReadonlyArray<DocumentWarning>;
};


/** A document in a knowledge base. */
export type KnowledgeBaseDocumentChunksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A document in a knowledge base. */
export type KnowledgeBaseDocumentEntitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The documents that a request has added. */
export type KnowledgeBaseDocumentBatch = {
  /** The documents, in the order of the request. */
  readonly data: ReadonlyArray<KnowledgeBaseDocument>;
};


/** A page of a list of the type `KnowledgeBaseDocument`. */
export type KnowledgeBaseDocumentConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<KnowledgeBaseDocumentEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<KnowledgeBaseDocument>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `KnowledgeBaseDocument`. */
export type KnowledgeBaseDocumentEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: KnowledgeBaseDocument;
};


/** Filters documents. A document must match every field that is given. */
export type KnowledgeBaseDocumentFilter = {
  /** Documents with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Documents with this status. */
  readonly status?: InputMaybe<DocumentStatus>;
  /** Documents of this type. */
  readonly type?: InputMaybe<DocumentType>;
  /** Documents that were uploaded at this time or later. */
  readonly uploadedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Documents that were uploaded before this time. */
  readonly uploadedUntil?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A page of a knowledge base's documents. */
export type KnowledgeBaseDocumentList = {
  /** The documents. */
  readonly data: ReadonlyArray<KnowledgeBaseDocument>;
  /** Page number, from 1. */
  readonly page: Scalars['Int']['output'];
  /** Number of documents per page. */
  readonly perPage: Scalars['Int']['output'];
  /** Total number of items. */
  readonly total: Scalars['Int']['output'];
  /** Number of pages. */
  readonly totalPages: Scalars['Int']['output'];
};


/** Language of the texts in a knowledge base, by which words are reduced to their stems. */
export type KnowledgeBaseLanguage =
  /** Arabic. */
  | 'ARABIC'
  /** Armenian. */
  | 'ARMENIAN'
  /** Basque. */
  | 'BASQUE'
  /** Catalan. */
  | 'CATALAN'
  /** Chinese, Japanese or Korean: pairs of adjacent characters are compared. */
  | 'CJK'
  /** Danish. */
  | 'DANISH'
  /** Dutch. */
  | 'DUTCH'
  /** English. */
  | 'ENGLISH'
  /** Finnish. */
  | 'FINNISH'
  /** French. */
  | 'FRENCH'
  /** German. */
  | 'GERMAN'
  /** Greek. */
  | 'GREEK'
  /** Hindi. */
  | 'HINDI'
  /** Hungarian. */
  | 'HUNGARIAN'
  /** Indonesian. */
  | 'INDONESIAN'
  /** Irish. */
  | 'IRISH'
  /** Italian. */
  | 'ITALIAN'
  /** Lithuanian. */
  | 'LITHUANIAN'
  /** Nepali. */
  | 'NEPALI'
  /** Norwegian. */
  | 'NORWEGIAN'
  /** Portuguese. */
  | 'PORTUGUESE'
  /** Romanian. */
  | 'ROMANIAN'
  /** Russian. */
  | 'RUSSIAN'
  /** Serbian. */
  | 'SERBIAN'
  /** Any language: words are not reduced. */
  | 'SIMPLE'
  /** Spanish. */
  | 'SPANISH'
  /** Swedish. */
  | 'SWEDISH'
  /** Tamil. */
  | 'TAMIL'
  /** Turkish. */
  | 'TURKISH'
  /** Yiddish. */
  | 'YIDDISH';


/** How results are grouped. */
export type KnowledgeBaseSearchGrouping =
  /** Each document once, by its best passage. */
  | 'DOCUMENT';


/** A passage of a document that matches a search. */
export type KnowledgeBaseSearchHit = {
  /** The passage as a chunk of its document. Null when the document was processed again meanwhile. */
  readonly chunk?: Maybe<DocumentChunk>;
  /** Id of the passage. */
  readonly chunkId: Scalars['ID']['output'];
  /** The passage's document. */
  readonly document?: Maybe<KnowledgeBaseDocument>;
  /** Id of the passage's document. */
  readonly documentId: Scalars['ID']['output'];
  /** Name of the passage's document. */
  readonly documentName: Scalars['String']['output'];
  /** The headings above the passage, from the outermost. */
  readonly headingPath: ReadonlyArray<Scalars['String']['output']>;
  /** Where words of the query are in the text, in the order of the text, without overlap. */
  readonly highlights: ReadonlyArray<TextRange>;
  /** The passage's knowledge base. */
  readonly knowledgeBase?: Maybe<AiKnowledgeBase>;
  /** Id of the passage's knowledge base. */
  readonly knowledgeBaseId: Scalars['ID']['output'];
  /** Page of its start, from 1; null for documents without pages. */
  readonly page?: Maybe<Scalars['Int']['output']>;
  /** Page of its end, from 1; null for documents without pages. The highlights have their own pages. */
  readonly pageEnd?: Maybe<Scalars['Int']['output']>;
  /** Position of the passage in the document, from 0. */
  readonly position: Scalars['Int']['output'];
  /**
   * How relevant it is in itself, 0 to 1; comparable between responses. The mean of two relevances, of the legs that searched: by words,
   * the share of the query's information that the passage contains, where rare words have more; by vectors, the cosine, reduced by
   * what unrelated texts have, or by the words that latent vectors do not know. 0 for a passage that only the graph leg found.
   */
  readonly relevance: Scalars['Float']['output'];
  /** How well it matches, 0 to 1: the weighted average of the legs' scores. Comparable only within one response. */
  readonly score: Scalars['Float']['output'];
  /** The score of each leg. */
  readonly scores: KnowledgeBaseSearchScores;
  /** The passage. */
  readonly text: Scalars['String']['output'];
};


/** One way to find passages. */
export type KnowledgeBaseSearchLeg =
  /** By the entities of the query and those related to them. */
  | 'GRAPH'
  /** By the words of the query. */
  | 'LEXICAL'
  /** By the similarity of vectors. */
  | 'VECTOR';


/** The results of a search. */
export type KnowledgeBaseSearchResult = {
  /** The passages that match, best first. */
  readonly data: ReadonlyArray<KnowledgeBaseSearchHit>;
  /** The legs that searched at least one of the knowledge bases. */
  readonly legs: ReadonlyArray<KnowledgeBaseSearchLeg>;
  /** The legs with a weight that did not search, or not all of the knowledge bases, so that results may be missing. */
  readonly omittedLegs: ReadonlyArray<OmittedSearchLeg>;
};


/**
 * The score of each leg, 0 to 1, relative to the best passage of this leg. Null when the leg did not search, 0 when it did not find
 * the passage.
 */
export type KnowledgeBaseSearchScores = {
  /** By entities. */
  readonly graph?: Maybe<Scalars['Float']['output']>;
  /** By the words of the query. */
  readonly lexical?: Maybe<Scalars['Float']['output']>;
  /** By the similarity of vectors. */
  readonly vector?: Maybe<Scalars['Float']['output']>;
};


/**
 * The weights of the legs, relative to each other. A leg that the type of the knowledge base does not have is ignored. When all
 * three are given, one must be above 0.
 */
export type KnowledgeBaseSearchWeights = {
  /** By entities, 0 to 1. */
  readonly graph?: InputMaybe<Scalars['Float']['input']>;
  /** By the words of the query, 0 to 1. */
  readonly lexical?: InputMaybe<Scalars['Float']['input']>;
  /** By the similarity of vectors, 0 to 1. */
  readonly vector?: InputMaybe<Scalars['Float']['input']>;
};


/** A text with its name. */
export type KnowledgeBaseTextInput = {
  /** The text, up to 1 MiB in UTF-8. */
  readonly content: Scalars['String']['input'];
  /** Name, 1 to 255 characters, without slashes and control characters. */
  readonly name: Scalars['String']['input'];
  /** Type of the text: `TXT`, `MD` or `HTML`. Derived from the extension of the name when left out. */
  readonly type?: InputMaybe<DocumentType>;
};


/** How a knowledge base retrieves the texts for a question. */
export type KnowledgeBaseType =
  /** By relations in a knowledge graph. */
  | 'GRAPH'
  /** By both. */
  | 'HYBRID'
  /** By similarity of embedding vectors. */
  | 'VECTOR';


/** The vectors of a knowledge base. */
export type KnowledgeBaseVectors = {
  /** Number of chunks. */
  readonly chunks: Scalars['Int']['output'];
  /** The number of elements of each vector; null while there are none. */
  readonly dimensions?: Maybe<Scalars['Int']['output']>;
  /** Why the last attempt failed; null when it did not. */
  readonly failure?: Maybe<VectorFailure>;
  /** Number of chunks that have a vector, of the index that is being built if there is one. */
  readonly indexedChunks: Scalars['Int']['output'];
  /** How the vectors that searches use are computed; null while there are none. */
  readonly kind?: Maybe<VectorKind>;
  /** The embedding model of the vectors that searches use; null for `LATENT`. */
  readonly model?: Maybe<Scalars['String']['output']>;
  /** Whether searches can use them. */
  readonly status: VectorStatus;
};


/**
 * How much each score counts in a search. Only the ratios matter. A score that the type of the knowledge base does not have
 * is ignored.
 */
export type KnowledgeBaseWeights = {
  /** Weight of the relations in the knowledge graph, 0 to 1. For the types `GRAPH` and `HYBRID`. */
  readonly graph: Scalars['Float']['output'];
  /** Weight of the words that texts and query have in common, 0 to 1. */
  readonly lexical: Scalars['Float']['output'];
  /** Weight of the similarity of vectors, 0 to 1. For the types `VECTOR` and `HYBRID`. */
  readonly vector: Scalars['Float']['output'];
};


/** How much each score counts in a search. At least one score of the type must have a weight above 0. */
export type KnowledgeBaseWeightsInput = {
  /** Weight of the relations in the knowledge graph, 0 to 1. For the types `GRAPH` and `HYBRID`. */
  readonly graph: Scalars['Float']['input'];
  /** Weight of the words that texts and query have in common, 0 to 1. */
  readonly lexical: Scalars['Float']['input'];
  /** Weight of the similarity of vectors, 0 to 1. For the types `VECTOR` and `HYBRID`. */
  readonly vector: Scalars['Float']['input'];
};


/** A name, identifier or term that documents of a knowledge base mention. */
export type KnowledgeEntity = {
  /** When it was first mentioned. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Number of documents that mention the entity. */
  readonly documentCount: Scalars['Int']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** What the entity is. */
  readonly kind: EntityKind;
  /** The entity's knowledge base. */
  readonly knowledgeBase?: Maybe<AiKnowledgeBase>;
  /** Id of the entity's knowledge base. */
  readonly knowledgeBaseId: Scalars['ID']['output'];
  /**
   * Number of chunks that mention the entity. Includes documents that are being processed or were deleted, until their job
   * is done.
   */
  readonly mentionCount: Scalars['Int']['output'];
  /** The chunks that mention the entity, oldest first. */
  readonly mentions?: Maybe<EntityMentionConnection>;
  /** The name as a document writes it, up to 120 characters. */
  readonly name: Scalars['String']['output'];
  /** The related entities, strongest relation first: up to 100, from the 200 newest chunks that mention the entity. */
  readonly neighbours?: Maybe<KnowledgeEntityConnection>;
  /** The relations of the entity, strongest first: up to 100, from the 200 newest chunks that mention it. */
  readonly relations?: Maybe<EntityRelationConnection>;
};


/** A name, identifier or term that documents of a knowledge base mention. */
export type KnowledgeEntityMentionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A name, identifier or term that documents of a knowledge base mention. */
export type KnowledgeEntityNeighboursArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A name, identifier or term that documents of a knowledge base mention. */
export type KnowledgeEntityRelationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A page of a list of the type `KnowledgeEntity`. */
export type KnowledgeEntityConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<KnowledgeEntityEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<KnowledgeEntity>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `KnowledgeEntity`. */
export type KnowledgeEntityEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: KnowledgeEntity;
};


/** A page of a knowledge base's entities. */
export type KnowledgeEntityList = {
  /** The entities. */
  readonly data: ReadonlyArray<KnowledgeEntity>;
  /** Page number, from 1. */
  readonly page: Scalars['Int']['output'];
  /** Number of entities per page. */
  readonly perPage: Scalars['Int']['output'];
  /** Total number of items. */
  readonly total: Scalars['Int']['output'];
  /** Number of pages. */
  readonly totalPages: Scalars['Int']['output'];
};


/** A user's account, visible only to that user. */
export type MeAiAgentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationAddAiAgentThreadMessageArgs = {
  agentId: Scalars['ID']['input'];
  input: AiMessageInput;
  threadId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCancelAiAgentRunArgs = {
  agentId: Scalars['ID']['input'];
  runId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCancelOwnAiAgentRunArgs = {
  agentId: Scalars['ID']['input'];
  runId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateAiAgentArgs = {
  input: CreateAiAgentInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateAiAgentThreadArgs = {
  agentId: Scalars['ID']['input'];
  input: CreateAiAgentThreadInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateAiKnowledgeBaseArgs = {
  input: CreateAiKnowledgeBaseInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateAiToolArgs = {
  input: CreateAiToolInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateKnowledgeBaseDocumentArgs = {
  input: CreateKnowledgeBaseDocumentInput;
  kbId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateKnowledgeBaseDocumentsArgs = {
  input: CreateKnowledgeBaseDocumentsInput;
  kbId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateOwnAiAgentThreadArgs = {
  agentId: Scalars['ID']['input'];
  input: CreateOwnAiAgentThreadInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteAiAgentArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteAiAgentThreadArgs = {
  agentId: Scalars['ID']['input'];
  threadId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteAiKnowledgeBaseArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteAiSettingsArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteAiToolArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteKnowledgeBaseDocumentArgs = {
  documentId: Scalars['ID']['input'];
  kbId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteOwnAiAgentThreadArgs = {
  agentId: Scalars['ID']['input'];
  threadId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationReprocessKnowledgeBaseDocumentArgs = {
  documentId: Scalars['ID']['input'];
  kbId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRotateAiToolSecretArgs = {
  id: Scalars['ID']['input'];
  input: RotateAiToolSecretInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRunAiAgentArgs = {
  agentId: Scalars['ID']['input'];
  input: RunAiAgentInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRunOwnAiAgentArgs = {
  agentId: Scalars['ID']['input'];
  input: RunOwnAiAgentInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateAiAgentArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: UpdateAiAgentInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateAiAgentThreadArgs = {
  agentId: Scalars['ID']['input'];
  input: UpdateAiAgentThreadInput;
  threadId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateAiKnowledgeBaseArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: UpdateAiKnowledgeBaseInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateAiSettingsArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateAiSettingsInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateAiToolArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: UpdateAiToolInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateOwnAiAgentThreadArgs = {
  agentId: Scalars['ID']['input'];
  input: UpdateAiAgentThreadInput;
  threadId: Scalars['ID']['input'];
};


/** A leg that did not search a knowledge base although it has a weight. */
export type OmittedSearchLeg = {
  /** The leg. */
  readonly leg: KnowledgeBaseSearchLeg;
  /** Why it did not search. */
  readonly reason: SearchLegOmission;
};


/** A company, team or customer: the first level of tenancy. It has workspaces, and users are its members. */
export type OrganizationKnowledgeBasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiKnowledgeBaseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A run of an AI agent for the signed-in user. */
export type OwnAiAgentRun = {
  /** Id of the agent. */
  readonly agentId: Scalars['ID']['output'];
  /** The passages that the response cites, by number. */
  readonly citations: ReadonlyArray<AiCitation>;
  /** Why it failed; null unless it failed. */
  readonly failureCode?: Maybe<AiAgentRunFailureCode>;
  /** Why the model stopped writing its last response; null while it has not. */
  readonly finishReason?: Maybe<AiFinishReason>;
  /** When it ended; null while it is in progress. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /**
   * The response of the agent, up to 4,000,000 characters. When the run failed, what the model had written before; while it is in
   * progress, what was recorded so far. Null when the model has written nothing.
   */
  readonly output?: Maybe<Scalars['String']['output']>;
  /** When it was started. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** State of the run. */
  readonly status: AiAgentRunStatus;
  /** Id of the thread; null for a run without one, and after the thread was deleted. */
  readonly threadId?: Maybe<Scalars['ID']['output']>;
};


/** A page of a list of the type `AiAgentRun`. */
export type OwnAiAgentRunConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<OwnAiAgentRunEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<OwnAiAgentRun>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `AiAgentRun`. */
export type OwnAiAgentRunEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: OwnAiAgentRun;
};


/** An event of a run. */
export type OwnAiAgentRunStreamEvent = {
  /** The cited passage; null for other events. */
  readonly citation?: Maybe<AiCitation>;
  /** Number of the event, counted from 1. */
  readonly id: Scalars['ID']['output'];
  /** The run, when it has started or ended; null otherwise. */
  readonly run?: Maybe<OwnAiAgentRun>;
  /** Number of the request to the model, counted from 1; null for the run itself and for citations. */
  readonly step?: Maybe<Scalars['Int']['output']>;
  /** The part of a text; null for other events. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** The tool that was called or has responded; null for other events. */
  readonly tool?: Maybe<OwnAiToolUse>;
  /** What happened. */
  readonly type: AiAgentRunStreamEventType;
};


/** A conversation of the signed-in user with an AI agent. A run in a thread continues it. */
export type OwnAiAgentThread = {
  /** Id of the agent. */
  readonly agentId: Scalars['ID']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** When its last message was added; null without messages. */
  readonly lastMessageAt?: Maybe<Scalars['DateTime']['output']>;
  /** The messages, oldest first. */
  readonly messages?: Maybe<OwnAiAgentThreadMessageConnection>;
  /** Title, 1 to 255 characters; null without one. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** When its title was last changed or its last message was added. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** A conversation of the signed-in user with an AI agent. A run in a thread continues it. */
export type OwnAiAgentThreadMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A page of a list of the type `AiAgentThread`. */
export type OwnAiAgentThreadConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<OwnAiAgentThreadEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<OwnAiAgentThread>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `AiAgentThread`. */
export type OwnAiAgentThreadEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: OwnAiAgentThread;
};


/** A message of a thread. */
export type OwnAiAgentThreadMessage = {
  /** The passages that it cites, by number; empty for messages of the user. */
  readonly citations: ReadonlyArray<AiCitation>;
  /** The text: up to 32,000 characters of the user, up to 4,000,000 of the agent. */
  readonly content: Scalars['String']['output'];
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /**
   * Whether it is a part of a response: its run failed, or the provider has cut it off. Later runs of the thread receive it with
   * the note that it is incomplete.
   */
  readonly isIncomplete: Scalars['Boolean']['output'];
  /** Who wrote it. */
  readonly role: AiMessageRole;
  /** Id of the run that it began or ended; null for a message without a run, or whose run was deleted. */
  readonly runId?: Maybe<Scalars['ID']['output']>;
  /** Id of the thread. */
  readonly threadId: Scalars['ID']['output'];
};


/** A page of a list of the type `AiAgentThreadMessage`. */
export type OwnAiAgentThreadMessageConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<OwnAiAgentThreadMessageEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<OwnAiAgentThreadMessage>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `AiAgentThreadMessage`. */
export type OwnAiAgentThreadMessageEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: OwnAiAgentThreadMessage;
};


/** A call of a tool. Arguments and results are for the agent only. */
export type OwnAiToolUse = {
  /** Id of the call, as the model has chosen it. */
  readonly id: Scalars['String']['output'];
  /** Name of the tool. */
  readonly name: Scalars['String']['output'];
};


/** An AI agent that is published to the signed-in user. */
export type PublishedAiAgent = {
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** The runs of the signed-in user with the agent, oldest first. */
  readonly runs?: Maybe<OwnAiAgentRunConnection>;
  /** The threads of the signed-in user with the agent, oldest first. */
  readonly threads?: Maybe<OwnAiAgentThreadConnection>;
};


/** An AI agent that is published to the signed-in user. */
export type PublishedAiAgentRunsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An AI agent that is published to the signed-in user. */
export type PublishedAiAgentThreadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A page of a list of the type `AiAgent`. */
export type PublishedAiAgentConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<PublishedAiAgentEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<PublishedAiAgent>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `AiAgent`. */
export type PublishedAiAgentEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: PublishedAiAgent;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryAiAgentArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryAiAgentRunArgs = {
  agentId: Scalars['ID']['input'];
  runId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryAiAgentThreadArgs = {
  agentId: Scalars['ID']['input'];
  threadId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryAiAgentUsageArgs = {
  agentId: Scalars['ID']['input'];
  groupBy: AiAgentUsageGrouping;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  since?: InputMaybe<Scalars['String']['input']>;
  until?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryAiAgentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiAgentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryAiKnowledgeBaseArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryAiKnowledgeBasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiKnowledgeBaseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryAiToolArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryAiToolsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiToolFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryAiUsageArgs = {
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryKnowledgeBaseDocumentArgs = {
  documentId: Scalars['ID']['input'];
  kbId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryKnowledgeBaseDocumentContentArgs = {
  documentId: Scalars['ID']['input'];
  kbId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryKnowledgeEntityArgs = {
  entityId: Scalars['ID']['input'];
  kbId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListAiAgentRunStepsArgs = {
  agentId: Scalars['ID']['input'];
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  runId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListAiAgentRunsArgs = {
  agentId: Scalars['ID']['input'];
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  status?: InputMaybe<AiAgentRunStatus>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListAiAgentThreadMessagesArgs = {
  agentId: Scalars['ID']['input'];
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  threadId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListAiAgentThreadsArgs = {
  agentId: Scalars['ID']['input'];
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListAiAgentsArgs = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListAiKnowledgeBasesArgs = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListAiToolsArgs = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListDocumentChunksArgs = {
  documentId: Scalars['ID']['input'];
  kbId: Scalars['ID']['input'];
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListEntityRelationsArgs = {
  entityId: Scalars['ID']['input'];
  kbId: Scalars['ID']['input'];
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListKnowledgeBaseDocumentsArgs = {
  kbId: Scalars['ID']['input'];
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  status?: InputMaybe<DocumentStatus>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListKnowledgeEntitiesArgs = {
  kbId: Scalars['ID']['input'];
  kind?: InputMaybe<EntityKind>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryOwnAiAgentRunArgs = {
  agentId: Scalars['ID']['input'];
  runId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryOwnAiAgentRunsArgs = {
  agentId: Scalars['ID']['input'];
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryOwnAiAgentThreadArgs = {
  agentId: Scalars['ID']['input'];
  threadId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryOwnAiAgentThreadMessagesArgs = {
  agentId: Scalars['ID']['input'];
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  threadId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryOwnAiAgentThreadsArgs = {
  agentId: Scalars['ID']['input'];
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryPublishedAiAgentArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryPublishedAiAgentsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QuerySearchAiKnowledgeBaseArgs = {
  input: SearchKnowledgeBaseInput;
  kbId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QuerySearchAiKnowledgeBasesArgs = {
  input: SearchKnowledgeBasesInput;
};


/** How the signing secret of an AI tool is rotated. */
export type RotateAiToolSecretInput = {
  /** How many seconds the previous secret also signs, 0 to 604,800. */
  readonly overlapSeconds: Scalars['Int']['input'];
};


/** What to run an agent with: `text`, or `messages` that end with one of the user. */
export type RunAiAgentInput = {
  /** The conversation so far, up to 100 messages, oldest first. */
  readonly messages?: InputMaybe<ReadonlyArray<AiMessageInput>>;
  /** The message of the user, 1 to 32,000 characters. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /**
   * Id of a thread of the agent, only with `text`. The model also receives the earlier messages of the thread: the newest
   * 199 that have up to 200,000 characters together with `text`. The thread keeps `text` and the response, also one
   * that is not complete.
   */
  readonly threadId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Values of `{{name}}` in the system prompt: up to 50, with names of 1 to 64 letters, digits and underscores. Each is a
   * text of up to 1,000 characters, a number or a boolean. Values are not replaced again.
   */
  readonly variables?: InputMaybe<Scalars['JSONObject']['input']>;
};


/** What to run an agent with. */
export type RunOwnAiAgentInput = {
  /** The message of the user, 1 to 32,000 characters. */
  readonly text: Scalars['String']['input'];
  /** Id of the thread that the run continues; without one, the run has no earlier messages. */
  readonly threadId?: InputMaybe<Scalars['ID']['input']>;
};


/** What to search for in one knowledge base. */
export type SearchKnowledgeBaseInput = {
  /** Searches only these documents, up to 100. */
  readonly documentIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Returns each document once, by its best passage. */
  readonly groupBy?: InputMaybe<KnowledgeBaseSearchGrouping>;
  /** Number of results, 1 to 100. */
  readonly limit: Scalars['Int']['input'];
  /** Returns only results with this relevance or a higher one, 0 to 1, such as 0.3. */
  readonly minRelevance?: InputMaybe<Scalars['Float']['input']>;
  /** Returns only results with this score or a higher one, 0 to 1. */
  readonly minScore?: InputMaybe<Scalars['Float']['input']>;
  /** What to search for, 1 to 8,000 characters. Of a long text, the most telling words count. */
  readonly query: Scalars['String']['input'];
  /** Weights of the legs. A weight that is left out is that of the knowledge base. */
  readonly weights?: InputMaybe<KnowledgeBaseSearchWeights>;
};


/** What to search for in several knowledge bases. */
export type SearchKnowledgeBasesInput = {
  /** Searches only these documents, up to 100. */
  readonly documentIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Returns each document once, by its best passage. */
  readonly groupBy?: InputMaybe<KnowledgeBaseSearchGrouping>;
  /** The knowledge bases to search, 1 to 20. All active ones that the owner may use when left out. */
  readonly knowledgeBaseIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Number of results, 1 to 100. */
  readonly limit: Scalars['Int']['input'];
  /** Returns only results with this relevance or a higher one, 0 to 1, such as 0.3. */
  readonly minRelevance?: InputMaybe<Scalars['Float']['input']>;
  /** Returns only results with this score or a higher one, 0 to 1. */
  readonly minScore?: InputMaybe<Scalars['Float']['input']>;
  /** Also searches knowledge bases of this organization that do not belong to a workspace. */
  readonly organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** What to search for, 1 to 8,000 characters. Of a long text, the most telling words count. */
  readonly query: Scalars['String']['input'];
  /** Weights of the legs. A weight that is left out is that of each knowledge base. */
  readonly weights?: InputMaybe<KnowledgeBaseSearchWeights>;
  /** Also searches knowledge bases of this workspace. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/** Why a leg of a search did not search. */
export type SearchLegOmission =
  /** The leg failed. The log has the reason. */
  | 'FAILED'
  /** The leg took too long. */
  | 'TIMED_OUT'
  /** A knowledge base has no index for the leg yet, or is too small or too large for it, or the AI provider did not respond. */
  | 'UNAVAILABLE';


/** The operations that stream events as they happen. GraphQL serves them as server-sent events at /graphql/stream, REST at separate paths. */
export type SubscriptionStreamAiAgentRunArgs = {
  agentId: Scalars['ID']['input'];
  input: RunAiAgentInput;
};


/** The operations that stream events as they happen. GraphQL serves them as server-sent events at /graphql/stream, REST at separate paths. */
export type SubscriptionStreamOwnAiAgentRunArgs = {
  agentId: Scalars['ID']['input'];
  input: RunOwnAiAgentInput;
};


/** A range of a text, in UTF-16 code units. */
export type TextRange = {
  /** Where it ends; the code unit at this offset is not part of it. */
  readonly end: Scalars['Int']['output'];
  /** Page of its start, from 1; null for documents without pages. */
  readonly page?: Maybe<Scalars['Int']['output']>;
  /** Where it starts, from 0. */
  readonly start: Scalars['Int']['output'];
};


/** The fields of an AI agent to change. Fields that are left out keep their values. */
export type UpdateAiAgentInput = {
  /**
   * The users that it is published to. An agent with a knowledge base of an organization can only be published to that
   * organization or to one of its workspaces.
   */
  readonly audience?: InputMaybe<AiAgentAudience>;
  /** Id of an organization of this deployment; required for the audience `ORGANIZATION`, and only for it. */
  readonly audienceOrganizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of a workspace of this deployment; required for the audience `WORKSPACE`, and only for it. */
  readonly audienceWorkspaceId?: InputMaybe<Scalars['ID']['input']>;
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is active. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of the knowledge bases that the agent may read: up to 100 different ones. They replace the current ones. */
  readonly knowledgeBases?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** How many of its runs may be in progress at once, 1 to 1,000; null for no limit besides those of the deployment and its users. */
  readonly maxParallelRuns?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of tokens in a response of the model, 1 to 1,000,000; null for the limit of the model. */
  readonly maxTokens?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the language model, 1 to 255 characters. */
  readonly model?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** System prompt of every conversation, up to 32,000 characters; null clears it. */
  readonly systemPrompt?: InputMaybe<Scalars['String']['input']>;
  /** Sampling temperature of the model, 0 to 2; null for the default of the model. */
  readonly temperature?: InputMaybe<Scalars['Float']['input']>;
  /** Time limit of a run with its tools, in seconds, 10 to 600; null for 120 seconds. */
  readonly timeLimitSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Names of the tools that the agent may use: up to 100, each of 1 to 128 characters. They replace the current ones. */
  readonly tools?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** The fields of a thread to change. Fields that are left out keep their values. */
export type UpdateAiAgentThreadInput = {
  /** Title, 1 to 255 characters; null clears it. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};


/** The fields of an AI knowledge base to change. Fields that are left out keep their values. */
export type UpdateAiKnowledgeBaseInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name of the embedding model, 1 to 255 characters; null clears it. */
  readonly embeddingModel?: InputMaybe<Scalars['String']['input']>;
  /** Name of the chat model that extracts entities, 1 to 255 characters, for the types `GRAPH` and `HYBRID`; null clears it. */
  readonly extractionModel?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is active. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name, 1 to 255 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** How much each score counts in a search; null restores the default of the type. */
  readonly weights?: InputMaybe<KnowledgeBaseWeightsInput>;
};


/** The AI provider settings to change. Fields that are left out keep their values. */
export type UpdateAiSettingsInput = {
  /** Names of the models that may be used, up to 100. Empty allows all models. */
  readonly allowedModels?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** API key, up to 1,024 printable ASCII characters; null for none. It is stored encrypted and never returned. */
  readonly apiKey?: InputMaybe<Scalars['String']['input']>;
  /**
   * Base URL of an endpoint that speaks the OpenAI protocol, such as `https://api.openai.com/v1`. Plain http, such as
   * `http://ollama:11434/v1`, is for networks that `OUTGOING_ALLOW` lists. Null is only accepted while there is no provider.
   */
  readonly baseUrl?: InputMaybe<Scalars['String']['input']>;
  /** Name of the embedding model, 1 to 255 characters, which must be allowed; null clears it. */
  readonly defaultEmbeddingModel?: InputMaybe<Scalars['String']['input']>;
  /** Name of the chat model, 1 to 255 characters, which must be allowed; null clears it. */
  readonly defaultModel?: InputMaybe<Scalars['String']['input']>;
  /** Number of runs of the deployment that may be in progress at once: 1 to 1,000. */
  readonly maxParallelRuns?: InputMaybe<Scalars['Int']['input']>;
  /** Number of runs of one user that may be in progress at once, over all agents: 1 to 1,000. */
  readonly maxParallelRunsPerUser?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Number of the parallel runs that only servers may start, which must be less than `maxParallelRuns`: 0 to 999. Null for
   * a fifth of `maxParallelRuns`, rounded down.
   */
  readonly parallelRunsReservedForServers?: InputMaybe<Scalars['Int']['input']>;
  /** Number of runs that each user may start on a day in UTC, over all agents: 1 to 100,000. */
  readonly runsPerUserPerDay?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Number of tokens, of requests and responses together, after which a user may start no other run on a day in UTC: 1,000
   * to 1,000,000,000.
   */
  readonly tokensPerUserPerDay?: InputMaybe<Scalars['Int']['input']>;
};


/** The fields of an AI tool to change. Fields that are left out keep their values. */
export type UpdateAiToolInput = {
  /** Tells the model what the tool does and when to use it, 1 to 1,024 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Whether agents can use it. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** JSON schema of the arguments, under the same rules as on creation. */
  readonly parameters?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Time limit of one request, in seconds, 1 to 30. */
  readonly timeoutSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** URL that calls are sent to, under the same rules as on creation. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};


/** Why vectors could not be computed. */
export type VectorFailure =
  /** The address of the provider is not allowed. */
  | 'ADDRESS_NOT_ALLOWED'
  /** Learning vectors from the texts exceeded the limit of time or memory. */
  | 'EXHAUSTED'
  /** An error of the service. Its log has the details. */
  | 'INTERNAL'
  /** The response of the provider did not contain the vectors, or each response had other dimensions. */
  | 'INVALID_RESPONSE'
  /** The settings of the provider do not allow the model. */
  | 'MODEL_NOT_ALLOWED'
  /** The provider allows no more requests at the moment. */
  | 'RATE_LIMITED'
  /** The provider rejected the request, for example because it does not have the model. */
  | 'REJECTED'
  /** The provider did not respond in time. */
  | 'TIMEOUT'
  /** The provider rejected the API key. */
  | 'UNAUTHORIZED'
  /** The provider reported an error of its own. */
  | 'UNAVAILABLE'
  /** The provider could not be reached. */
  | 'UNREACHABLE';


/** How vectors are computed. */
export type VectorKind =
  /** By the embedding model of the provider. */
  | 'EMBEDDING'
  /** Learnt from the texts of the knowledge base itself, without a provider. */
  | 'LATENT';


/** Whether searches can use the vectors of a knowledge base. */
export type VectorStatus =
  /** Some chunks have no vector yet, or vectors of another model are being computed. The earlier vectors are used meanwhile. */
  | 'BUILDING'
  /** The last attempt to compute vectors failed and will be repeated. The earlier vectors are used meanwhile. */
  | 'FAILED'
  /**
   * It has no vectors: searches use its words only. Its type is `GRAPH`, or it has neither an embedding model of a provider nor
   * the 200 chunks from which vectors can be learnt.
   */
  | 'NONE'
  /** All chunks have a vector. */
  | 'READY';


/** A part of an organization with its own members and roles: the second level of tenancy. */
export type WorkspaceKnowledgeBasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiKnowledgeBaseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};
