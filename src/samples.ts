import type { HostName } from './context.ts';

/** What GraphiQL starts with on each host: it works on an empty deployment and shows the nesting. */
export const sampleQueries: Readonly<Record<HostName, string>> = {
  BACKEND: `# Paste your API key into the credential box, then run this.
query Organizations {
  organizations(limit: 5) {
    data {
      id
      name
      slug
      memberCount
      workspaces(first: 5) {
        totalCount
        nodes {
          id
          name
        }
      }
    }
    hasMore
  }
}
`,
  DEPLOYMENT: `# Public: no sign-in needed.
query Deployment {
  deploymentMetadata {
    deploymentId
    appName
    signInPageUrl
  }
}
`,
};

/** Mutations that check a password or a code: at most one of them in a request, so that aliases can't guess in bulk. */
export const sensitiveMutations = [
  'signUp',
  'signIn',
  'attemptSigninVerification',
  'verifyAuthenticator',
  'removeAuthenticator',
];
