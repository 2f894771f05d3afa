import type { DemoAgent, DemoKnowledgeBase } from './types.ts';

export const knowledgeBases: readonly DemoKnowledgeBase[] = [
  {
    name: 'Customer handbook',
    type: 'HYBRID',
    description: 'What our customers’ teams ask most: accounts, roles, invoices, incidents and handovers.',
    embeddingModel: 'bge-m3',
    language: 'ENGLISH',
    isSearchableByUsers: true,
    documents: [
      { name: 'Getting started.md', file: 'getting-started.md' },
      { name: 'Roles and permissions.md', file: 'roles-and-permissions.md' },
      { name: 'Invoices and plans.md', file: 'invoices-and-plans.md' },
      { name: 'Reporting an incident.md', file: 'reporting-an-incident.md' },
      { name: 'Shift handover.txt', file: 'shift-handover.txt' },
    ],
  },
];

export const agents: readonly DemoAgent[] = [
  {
    name: 'Support assistant',
    description: 'Answers questions about accounts, roles and invoices in the help window.',
    model: 'mistral-small-3.2',
    systemPrompt:
      'You help people who use our product at work. Answer from the handbook, in the language of the question, in at ' +
      'most six sentences. Where the handbook is silent, say so. Never guess at prices.',
    temperature: 0.3,
    maxTokens: 800,
    tools: ['search_knowledge_base', 'get_document'],
    audience: 'ALL_USERS',
    knowledgeBases: ['Customer handbook'],
  },
  {
    name: 'Handover writer',
    description: 'Turns a shift’s log into the note that the next shift reads.',
    model: 'qwen3-32b',
    systemPrompt:
      'You write handover notes. Order: what is broken, what is being worked on, what to watch, who was told. Keep ' +
      'every number and every time exactly as it is in the log. No adjectives.',
    temperature: 0.1,
    maxTokens: 1200,
    tools: ['current_time'],
    audience: 'NO_USERS',
    knowledgeBases: ['Customer handbook'],
  },
  {
    name: 'Invoice reader',
    description: 'Reads suppliers’ invoices and proposes the account to book them on.',
    model: 'qwen3-32b',
    systemPrompt:
      'You read one invoice at a time. Answer with supplier, number, date, net, tax, gross and a proposed account. If ' +
      'net and tax do not add up to gross, say that first.',
    temperature: 0,
    maxTokens: 600,
    tools: [],
    audience: 'NO_USERS',
    knowledgeBases: [],
  },
];
