import { BenchChild } from './child.ts'

/** The message to the prober's process. */
export type ProberQuestion = { is: 'begin'; url: string; everyMs: number; pid: number | null } | { is: 'end' }

/** One search. */
export interface Probe {
  /** Milliseconds from the time it was due to its last byte; infinite when it failed. */
  waitMs: number
  /**
   * Milliseconds for which the measured process used a processor meanwhile, all its threads together; `null` when no
   * process was named. What others do on the machine does not count in it.
   */
  usedMs: number | null
}

export interface Prober {
  /** Begins to search at a steady pace. `pid` = the process whose use of the processor is read beside it. */
  begin(url: string, everyMs: number, pid?: number): Promise<void>
  /** Ends that, waits for what is under way and returns all since the beginning. */
  end(): Promise<Probe[]>
  stop(): Promise<void>
}

/**
 * Searches at a steady pace, like visitors who do not wait for each other: each latency counts from the time the
 * request was due. Every search differs, so that no response is cached. It has a process of its own, because one that
 * sends a crowd's requests as well would measure how long itself was busy.
 */
export async function startProber(): Promise<Prober> {
  const child = new BenchChild('prober-child.ts')
  await child.answer()
  return {
    async begin(url, everyMs, pid) {
      await child.ask({ is: 'begin', url, everyMs, pid: pid ?? null } satisfies ProberQuestion)
    },
    async end() {
      const probes = await child.ask<(Omit<Probe, 'waitMs'> & { waitMs: number | null })[]>({
        is: 'end',
      } satisfies ProberQuestion)
      // A message knows no infinite number.
      return probes.map(({ waitMs, usedMs }) => ({ waitMs: waitMs ?? Number.POSITIVE_INFINITY, usedMs }))
    },
    stop: () => child.stop(),
  }
}

/** Searches from now on, in a process of its own. */
export async function probeEvery(url: string, everyMs: number): Promise<{ stop(): Promise<number[]> }> {
  const prober = await startProber()
  await prober.begin(url, everyMs)
  return {
    async stop() {
      const probes = await prober.end()
      await prober.stop()
      return probes.map(({ waitMs }) => waitMs)
    },
  }
}
