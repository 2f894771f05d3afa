import { js as bundle } from '@graphql-yoga/render-graphiql/graphiql';

/**
 * The script of GraphiQL with the library's own history plugin. The package contains the plugin, but its function shows only the
 * explorer and exports neither of them, so that its list of plugins can be changed only here.
 */
export const js: string = withHistory(bundle);

function withHistory(text: string): string {
  const history = /const ([\w$]+)=\{title:"History",/.exec(text)?.[1];
  const changed = text.replace(
    /\bplugins:\[([\w$]+)\],schemaDescription/,
    `plugins:[$1,${history?.replaceAll('$', '$$$$')}],schemaDescription`,
  );
  if (history === undefined || changed === text) {
    throw new Error(
      'The script of @graphql-yoga/render-graphiql has another form than src/pages/graphiql-bundle.ts expects.',
    );
  }
  return changed;
}
