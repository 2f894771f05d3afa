import type { CounterName, GaugeName, HistogramName, LabelsOf } from './definitions.ts';

/** The value of a gauge for one combination of labels. */
export interface Sample<Name extends GaugeName> {
  readonly labels: LabelsOf<Name>;
  readonly value: number;
}

/** Counts and measures for the operator. Does nothing unless METRICS_PORT is set. */
export interface Metrics {
  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, amount?: number): void;
  observe<Name extends HistogramName>(name: Name, labels: LabelsOf<Name>, seconds: number): void;
  /** Reads the values of a gauge at each scrape. Several readers add their samples. */
  watch<Name extends GaugeName>(name: Name, read: () => readonly Sample<Name>[]): void;
}

export const NO_METRICS: Metrics = {
  count() {},
  observe() {},
  watch() {},
};
