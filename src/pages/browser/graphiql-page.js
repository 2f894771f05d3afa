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

  const fetcher = async (params, options) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      credentials: gatehouse.credentials(),
      headers: {
        accept: 'application/graphql-response+json, application/json',
        'content-type': 'application/json',
        ...options?.headers,
        ...gatehouse.headers(),
      },
      body: JSON.stringify(params),
    });
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
