// Sends requests from the API reference, with the credential of the page's header.
(() => {
  const { gatehouse } = globalThis;
  // More text would make the page slow.
  const MAX_SHOWN = 200_000;

  const fieldsOf = (form, place) =>
    [...form.elements]
      .filter(({ name, value }) => name?.startsWith(`${place}:`) && value.trim() !== '')
      .map(({ name, value }) => [name.slice(place.length + 1), value.trim()]);

  /** The path with the values of the form, or the name of a part without a value. */
  const pathOf = (form, path) => {
    const values = Object.fromEntries(fieldsOf(form, 'path'));
    const missing = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name).find((name) => !values[name]);
    if (missing) return { missing };
    return { path: path.replace(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(values[name])) };
  };

  const headersOf = (form) => {
    const lines = form.elements.headers.value.split('\n').filter((line) => line.includes(':'));
    const others = lines.map((line) => [
      line.slice(0, line.indexOf(':')).trim().toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]);
    return Object.fromEntries([...others, ...fieldsOf(form, 'header')]);
  };

  /** The body and its content type. A file is sent as a form, with the other fields of the body beside it. */
  const bodyOf = (form) => {
    const text = form.elements.body?.value.trim() ?? '';
    const file = form.elements.file?.files[0];
    if (!file) return text === '' ? {} : { body: text, headers: { 'content-type': 'application/json' } };
    const body = new FormData();
    body.append('file', file);
    return { body };
  };

  const send = (path, init = {}) => fetch(path, { ...init, ...gatehouse.authorized(init.headers) });

  const show = (form, summary, isOk, text = '') => {
    const result = form.querySelector('.rf-result');
    const line = document.createElement('p');
    line.className = isOk ? 'is-ok' : '';
    line.textContent = summary;
    const output = document.createElement('pre');
    output.tabIndex = 0;
    output.textContent =
      text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}\n… ${text.length - MAX_SHOWN} more characters` : text;
    result.replaceChildren(line, ...(text === '' ? [] : [output]));
    return output;
  };

  const pretty = (text) => {
    try {
      return JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      return text;
    }
  };

  /** Shows the events of a stream as they arrive, until either side ends it. */
  const showStream = async (form, response, summary) => {
    const output = show(form, summary, true, ' ');
    output.textContent = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      output.textContent = (output.textContent + chunk).slice(-MAX_SHOWN);
    }
  };

  const showFile = async (form, response, summary) => {
    const blob = await response.blob();
    show(form, `${summary} · ${blob.size} bytes`, true);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';
    link.textContent = `Save ${link.download}`;
    form.querySelector('.rf-result').append(link);
  };

  const submit = async (form) => {
    const { method, path, stream } = form.dataset;
    const target = pathOf(form, path);
    if (target.missing) return show(form, `Enter ${target.missing} first.`, false);
    const query = new URLSearchParams(fieldsOf(form, 'query'));
    const stop = form.querySelector('.is-stop');
    const abort = new AbortController();
    stop.onclick = () => abort.abort();
    stop.hidden = false;
    const { body, headers } = bodyOf(form);
    const accept = stream === 'yes' ? { accept: 'text/event-stream' } : {};
    const started = performance.now();
    try {
      const response = await send(`${target.path}${query.size > 0 ? `?${query}` : ''}`, {
        method,
        signal: abort.signal,
        headers: { ...accept, ...headers, ...headersOf(form) },
        ...(method === 'GET' || body === undefined ? {} : { body }),
      });
      const ms = Math.round(performance.now() - started);
      const summary = `${response.status} ${response.statusText} · ${ms} ms`;
      const type = response.headers.get('content-type') ?? '';
      if (response.status === 401) gatehouse.showUnauthenticated();
      if (response.ok && type.startsWith('text/event-stream')) await showStream(form, response, summary);
      else if (response.ok && response.headers.has('content-disposition')) await showFile(form, response, summary);
      else show(form, summary, response.ok, pretty(await response.text()));
    } catch (error) {
      if (!abort.signal.aborted) show(form, `The request failed: ${error.message}`, false);
    } finally {
      stop.hidden = true;
    }
  };

  /** Fills in the value of the first item of a list: the id, or the field with the name of the part. */
  const useFirst = async (button) => {
    const form = button.form;
    const { list, field, name } = button.dataset;
    const target = pathOf(form, list);
    if (target.missing) return show(form, `Enter ${target.missing} first.`, false);
    const response = await send(target.path);
    if (response.status === 401) gatehouse.showUnauthenticated();
    const body = await response.json().catch(() => null);
    const data = body?.data?.data ?? body?.data ?? body;
    const [item] = Array.isArray(data) ? data : [];
    if (!response.ok)
      return show(form, `GET ${target.path} returned ${response.status}.`, false, pretty(JSON.stringify(body)));
    const value = item?.[name] ?? item?.id ?? item?.[name.replace(/^.*_/, '')];
    if (value === undefined) return show(form, `GET ${target.path} returned an empty list.`, false);
    document.getElementById(field).value = value;
  };

  document.addEventListener('submit', (event) => {
    if (!event.target.matches('.rf-try form')) return;
    event.preventDefault();
    submit(event.target);
  });
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-list]');
    if (button) useFirst(button);
  });
})();
