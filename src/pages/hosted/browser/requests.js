/** What precedes the paths of this host: empty, or that of the console. */
export const base = document.documentElement.dataset.base ?? '';

/** Sends a REST request to this host and returns its data. An error has the code of the operation. */
export async function post(path, body = {}) {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data, errors } = await response.json();
  if (response.ok) return data;
  throw Object.assign(new Error(errors?.[0]?.message), { code: errors?.[0]?.code ?? 'OTHER' });
}
