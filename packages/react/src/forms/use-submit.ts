import { GatehouseError } from '@gatehouse/client/session';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useForms } from './form-context.tsx';
import { fieldProblem, isExpired, type Problem, problemOf } from './problems.ts';
import type { Text } from './texts.ts';

export type Values = Readonly<Record<string, string>>;

export interface Submission {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problem: Problem | null;
  /** What is being done: the name that `run` got. Null while nothing is. */
  readonly busy: string | null;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Does something else than sending the form, such as asking for a passkey. Only one thing is done at a time. */
  readonly run: (name: string, work: () => Promise<void>) => void;
}

export interface SubmissionOptions {
  /** The fields of the form, for which the service may name errors. */
  readonly names?: readonly string[];
  readonly required?: readonly string[];
  /** What else is wrong with the values, by field, before anything is sent. */
  readonly check?: (values: Values, text: Text) => Values;
  readonly send?: (values: Values) => Promise<void>;
  /** Called when the attempt no longer exists. */
  readonly onExpired?: (message: string) => void;
}

/** Sends a form, once at a time, and moves the focus to the first wrong field. What was entered stays. */
export function useSubmit(options: SubmissionOptions): Submission {
  const { text } = useForms();
  const { names = [], required = [], check = () => ({}), send = async () => {}, onExpired } = options;
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(() => {
    if (problem !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  function run(name: string, work: () => Promise<void>): void {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(name);
    setProblem(null);
    work()
      .catch((error: unknown) => {
        // A mistake in the code of the page, such as in `onSignedIn`.
        if (!(error instanceof GatehouseError) && !(error instanceof DOMException)) reportError(error);
        const found = problemOf(text, error, names);
        if (isExpired(found) && onExpired !== undefined) onExpired(found.message ?? '');
        else setProblem(found);
      })
      .finally(() => {
        isBusy.current = false;
        setBusy(null);
      });
  }

  return {
    form,
    problem,
    busy,
    run,
    onSubmit(event) {
      event.preventDefault();
      const values = valuesOf(event.currentTarget);
      const empty = required.filter((name) => (values[name] ?? '') === '');
      const wrong = {
        ...check(values, text),
        ...Object.fromEntries(empty.map((name) => [name, text('required')])),
      };
      if (Object.keys(wrong).length > 0 && !isBusy.current) setProblem(fieldProblem(wrong));
      else run('submit', () => send(values));
    },
  };
}

/** What was entered. Spaces around it are left out, except in passwords. */
const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => {
      const text = String(value);
      return [name, name === 'password' ? text : text.trim()];
    }),
  );
