import { setTimeout as sleep } from 'node:timers/promises'
import type { Probe, ProberQuestion } from './prober.ts'
import { processorTime } from './processes.ts'

/** Milliseconds after which a search has failed. */
const timeoutMs = 30_000
const states = ['SP', 'RJ', 'GO', 'PB', 'MG', 'CE', 'PE']

/** No search of this process repeats another. */
let number = 0

function probe({ url, everyMs, pid }: Extract<ProberQuestion, { is: 'begin' }>): () => Promise<Probe[]> {
  const probes: Probe[] = []
  const running = new Set<Promise<void>>()
  let ended = false
  const used = () => (pid === null ? null : processorTime(pid))

  async function search(due: number): Promise<void> {
    const query = `state=${states[number % states.length]}&minPrice=${1000 + number}&sort=price`
    number += 1
    const before = used()
    const take = (waitMs: number) => {
      const after = used()
      probes.push({ waitMs, usedMs: before === null || after === null ? null : after - before })
    }
    try {
      const answer = await fetch(`${url}/api/properties?${query}`, { signal: AbortSignal.timeout(timeoutMs) })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`A search was answered with ${answer.status}`)
      take(performance.now() - due)
    } catch (error) {
      console.error(error)
      take(Number.POSITIVE_INFINITY)
    }
  }

  async function keepOn(): Promise<void> {
    const began = performance.now()
    for (let at = 0; !ended; at++) {
      const due = began + at * everyMs
      await sleep(Math.max(0, due - performance.now()))
      const one = search(due).finally(() => running.delete(one))
      running.add(one)
    }
  }

  const loop = keepOn()
  return async () => {
    ended = true
    await loop
    await Promise.all(running)
    return probes
  }
}

let end: () => Promise<Probe[]> = async () => []
process.on('message', (asked: ProberQuestion) => {
  if (asked.is === 'begin') {
    // The first request of a process compiles what later ones use: it is not counted.
    void fetch(`${asked.url}/api/stats`)
      .then(response => response.arrayBuffer())
      .finally(() => {
        end = probe(asked)
        process.send?.({ answer: null })
      })
    return
  }
  void end().then(answer => process.send?.({ answer }))
})
process.send?.({ answer: null })
