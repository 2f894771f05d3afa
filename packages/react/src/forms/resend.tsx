import { ServiceError } from '@gatehouse/client/session';
import { type ReactNode, useEffect, useState } from 'react';
import { PlainButton } from './buttons.tsx';
import { useForms } from './form-context.tsx';

/** Seconds between two messages, as the service requires. */
const REST_SECONDS = 60;

export interface ResendProps {
  /** When the first message was sent. */
  readonly startedAt: string;
  readonly send: () => Promise<unknown>;
  /** Called after a message was sent. */
  readonly onSent: () => void;
  /** Runs the work, one at a time, and shows its failure. */
  readonly run: (name: string, work: () => Promise<void>) => void;
  readonly isBusy: boolean;
}

/** Requests a message again, as soon as the service accepts it. */
export function Resend({ startedAt, send, onSent, run, isBusy }: ResendProps): ReactNode {
  const { text } = useForms();
  const [seconds, waitFor] = useCountdown(restAfter(startedAt));
  const resend = async () => {
    try {
      await send();
      waitFor(REST_SECONDS);
      onSent();
    } catch (error) {
      if (error instanceof ServiceError && error.retryAfter !== null) waitFor(error.retryAfter);
      throw error;
    }
  };
  const label = seconds > 0 ? text('sendAgainIn', { seconds }) : text('sendAgain');
  return (
    <div className="gatehouse-resend">
      <p className="gatehouse-hint">{text('notReceived')}</p>
      <PlainButton isBusy={isBusy} isDisabled={seconds > 0} label={label} onClick={() => run('resend', resend)} />
    </div>
  );
}

/** The clock of this device may be wrong, so it never waits longer than the service requires. */
const restAfter = (startedAt: string) =>
  Math.min(REST_SECONDS, Math.max(0, Math.ceil(REST_SECONDS - (Date.now() - Date.parse(startedAt)) / 1_000)));

/** The seconds that are left, and what begins to wait again. */
function useCountdown(first: number): [seconds: number, waitFor: (seconds: number) => void] {
  const [end, setEnd] = useState(() => performance.now() + first * 1_000);
  const [now, setNow] = useState(() => performance.now());
  const seconds = Math.max(0, Math.ceil((end - now) / 1_000));
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const waitFor = (count: number) => {
    setNow(performance.now());
    setEnd(performance.now() + count * 1_000);
  };
  return [seconds, waitFor];
}
