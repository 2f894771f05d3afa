// Starts GraphiQL. Deferred scripts run in order, so the library is there once the document is ready.
(() => {
  const { gatehouse } = globalThis;
  const { endpoint, sampleQuery, workers } = gatehouse.settings;

  globalThis.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_, label) => workers[label] };

  // Only the look of the page survives a reload: queries and variables may hold passwords and personal data.
  const remembered = /:(theme|visiblePlugin|[A-Za-z]*Flex)$/;
  const memory = new Map();
  const storage = {
    getItem: (key) => (remembered.test(key) ? localStorage.getItem(key) : (memory.get(key) ?? null)),
    setItem: (key, value) => (remembered.test(key) ? localStorage.setItem(key, value) : memory.set(key, value)),
    removeItem: (key) => (remembered.test(key) ? localStorage.removeItem(key) : memory.delete(key)),
    clear: () => memory.clear(),
    get length() {
      return memory.size;
    },
  };

  const send = (path, accept, params, options, signal) =>
    fetch(path, {
      method: 'POST',
      credentials: gatehouse.credentials(),
      headers: { accept, 'content-type': 'application/json', ...options?.headers, ...gatehouse.headers() },
      body: JSON.stringify(params),
      signal,
    });

  const resultOf = async (response) => {
    const text = await response.text();
    let result;
    try {
      result = JSON.parse(text);
    } catch {
      return { errors: [{ message: `The service answered ${response.status} without JSON.` }], text };
    }
    const isRefused = result.errors?.some?.(({ extensions }) => extensions?.code === 'NOT_AUTHENTICATED');
    if (isRefused || response.status === 401) gatehouse.refused();
    return result;
  };

  /** The results of a subscription, as GraphQL over server-sent events has them, until the reader stops. */
  async function* resultsOf(params, options) {
    const reading = new AbortController();
    try {
      const response = await send(`${endpoint}/stream`, 'text/event-stream', params, options, reading.signal);
      if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
        yield await resultOf(response);
        return;
      }
      let text = '';
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        const events = (text + chunk).split('\n\n');
        text = events.pop();
        for (const event of events) {
          const data = /^data: ?(.+)$/m.exec(event)?.[1];
          if (/^event: ?next$/m.test(event) && data) yield JSON.parse(data);
        }
      }
    } finally {
      reading.abort();
    }
  }

  const isSubscription = ({ operationName }, options) =>
    options?.documentAST?.definitions.some(
      ({ operation, name }) => operation === 'subscription' && (!operationName || name?.value === operationName),
    ) ?? false;

  const fetcher = async (params, options) => {
    if (isSubscription(params, options)) return resultsOf(params, options);
    return resultOf(await send(endpoint, 'application/graphql-response+json, application/json', params, options));
  };

  document.addEventListener('DOMContentLoaded', () => {
    globalThis.YogaGraphiQL.renderYogaGraphiQL(document.getElementById('main'), {
      title: 'GraphiQL',
      logo: ' ',
      endpoint: undefined,
      fetcher,
      storage,
      defaultQuery: sampleQuery,
      shouldPersistHeaders: false,
      showPersistHeadersSettings: false,
      // The library would write the query into the address, from where it reaches histories and logs.
      onEditQuery: () => {},
    });
  });
})();
