import { type ReactNode, useEffect, useRef } from 'react';
import { type Forms, useForms } from './form-context.tsx';
import { Icon, type IconName } from './icons.tsx';

export interface CardProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly icon?: IconName | undefined;
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
  /** Whether the focus moves to the title, since the step has replaced another one and has no field to begin with. */
  readonly takesFocus?: boolean;
}

/** A step of a form: its title, its content, and what else can be done. */
export function Card(props: CardProps): ReactNode {
  const { heading, logo } = useForms();
  return <CardFrame {...props} heading={heading} logo={logo} />;
}

export interface CardFrameProps extends CardProps, Pick<Forms, 'heading' | 'logo'> {
  readonly isLoading?: boolean;
}

/** A card outside of a form whose settings are known. */
export function CardFrame(props: CardFrameProps): ReactNode {
  const { title, lead, icon, foot, children, takesFocus = false, heading: Heading, logo, isLoading = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section aria-busy={isLoading || undefined} aria-label={title} className="gatehouse">
      <div className="gatehouse-head">
        {logo}
        {icon !== undefined && (
          <span className="gatehouse-state">
            <Icon name={icon} />
          </span>
        )}
        <Heading ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      <div className="gatehouse-body">{children}</div>
      {foot !== undefined && <div className="gatehouse-foot">{foot}</div>}
    </section>
  );
}

export interface MessageProps {
  readonly problem?: string | null | undefined;
  readonly notice?: string | null | undefined;
}

/** What is wrong with the whole, or what was done. Screen readers read it when it appears. */
export function Message({ problem, notice }: MessageProps): ReactNode {
  return (
    <>
      <div role="alert">
        {problem != null && (
          <p className="gatehouse-message is-problem">
            <Icon name="warning" />
            <span>{problem}</span>
          </p>
        )}
      </div>
      <div role="status">
        {notice != null && (
          <p className="gatehouse-message is-good">
            <Icon name="check" />
            <span>{notice}</span>
          </p>
        )}
      </div>
    </>
  );
}
