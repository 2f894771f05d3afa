// Starts GraphiQL. Deferred scripts run in order, so the library is loaded when the document is ready.
(() => {
  const { gatehouse } = globalThis;
  const { endpoint, sampleQuery, workers } = gatehouse.settings;

  globalThis.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_, label) => workers[label] };

  // Queries, variables and headers can contain passwords and personal data, so they are kept for this tab only. The page's
  // appearance is kept for all tabs.
  const APPEARANCE = /:(theme|visiblePlugin|[A-Za-z]*Flex)$/;
  const PREFIX = 'graphiql:';
  const storeOf = (key) => (APPEARANCE.test(key) ? localStorage : gatehouse.storage);
  const storage = {
    getItem: (key) => storeOf(key).getItem(key),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    // The button "Clear data" of GraphiQL's settings. The credential stays.
    clear() {
      gatehouse.storage.clear(PREFIX);
      for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    },
    // GraphiQL calls it to test whether the storage is full.
    get length() {
      return 0;
    },
  };

  const send = (path, accept, params, options, signal) =>
    fetch(path, {
      method: 'POST',
      ...gatehouse.authorized({ accept, 'content-type': 'application/json', ...options?.headers }),
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
      shouldPersistHeaders: true,
      showPersistHeadersSettings: false,
      // By default the library writes the query into the URL, and so into browser histories and logs.
      onEditQuery: () => {},
    });
  });
})();
