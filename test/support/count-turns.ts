import { vi } from 'vitest'

/** Returns how many turns other work gets while this work runs, in which each look at the clock finds 10 ms passed. */
export async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let time = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 10))
  let turns = -1
  let next: NodeJS.Immediate | undefined
  const take = (): void => {
    turns += 1
    next = setImmediate(take)
  }
  take()
  try {
    await work()
    return turns
  } finally {
    clearImmediate(next)
    clock.mockRestore()
  }
}
