/** 20 organizations × 5 workspaces × 20 members with their user: the same data from both GraphQL servers. */
export const GATEHOUSE_NESTED = `{
  deployment {
    organizations(first: 20) {
      nodes {
        id
        name
        workspaces(first: 5) {
          nodes {
            id
            name
            members(first: 20) {
              nodes {
                id
                createdAt
                user { id username firstName lastName }
              }
            }
          }
        }
      }
    }
  }
}`;

export const POSTGRAPHILE_NESTED = `{
  deploymentByRowId(rowId: 1) {
    organizations: organizationsByDeploymentId(first: 20) {
      nodes {
        id: rowId
        name
        workspaces: workspacesByDeploymentIdAndOrganizationId(first: 5) {
          nodes {
            id: rowId
            name
            members: workspaceMembershipsByDeploymentIdAndWorkspaceId(first: 20) {
              nodes {
                id: rowId
                createdAt
                user: userByDeploymentIdAndUserId { id: rowId username firstName lastName }
              }
            }
          }
        }
      }
    }
  }
}`;
