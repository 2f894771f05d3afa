// Starts Swagger UI. The credential field of the page replaces Swagger UI's own dialog.
document.addEventListener('DOMContentLoaded', async () => {
  const { gatehouse, SwaggerUIBundle } = globalThis;

  const dark = matchMedia('(prefers-color-scheme: dark)');
  const applyColorScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', applyColorScheme);
  applyColorScheme();

  const response = await fetch(gatehouse.settings.document);
  const spec = await response.json();
  // The document contains the public URL. Send requests to the host from which the page was opened instead.
  spec.servers = [{ url: location.origin }];

  SwaggerUIBundle({
    spec,
    domNode: document.getElementById('main'),
    deepLinking: true,
    displayRequestDuration: true,
    docExpansion: 'list',
    defaultModelRendering: 'example',
    defaultModelsExpandDepth: 0,
    defaultModelExpandDepth: 2,
    filter: true,
    persistAuthorization: false,
    showMutatedRequest: true,
    syntaxHighlight: { activated: true, theme: dark.matches ? 'monokai' : 'idea' },
    tryItOutEnabled: true,
    validatorUrl: null,
    presets: [SwaggerUIBundle.presets.apis],
    requestInterceptor: (request) => {
      request.credentials = gatehouse.credentials();
      Object.assign(request.headers, gatehouse.headers());
      return request;
    },
    responseInterceptor: (response) => {
      if (response.status === 401) gatehouse.showUnauthenticated();
      return response;
    },
  });
});
