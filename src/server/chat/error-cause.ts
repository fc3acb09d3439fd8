/**
 * Returns what may be logged of an error in user content: its kind and where it came from. Messages are left out,
 * because they may contain what somebody wrote.
 */
export function describeCause(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const { code } = error as Error & { code?: unknown }
  return {
    kind: error.constructor.name,
    ...(typeof code === 'string' && { code }),
    at: error.stack?.split('\n').filter(line => /^\s+at /.test(line)),
    ...(error.cause !== undefined && { cause: describeCause(error.cause) }),
  }
}
