import type { ApiAuthUsageTotals, Resolvers, UsageInterval } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { seriesSpan } from '../../platform/graph/time-span.ts';
import { getApiAuthApp } from '../apps/api-auth-app.reads.ts';
import type { ApiAuthKeyRow } from '../graph/rows.ts';
import { getApiAuthKeyOfApp, keysById } from '../keys/api-auth-key.reads.ts';
import { type CodeUsage, type UsagePoint, type UsageSubject, usageByKey, usageSeries } from './usage.reads.ts';
import { usageOfApps, usageOfKeys } from './usage-edges.reads.ts';

type Span = ReturnType<typeof seriesSpan>;

export const apiAuthUsageResolvers: Resolvers = {
  Query: {
    apiAuthAppUsage: async (_, { appName, interval, ...range }, { rows, viewer: { deploymentId } }) => {
      const span = seriesSpan(range, interval);
      const { id: appId } = await getApiAuthApp(rows, deploymentId, appName);
      const subject = { deploymentId, appId };
      const [usage, keys] = await Promise.all([
        usageOf(rows, subject, interval, span),
        usageByKey(rows, subject, span),
      ]);
      return { ...usage, keys };
    },
    apiAuthKeyUsage: async (_, { appName, keyId, interval, ...range }, { rows, viewer: { deploymentId } }) => {
      const span = seriesSpan(range, interval);
      const { appId } = await getApiAuthKeyOfApp(rows, deploymentId, appName, keyId);
      return usageOf(rows, { deploymentId, appId, keyId }, interval, span);
    },
  },
  ApiAuthUsedKey: {
    key: async ({ keyId }, _, { loaders }) => (await loaders.load(keysById, keyId)) as ApiAuthKeyRow,
  },
  ApiAuthApp: {
    usage: async ({ id }, range, { loaders }) => (await loaders.load(usageOfApps, id, range)) as ApiAuthUsageTotals,
  },
  ApiAuthKey: {
    usage: async ({ id }, range, { loaders }) => (await loaders.load(usageOfKeys, id, range)) as ApiAuthUsageTotals,
  },
};

async function usageOf(rows: Context['rows'], subject: UsageSubject, interval: UsageInterval, span: Span) {
  const data = await usageSeries(rows, subject, interval, span);
  const codes = sumOfCodes(data);
  const valid = codes.find(({ code }) => code === 'VALID')?.count ?? 0;
  return { ...span, interval, total: codes.reduce((sum, { count }) => sum + count, 0), valid, codes, data };
}

/** The number of checks by result code, highest first. The intervals together are the whole time range. */
function sumOfCodes(points: readonly UsagePoint[]): CodeUsage[] {
  const counts = new Map<CodeUsage['code'], number>();
  for (const { codes } of points)
    for (const { code, count } of codes) counts.set(code, (counts.get(code) ?? 0) + count);
  return [...counts]
    .map(([code, count]) => ({ code, count }))
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
}
