import type { HostName } from './context.ts';

/** What GraphiQL starts with on each host: it works on an empty deployment and shows the nesting. */
export const sampleQueries: Readonly<Record<HostName, string>> = {
  BACKEND: `# Paste your API key into the credential
# box above, then run this.
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
  DEPLOYMENT: `# Anybody may ask. Sign in by the mutation
# signIn, or paste a session's token into
# the box above, and viewer is you.
query Deployment {
  deploymentMetadata {
    deploymentId
    appName
    signInPageUrl
  }
  session {
    activeSignin {
      id
      createdAt
    }
  }
  viewer {
    id
    email
    username
    twoFactorEnabled
    emails {
      email
      isVerified
    }
  }
}
`,
};

/**
 * Mutations that check a password or a code, or call a server that the caller names: at most one of them in a request, so
 * that aliases can neither guess nor probe in bulk.
 */
export const sensitiveMutations = [
  'signUp',
  'signIn',
  'attemptSigninVerification',
  'verifyAuthenticator',
  'removeAuthenticator',
  'verifySmtpConfig',
];
