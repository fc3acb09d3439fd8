/**
 * What may be logged of an error where people write: its kind and where it came from. Messages may hold what somebody
 * wrote, and stay out.
 */
export function causeOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const { code } = error as Error & { code?: unknown }
  return {
    kind: error.constructor.name,
    ...(typeof code === 'string' && { code }),
    at: error.stack?.split('\n').filter(line => /^\s+at /.test(line)),
    ...(error.cause !== undefined && { cause: causeOf(error.cause) }),
  }
}
