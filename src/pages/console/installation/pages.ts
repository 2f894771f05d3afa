import type { ConsolePage } from '../console-request.ts';
import { deploymentsPage } from './deployments/deployments.page.ts';
import { newDeploymentPage } from './deployments/new-deployment.page.ts';
import { healthPage } from './health/health.page.ts';
import { joinPage } from './join/join.page.ts';
import { operatorsPage } from './operators/operators.page.ts';

/** The pages of the installation. */
export const INSTALLATION_PAGES: readonly ConsolePage[] = [
  deploymentsPage,
  newDeploymentPage,
  operatorsPage,
  healthPage,
  joinPage,
];
