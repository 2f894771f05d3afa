import { useSyncExternalStore } from 'react';
import { useStore } from './provider.tsx';

const never = () => () => {};

/** The URL of a hosted page, from which the user comes back. A server does not know this page, so it renders the URL without it. */
export function useHostedPage(path: string, returnTo?: string): string {
  const { url } = useStore();
  const here = useSyncExternalStore(
    never,
    () => location.href,
    () => null,
  );
  const target = returnTo ?? here;
  const page = `${url.replace(/\/$/, '')}${path}`;
  return target === null ? page : `${page}?${new URLSearchParams({ redirect_url: target })}`;
}
