/** Public exports of the context ai: agents, knowledge bases and documents. */
export { createAgent } from './agents/ai-agent.service.ts';
export { createDocument } from './documents/knowledge-base-document.service.ts';
export { createKnowledgeBase } from './knowledge-bases/ai-knowledge-base.service.ts';
