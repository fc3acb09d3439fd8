import { vi } from 'vitest'

/**
 * Asks until `holds` no longer throws, for what another process or a loop does in its own time. The limit only ends a
 * test that would wait for ever: no machine that works is so slow.
 */
export const eventually = <T>(holds: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(holds, { timeout: 120_000, interval: 50 })
