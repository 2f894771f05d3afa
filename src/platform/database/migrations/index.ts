import { Migration001Initial } from './001-initial/index.ts';
import { Migration002DeploymentVersion } from './002-deployment-version.ts';
import { Migration003WebhookDeliveryUpdates } from './003-webhook-delivery-updates.ts';
import { Migration004KnowledgeBaseSearch } from './004-knowledge-base-search/index.ts';
import { Migration005AgentRuns } from './005-agent-runs.ts';
import { Migration006AiTools } from './006-ai-tools.ts';
import { Migration007AgentThreads } from './007-agent-threads.ts';
import { Migration008AgentAudience } from './008-agent-audience.ts';
import { Migration009Passkeys } from './009-passkeys.ts';
import { Migration010Wallets } from './010-wallets.ts';
import { Migration011WalletRpcUrls } from './011-wallet-rpc-urls.ts';
import { Migration012CustomRoles } from './012-custom-roles.ts';
import { Migration013SupportKit } from './013-support-kit.ts';
import { Migration014ExternalIdsAndImports } from './014-external-ids-and-imports.ts';
import { Migration015Versions } from './015-versions.ts';
import { Migration016Images } from './016-images.ts';
import { Migration017MoreVersions } from './017-more-versions.ts';
import { Migration018Messages } from './018-messages.ts';
import { Migration019DevelopmentMessages } from './019-development-messages.ts';
import { Migration023SignInFailures } from './023-sign-in-failures.ts';
import { Migration024LastActiveOrganization } from './024-last-active-organization.ts';
import { Migration026DeliveryLastResponse } from './026-delivery-last-response.ts';

/** In the order in which they are applied. Append only: databases that have applied one never apply it again. */
export const migrations = [
  { name: '001-initial', class: Migration001Initial },
  { name: '002-deployment-version', class: Migration002DeploymentVersion },
  { name: '003-webhook-delivery-updates', class: Migration003WebhookDeliveryUpdates },
  { name: '004-knowledge-base-search', class: Migration004KnowledgeBaseSearch },
  { name: '005-agent-runs', class: Migration005AgentRuns },
  { name: '006-ai-tools', class: Migration006AiTools },
  { name: '007-agent-threads', class: Migration007AgentThreads },
  { name: '008-agent-audience', class: Migration008AgentAudience },
  { name: '009-passkeys', class: Migration009Passkeys },
  { name: '010-wallets', class: Migration010Wallets },
  { name: '011-wallet-rpc-urls', class: Migration011WalletRpcUrls },
  { name: '012-custom-roles', class: Migration012CustomRoles },
  { name: '013-support-kit', class: Migration013SupportKit },
  { name: '014-external-ids-and-imports', class: Migration014ExternalIdsAndImports },
  { name: '015-versions', class: Migration015Versions },
  { name: '016-images', class: Migration016Images },
  { name: '017-more-versions', class: Migration017MoreVersions },
  { name: '018-messages', class: Migration018Messages },
  { name: '019-development-messages', class: Migration019DevelopmentMessages },
  { name: '023-sign-in-failures', class: Migration023SignInFailures },
  { name: '024-last-active-organization', class: Migration024LastActiveOrganization },
  { name: '026-delivery-last-response', class: Migration026DeliveryLastResponse },
];
