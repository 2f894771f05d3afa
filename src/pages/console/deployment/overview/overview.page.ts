import { html } from '@remix-run/html-template';
import { frontendUrl } from '../../../../deployment/index.ts';
import { dateTime, section } from '../../../elements/index.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import { facts } from '../../layout/facts.ts';
import { ConsoleOverviewDocument, type ConsoleOverviewQuery } from '../documents.ts';
import { activity } from './activity.ts';
import { chosenDays, periodTabs, pointsOf } from './period.ts';
import { setUp } from './set-up.ts';

/** The first page of a deployment: what is left to set up, what happened, and what the deployment is. */
export const overviewPage = consolePage({ path: '/', scope: 'settings:read', show });

type Deployment = NonNullable<ConsoleOverviewQuery['deployment']>;

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text } = request;
  const days = chosenDays(request);
  const overview = await request.run(ConsoleOverviewDocument, pointsOf(days));
  const { deployment, analytics } = overview;
  if (!deployment) throw new Error('The deployment is missing.');
  return {
    title: text('console.nav.overview'),
    heading: request.shownDeployment?.name ?? '',
    content: html`${setUp(request, overview)}
${periodTabs(request, days)}
${analytics ? activity(request, analytics) : ''}
${section({
  title: text('console.overview.about'),
  content: facts([
    [text('console.mode'), text(deployment.mode === 'STAGING' ? 'console.mode.staging' : 'console.mode.production')],
    [text('console.frontendHost'), html`<a href="${pagesOf(request, deployment)}">${deployment.frontendHost}</a>`],
    [text('console.publishableKey'), html`<code>${deployment.publishableKey}</code>`],
    [text('console.id'), html`<code>${deployment.id}</code>`],
    [text('console.created'), dateTime(request, deployment.createdAt)],
  ]),
})}`,
  };
}

/** The pages of the deployment for its users. */
const pagesOf = ({ publicUrls }: ConsoleRequest, { frontendHost }: Deployment) =>
  new URL('/sign-in', frontendUrl(publicUrls, frontendHost)).href;
