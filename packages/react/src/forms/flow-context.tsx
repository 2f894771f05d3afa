import { type Context, createContext, useContext } from 'react';
import type { Outcome, Step } from './flow.ts';

/** How the steps of a form lead to one another. */
export interface Flow {
  readonly show: (step: Step) => void;
  /** Shows the next step, or ends with the user signed in. */
  readonly proceed: (outcome: Outcome) => Promise<void>;
  /** Shows the beginning again, with a message if the attempt has expired. */
  readonly startAgain: (problem?: string) => void;
  /** Where the other form is; undefined shows it in this place. */
  readonly signInUrl: string | undefined;
  readonly signUpUrl: string | undefined;
  /** Whether the step has replaced another one, so that the focus belongs into it. */
  readonly hasMoved: boolean;
}

const FlowContext = createContext<Flow | null>(null);

export const FlowProvider: Context<Flow | null>['Provider'] = FlowContext.Provider;

export function useFlow(): Flow {
  const flow = useContext(FlowContext);
  if (flow === null) throw new Error('This part belongs into <SignIn> or <SignUp>.');
  return flow;
}
