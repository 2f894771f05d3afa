import type { Context } from '../../platform/context.ts';
import { seriesSpan } from '../../platform/graph/time-span.ts';
import { getApiAuthApp } from '../apps/api-auth-app.reads.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import type { ApiAuthKeyRow } from '../graph/rows.ts';
import type { ApiAuthUsageTotals, UsageInterval } from '../graph/types.ts';
import { getApiAuthKeyOf, keysById } from '../keys/api-auth-key.reads.ts';
import { usageByCode, usageByKey, usageSeries, type Whose } from './usage.reads.ts';
import { usageOfApps, usageOfKeys } from './usage-edges.reads.ts';

type Span = ReturnType<typeof seriesSpan>;

export const apiAuthUsageResolvers: Resolvers = {
  Query: {
    apiAuthAppUsage: async (_, { appName, interval, ...asked }, { rows, viewer: { deploymentId } }) => {
      const span = seriesSpan(asked, interval);
      const { id: appId } = await getApiAuthApp(rows, deploymentId, appName);
      const whose = { deploymentId, appId };
      const [usage, keys] = await Promise.all([usageOf(rows, whose, interval, span), usageByKey(rows, whose, span)]);
      return { ...usage, keys };
    },
    apiAuthKeyUsage: async (_, { appName, keyId, interval, ...asked }, { rows, viewer: { deploymentId } }) => {
      const span = seriesSpan(asked, interval);
      const { appId } = await getApiAuthKeyOf(rows, deploymentId, appName, keyId);
      return usageOf(rows, { deploymentId, appId, keyId }, interval, span);
    },
  },
  ApiAuthUsedKey: {
    key: async ({ keyId }, _, { loaders }) => (await loaders.load(keysById, keyId)) as ApiAuthKeyRow,
  },
  ApiAuthApp: {
    usage: async ({ id }, asked, { loaders }) => (await loaders.load(usageOfApps, id, asked)) as ApiAuthUsageTotals,
  },
  ApiAuthKey: {
    usage: async ({ id }, asked, { loaders }) => (await loaders.load(usageOfKeys, id, asked)) as ApiAuthUsageTotals,
  },
};

async function usageOf(rows: Context['rows'], whose: Whose, interval: UsageInterval, span: Span) {
  const [codes, data] = await Promise.all([usageByCode(rows, whose, span), usageSeries(rows, whose, interval, span)]);
  const valid = codes.find(({ code }) => code === 'VALID')?.count ?? 0;
  return { ...span, interval, total: codes.reduce((sum, { count }) => sum + count, 0), valid, codes, data };
}
