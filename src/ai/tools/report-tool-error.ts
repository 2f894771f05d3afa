/** Logs an unexpected error of a tool, by the name of the tool. */
export type ReportToolError = (error: unknown, tool: string) => void;

declare module '../../platform/context.ts' {
  interface Services {
    /** Logs the errors of tools whose details models must not see. */
    readonly reportToolError: ReportToolError;
  }
}
