import type { HostName } from '../platform/context.ts';

/** The initial query of GraphiQL on each host. It works on an empty deployment and shows nested fields. */
export const sampleQueries: Readonly<Record<HostName, string>> = {
  BACKEND: `# Paste your API key into the credential
# box above, then run this.
query Organizations {
  organizations(first: 5) {
    nodes {
      id
      name
      slug
      memberCount
      workspaces(first: 5) {
        totalCount
        nodes {
          name
          members(first: 5) {
            totalCount
            nodes {
              roles {
                name
              }
              user {
                email
              }
            }
          }
        }
      }
    }
    pageInfo {
      hasNextPage
    }
  }
}
`,
  DEPLOYMENT: `# Requires no credential. viewer is null until
# you sign in with the mutation signIn, or
# paste a session's token into the box above.
query Viewer {
  deploymentMetadata {
    appName
  }
  authOptions {
    strategies
    signUpMode
  }
  viewer {
    id
    email
    twoFactorEnabled
    organizationMemberships(first: 5) {
      nodes {
        roles {
          name
        }
        organization {
          name
          workspaces(first: 5) {
            totalCount
            nodes {
              name
              members(first: 5) {
                totalCount
                nodes {
                  role
                  user {
                    firstName
                    lastName
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
`,
};
