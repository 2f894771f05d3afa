/* PHONE_SENDER=./examples/phone-sender.js npm start: hands each phone message to a provider's HTTP API. */
const { PROVIDER_URL, PROVIDER_TOKEN } = process.env;

export default async function send({ to, channel, text }) {
  const response = await fetch(PROVIDER_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${PROVIDER_TOKEN}` },
    body: JSON.stringify({ to, channel, text }),
    signal: AbortSignal.timeout(30_000),
  });
  // Whoever throws is called again later, for about two days.
  if (!response.ok) throw new Error(`The provider answered ${response.status}.`);
}
