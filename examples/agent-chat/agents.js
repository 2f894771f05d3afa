/** The AI agents of the deployment host that a page uses, for the user whom the session cookie belongs to. */
export function connectAgents(url, fetch = globalThis.fetch) {
  async function send(method, path, body, options) {
    const response = await fetch(new URL(path, url), {
      method,
      credentials: 'include',
      ...(body && { body: JSON.stringify(body) }),
      ...options,
      headers: { ...(body && { 'Content-Type': 'application/json' }), ...options?.headers },
    });
    if (response.ok) return response;
    const { errors } = await response.json();
    throw Object.assign(new Error(errors.map(({ message }) => message).join(' ')), { status: response.status });
  }
  const dataOf = async (response) => (await response).json().then(({ data }) => data);

  return {
    /** The agents that are published to the user. */
    agents: () => dataOf(send('GET', '/ai-agents')),
    createThread: (agentId) => dataOf(send('POST', `/ai-agents/${agentId}/threads`, {})),
    /** Runs the agent, and yields events until the run has ended. Aborting the signal cancels the run. */
    async *run(agentId, input, signal) {
      const headers = { Accept: 'text/event-stream' };
      const response = await send('POST', `/ai-agents/${agentId}/runs`, input, { headers, signal });
      yield* eventsOf(response.body);
    },
  };
}

/** Parses server-sent events: blocks of lines that an empty line ends. Lines that begin with a colon are comments. */
async function* eventsOf(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop();
    for (const block of blocks) {
      const line = block.split('\n').find((each) => each.startsWith('data: '));
      if (line !== undefined) yield JSON.parse(line.slice('data: '.length));
    }
  }
}
