import type { ModelBounds } from './model-bounds.ts'

/** Creates a circuit breaker: stops requests to a server for a while after several failures in a row. */
export function createCircuitBreaker(
  { failures, rest }: Pick<ModelBounds, 'failures' | 'rest'>,
  now: () => Date,
) {
  let inARow = 0
  let until = -Infinity
  return {
    resting: (): boolean => now().getTime() < until,
    worked() {
      inARow = 0
    },
    failed() {
      inARow += 1
      if (inARow >= failures) until = now().getTime() + rest
    },
  }
}
