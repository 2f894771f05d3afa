/* PHONE_SENDER=./examples/phone-sender.js npm start: sends each phone message through a provider's HTTP API. */
const { PROVIDER_URL, PROVIDER_TOKEN } = process.env;

export default async function send({ to, channel, text }) {
  const response = await fetch(PROVIDER_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${PROVIDER_TOKEN}` },
    body: JSON.stringify({ to, channel, text }),
    signal: AbortSignal.timeout(30_000),
  });
  // After an error, Gatehouse calls this function again later, for about two days.
  if (!response.ok) throw new Error(`The provider responded with status ${response.status}.`);
}
