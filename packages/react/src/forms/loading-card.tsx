import type { ReactNode } from 'react';
import { OtherButton } from './buttons.tsx';
import { CardFrame, Message } from './card.tsx';
import type { Forms } from './form-context.tsx';

export interface LoadingCardProps extends Pick<Forms, 'heading' | 'logo' | 'text'> {
  readonly title: string;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/** What a server renders, and the browser until the settings are known. */
export function LoadingCard({ title, isFailed, onRetry, text, ...look }: LoadingCardProps): ReactNode {
  return (
    <CardFrame {...look} isLoading={!isFailed} title={title}>
      <Message problem={isFailed ? text('loadingFailed') : null} />
      {isFailed ? (
        <OtherButton label={text('tryAgain')} onClick={onRetry} />
      ) : (
        <div className="gatehouse-loading">
          <span className="gatehouse-unseen">{text('loading')}</span>
          <i />
          <i />
          <i />
        </div>
      )}
    </CardFrame>
  );
}
