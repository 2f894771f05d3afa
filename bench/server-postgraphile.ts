import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

/** PostGraphile as in its documentation, with the same tables and the same number of connections. */
const [connectionString = '', port = '0'] = process.argv.slice(2);
const graph = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString, schemas: ['public'], poolConfig: { max: 10 } })],
  grafserv: { graphqlPath: '/graphql', watch: false, graphiql: false },
});
const server = createServer();
await graph.createServ(grafserv).addTo(server);
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
