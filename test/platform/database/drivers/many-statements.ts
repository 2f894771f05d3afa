import { Client } from 'pg';
import { sendQuery } from '../../../../src/platform/database/drivers/send-query.ts';
import { printGrowth } from '../../../support/old-generation.ts';

const client = new Client({ connectionString: process.argv[2] });
await client.connect();
const text = 'select n, n::text as text from generate_series(1, $1::int) n';
await printGrowth(3_000, () => sendQuery(client, { text, values: [50] }));
await client.end();
