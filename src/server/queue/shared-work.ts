/** Waits at most this many milliseconds; the work continues. */
export async function waitAtMost<T>(milliseconds: number, work: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>(resolve => {
    timer = setTimeout(() => resolve('late'), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Runs the same work once for all concurrent callers. */
export function createSharedWork() {
  const running = new Map<string, Promise<unknown>>()
  const share = <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const same = running.get(key) as Promise<T> | undefined
    if (same) return same
    const begun = work().finally(() => running.delete(key))
    running.set(key, begun)
    return begun
  }
  return Object.assign(share, {
    has: (key: string): boolean => running.has(key),
    async settled() {
      await Promise.allSettled(running.values())
    },
  })
}
