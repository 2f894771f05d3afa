import { sendRequest } from './http.ts';
import { type ServiceProcess, startProcess } from './process.ts';

/** One value of a scrape. */
export interface ScrapedSample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Scrape {
  readonly text: string;
  readonly samples: readonly ScrapedSample[];
  /** The type of each metric by its name. */
  readonly types: ReadonlyMap<string, string>;
  /** The sum of the samples of a metric that have these labels. */
  sum(name: string, labels?: Readonly<Record<string, string>>): number;
}

/** A process that serves metrics. */
export interface MeasuredProcess extends ServiceProcess {
  readonly metricsUrl: string;
  scrape(): Promise<Scrape>;
}

export async function startMeasured(env: Record<string, string>): Promise<MeasuredProcess> {
  const started = await startProcess({ METRICS_PORT: '0', ...env });
  const metricsUrl = /^ {2}Metrics +(http:\S+)\/metrics /m.exec(started.output())?.[1];
  if (metricsUrl === undefined) throw new Error(`The process names no metrics: ${started.output()}`);
  return { ...started, metricsUrl, scrape: () => scrape(metricsUrl) };
}

export async function scrape(metricsUrl: string): Promise<Scrape> {
  const { status, text } = await sendRequest({ method: 'GET', url: `${metricsUrl}/metrics` });
  if (status !== 200) throw new Error(`The scrape returned ${status}: ${text}`);
  return parseScrape(text);
}

export function parseScrape(text: string): Scrape {
  const lines = text.split('\n');
  const samples = lines.flatMap((line) => {
    const [, name, labels = '', value] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, labels: labelsOf(labels), value: Number(value) }];
  });
  const types = new Map(
    lines.flatMap((line) => {
      const [, name, type] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
      return name === undefined || type === undefined ? [] : [[name, type] as const];
    }),
  );
  const sum: Scrape['sum'] = (name, labels = {}) =>
    samples
      .filter((sample) => sample.name === name)
      .filter((sample) => Object.entries(labels).every(([label, value]) => sample.labels[label] === value))
      .reduce((total, { value }) => total + value, 0);
  return { text, samples, types, sum };
}

function labelsOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name, value]) => [name, value]));
}
