import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { COUNTERS, GAUGES, HISTOGRAMS } from '../../src/platform/metrics/definitions.ts';
import { newDatabaseEnv } from '../support/process.ts';
import { promtool } from '../support/promtool.ts';
import { type MeasuredProcess, type Scrape, startMeasured } from '../support/scrapes.ts';

const DEFINED = { ...COUNTERS, ...GAUGES, ...HISTOGRAMS };
const page = readFileSync('docs/operations/monitoring.md', 'utf8');
const rules = readFileSync('docs/operations/prometheus-rules.yml', 'utf8');
const dashboard = JSON.parse(readFileSync('docs/operations/grafana-dashboard.json', 'utf8')) as {
  panels: { title: string; targets?: { expr: string }[] }[];
};

let running: MeasuredProcess;
let scraped: Scrape;
beforeAll(async () => {
  running = await startMeasured(await newDatabaseEnv());
  scraped = await running.scrape();
});
afterAll(() => running.stop());

/** Expressions of the alerts, each in one line. */
const alerts = [...rules.matchAll(/- alert: (\w+)\n\s+expr: (?:\|\n((?: {10,}.*\n)+)|(.*)\n)/g)].map(
  ([, name = '', block, line]) => ({ name, expr: (block ?? line ?? '').replace(/\s+/g, ' ') }),
);
const panels = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => ({ name: title, expr })),
);

/** The metrics of an expression with the labels that it selects by, and the labels that it groups by. */
function usesOf(expr: string) {
  const metrics = [...expr.matchAll(/\b((?:gatehouse|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g)].map(
    ([, metric = '', selector = '']) => ({
      metric,
      labels: [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
    }),
  );
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
  return { metrics, grouped };
}

/** Labels that Prometheus adds. */
const ADDED = ['job', 'instance'];

/** The name of the metric that a series such as `x_bucket` belongs to. */
const baseOf = (series: string) => {
  const base = series.replace(/_(bucket|sum|count)$/, '');
  return scraped.types.get(base) === 'histogram' ? base : series;
};

function labelsOf(metric: string): readonly string[] {
  const defined = DEFINED[metric as keyof typeof DEFINED];
  if (defined === undefined) return ADDED;
  return [...defined.labels, ...(metric in HISTOGRAMS ? ['le'] : []), ...ADDED];
}

describe('monitoring.md', () => {
  const rows = [...page.matchAll(/^\| `(gatehouse_\w+)` \| (\w+) \|([^|]*)\| (.*) \|$/gm)].map(
    ([, name = '', type, labels = '']) => ({
      name,
      type,
      labels: [...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label),
    }),
  );

  it('describes each metric of the running service with its type and labels, and no other', () => {
    const served = [...scraped.types].filter(([name]) => name.startsWith('gatehouse_'));
    expect(rows.map(({ name, type }) => [name, type]).sort()).toEqual(served.sort());
    for (const { name, labels } of rows) {
      expect([name, labels]).toEqual([name, DEFINED[name as keyof typeof DEFINED].labels]);
    }
  });

  it('explains each alert, and no other', () => {
    const explained = [...page.matchAll(/^\| `(Gatehouse\w+)` \|/gm)].map(([, name]) => name);
    expect(explained).toEqual(alerts.map(({ name }) => name));
    expect(alerts.length).toBe(rules.split('- alert:').length - 1);
  });
});

describe('the alerts and the dashboard', () => {
  it('use metrics of the running service, with labels that these have', () => {
    expect(panels.length).toBeGreaterThan(20);
    for (const { name, expr } of [...alerts, ...panels]) {
      const { metrics, grouped } = usesOf(expr);
      expect([name, metrics.length > 0]).toEqual([name, true]);
      for (const { metric, labels } of metrics) {
        if (metric === 'up') continue;
        expect([name, metric, scraped.types.has(baseOf(metric))]).toEqual([name, metric, true]);
        for (const label of [...labels, ...grouped])
          expect([name, labelsOf(baseOf(metric))]).toEqual([name, expect.arrayContaining([label])]);
      }
    }
  });

  it.runIf(promtool !== null)('are accepted by promtool, and the alerts pass their tests', () => {
    const run = (args: string[], input?: string) => {
      const { status, stdout, stderr } = spawnSync(promtool as string, args, { encoding: 'utf8', input });
      return { status, output: `${stdout}${stderr}` };
    };
    const passed = { status: 0, output: expect.any(String) };
    expect(run(['check', 'rules', 'docs/operations/prometheus-rules.yml'])).toEqual(passed);
    expect(run(['test', 'rules', 'docs/operations/prometheus-rules.test.yml'])).toEqual(passed);
    expect(run(['check', 'metrics'], scraped.text)).toEqual({ status: 0, output: '' });
    const asRules = panels.map(({ expr }, at) => {
      const written = JSON.stringify(expr.replaceAll('$__rate_interval', '1m'));
      return `      - { record: 'panel:${at}', expr: ${written} }`;
    });
    const text = ['groups:', '  - name: panels', '    rules:', ...asRules, ''].join('\n');
    const file = join(inject('scratch'), 'panels.yml');
    writeFileSync(file, text);
    expect(run(['check', 'rules', file])).toEqual(passed);
  });

  it('has a test for each alert', () => {
    const tests = readFileSync('docs/operations/prometheus-rules.test.yml', 'utf8');
    const tested = [...tests.matchAll(/alertname: (\w+)/g)].map(([, name]) => name);
    expect(tested.sort()).toEqual(alerts.map(({ name }) => name).sort());
  });
});
