import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

export interface ButtonProps {
  readonly label: string;
  readonly onClick?: (() => void) | undefined;
  /** Whether its work is being done. It keeps the focus meanwhile. */
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  readonly icon?: IconName;
}

interface LookedButton extends ButtonProps {
  readonly look: 'main' | 'other' | 'plain';
}

function Button({ label, onClick, isBusy = false, isDisabled = false, icon, look }: LookedButton): ReactNode {
  return (
    <button
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isDisabled || undefined}
      className={`gatehouse-button is-${look}`}
      onClick={isDisabled ? undefined : onClick}
      type={onClick === undefined ? 'submit' : 'button'}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span>{label}</span>
    </button>
  );
}

/** What most people do next: without `onClick` it sends its form. */
export const MainButton = (props: ButtonProps): ReactNode => <Button {...props} look="main" />;

export const OtherButton = (props: ButtonProps): ReactNode => <Button {...props} look="other" />;

/** A button that looks like a link. */
export const PlainButton = (props: ButtonProps): ReactNode => <Button {...props} look="plain" />;

export interface LinkButtonProps {
  readonly label: string;
  readonly href: string;
  readonly icon?: IconName | undefined;
  readonly isMain?: boolean;
}

export function LinkButton({ label, href, icon, isMain = false }: LinkButtonProps): ReactNode {
  return (
    <a className={`gatehouse-button is-${isMain ? 'main' : 'other'}`} href={href}>
      {icon !== undefined && <Icon name={icon} />}
      <span>{label}</span>
    </a>
  );
}

/** A line with a word between two groups of ways. */
export const Divider = ({ label }: { readonly label: string }): ReactNode => (
  <p className="gatehouse-divider">{label}</p>
);
