import { connectAgents } from './agents.js';
import { GATEHOUSE_URL } from './config.js';
import { connect } from './gatehouse.js';

const gatehouse = connect(GATEHOUSE_URL);
const agents = connectAgents(GATEHOUSE_URL);
const element = (id) => document.getElementById(id);

let threadId = null;
let running = null;

const showError = (error) => {
  element('error').textContent = error?.message ?? '';
};

/** Shows the chat to a signed-in user, and otherwise the form. */
async function show() {
  const user = await gatehouse.user();
  element('sign-in-form').hidden = user !== null;
  element('chat').hidden = user === null;
  if (user === null) return;
  const found = await agents.agents();
  element('agent').replaceChildren(...found.map(({ id, name }) => new Option(name, id)));
  element('none').hidden = found.length > 0;
  element('send').disabled = found.length === 0;
}

/** Adds a message to the conversation. All texts are added as text, never as HTML. */
function addMessage(kind, text) {
  const item = document.createElement('li');
  item.className = kind;
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  item.append(paragraph);
  element('messages').append(item);
  item.scrollIntoView({ block: 'end' });
  return { item, paragraph };
}

function addNote(item, text) {
  const small = document.createElement('small');
  small.textContent = text;
  item.append(small);
}

const citationText = ({ number, document_name: name, page }) =>
  `[${number}] ${name}${page === null ? '' : `, page ${page}`}`;

async function ask(text) {
  const agentId = element('agent').value;
  threadId ??= (await agents.createThread(agentId)).id;
  addMessage('question', text);
  const { item, paragraph } = addMessage('answer', '…');
  running = new AbortController();
  element('stop').hidden = false;
  let shownStep = null;
  try {
    for await (const event of agents.run(agentId, { text, thread_id: threadId }, running.signal)) {
      if (event.type === 'text.delta') {
        // A text before a tool call is not part of the response.
        if (event.step !== shownStep) paragraph.textContent = '';
        shownStep = event.step;
        paragraph.textContent += event.text;
      } else if (event.type === 'tool.call') paragraph.textContent = `Using ${event.tool.name} …`;
      else if (event.type === 'citation') addNote(item, citationText(event.citation));
      else if (event.type === 'run.failed') paragraph.textContent = `The run failed: ${event.run.failure_code}.`;
    }
  } catch (error) {
    if (!running.signal.aborted) throw error;
    addNote(item, 'You stopped the response.');
  } finally {
    running = null;
    element('stop').hidden = true;
  }
}

element('sign-in-form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const { email, password } = Object.fromEntries(new FormData(event.target));
  await gatehouse.signIn(email, password).then(show).then(showError, showError);
});

element('question-form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const text = element('question').value.trim();
  if (text === '' || running !== null) return;
  element('question').value = '';
  await ask(text).then(showError, showError);
});

element('stop').addEventListener('click', () => running?.abort());

// A thread belongs to one agent.
element('agent').addEventListener('change', () => {
  threadId = null;
  element('messages').replaceChildren();
});

show().catch(showError);
