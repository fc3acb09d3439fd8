import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds after which a search has failed. */
const patience = 30_000

/**
 * Searches at a steady pace, like visitors who do not wait for each other: each latency counts from the time the
 * request was due. Every search differs, so that no response is cached. A search that fails has an infinite latency, and
 * says why on the error output.
 */
export function probeEvery(url: string, everyMs: number): { stop(): Promise<number[]> } {
  const waits: number[] = []
  const running = new Set<Promise<void>>()
  const states = ['SP', 'RJ', 'GO', 'PB', 'MG', 'CE', 'PE']
  let ended = false

  async function search(number: number, due: number): Promise<void> {
    const query = `state=${states[number % states.length]}&minPrice=${1000 + number}&sort=price`
    try {
      const answer = await fetch(`${url}/api/properties?${query}`, { signal: AbortSignal.timeout(patience) })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`A search was answered with ${answer.status}`)
      waits.push(performance.now() - due)
    } catch (error) {
      console.error(error)
      waits.push(Number.POSITIVE_INFINITY)
    }
  }

  async function keepOn(): Promise<void> {
    const began = performance.now()
    for (let number = 0; !ended; number++) {
      const due = began + number * everyMs
      await sleep(Math.max(0, due - performance.now()))
      const one = search(number, due).finally(() => running.delete(one))
      running.add(one)
    }
  }

  const loop = keepOn()
  return {
    async stop() {
      ended = true
      await loop
      await Promise.all(running)
      return waits
    },
  }
}
