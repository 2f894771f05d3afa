// Starts Swagger UI; the credential box of the page takes the place of its own dialogue.
document.addEventListener('DOMContentLoaded', async () => {
  const { gatehouse, SwaggerUIBundle } = globalThis;

  const dark = matchMedia('(prefers-color-scheme: dark)');
  const colour = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', colour);
  colour();

  const response = await fetch(gatehouse.settings.document);
  const spec = await response.json();
  // The document names the public address; who opens the page by another one tries the calls out there.
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
      if (response.status === 401) gatehouse.refused();
      return response;
    },
  });
});
