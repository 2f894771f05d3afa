// Starts GraphiQL. Deferred scripts run in order, so the library is loaded when the document is ready.
(() => {
  const { gatehouse } = globalThis;
  const { endpoint, sampleQuery, workers } = gatehouse.settings;

  globalThis.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_, label) => workers[label] };

  // Stores only the page's appearance: queries and variables can contain passwords and personal data.
  const STORED_KEYS = /:(theme|visiblePlugin|[A-Za-z]*Flex)$/;
  const memory = new Map();
  const storage = {
    getItem: (key) => (STORED_KEYS.test(key) ? localStorage.getItem(key) : (memory.get(key) ?? null)),
    setItem: (key, value) => (STORED_KEYS.test(key) ? localStorage.setItem(key, value) : memory.set(key, value)),
    removeItem: (key) => (STORED_KEYS.test(key) ? localStorage.removeItem(key) : memory.delete(key)),
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
      return { errors: [{ message: `The service returned status ${response.status} without a JSON body.` }], text };
    }
    const isUnauthenticated = result.errors?.some?.(({ extensions }) => extensions?.code === 'NOT_AUTHENTICATED');
    if (isUnauthenticated || response.status === 401) gatehouse.showUnauthenticated();
    return result;
  };

  /** The results of a subscription over server-sent events, until the reader stops. */
  async function* resultsOf(params, options) {
    const abortController = new AbortController();
    try {
      const response = await send(`${endpoint}/stream`, 'text/event-stream', params, options, abortController.signal);
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
      abortController.abort();
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
      // By default the library writes the query into the URL, and so into browser histories and logs.
      onEditQuery: () => {},
    });
  });
})();
