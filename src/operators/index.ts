/** The exports of operators for hosts and scripts: the people who operate this installation, in the console. */
export { findOperator, type OperatorRow } from './accounts/operator.reads.ts';
export { storedRole } from './accounts/operator.service.ts';
export { DEPLOYMENT_SCOPES, INSTALLATION_SCOPES_OF } from './accounts/operator-role.ts';
export { getInstalledDeployment, type InstalledDeploymentRow } from './deployments/installed-deployment.reads.ts';
export { createOwnerLink } from './invitations/operator-invitation.service.ts';
export { ensureOperatorsDeployment, hasOperators } from './operators-deployment.ts';
