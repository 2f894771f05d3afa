import { createElement, type ReactNode } from 'react';
import { ICONS, type IconName, type Shape } from '../generated/drawings.ts';

export type { IconName } from '../generated/drawings.ts';

/** An icon beside the words that say the same. Screen readers read only the words. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return <Drawing className="gatehouse-icon" shapes={ICONS[name]} />;
}

export interface DrawingProps {
  readonly className: string;
  readonly shapes: readonly Shape[];
}

export function Drawing({ className, shapes }: DrawingProps): ReactNode {
  return (
    <svg aria-hidden="true" className={className} focusable="false" viewBox="0 0 24 24">
      {shapes.map(elementOf)}
    </svg>
  );
}

const elementOf = ([name, attributes, children]: Shape, key: number): ReactNode =>
  createElement(name, { ...attributes, key }, ...children.map(elementOf));
