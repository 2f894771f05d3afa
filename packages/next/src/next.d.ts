/* The functions of Next that the package calls: Next belongs to the app, and is not installed in this repository. */

declare module 'next/headers' {
  export function headers(): Promise<Headers>;
}

declare module 'next/navigation' {
  export function redirect(url: string): never;
  export function notFound(): never;
  export function forbidden(): never;
  export function useRouter(): { readonly refresh: () => void };
}

declare module 'next/server' {
  export const NextResponse: {
    next(init: { readonly request: { readonly headers: Headers } }): Response;
  };
}

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
