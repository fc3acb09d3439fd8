import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'
import { BudgetSpent, QueueFull, RequestAborted, currentRequest, runInRequest } from './request-context.ts'

/** A queue whose jobs end when the test ends them, the names of the jobs that have begun, and the clock. */
function startQueue(options: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const state = { time: 0 }
  const queue = createFairQueue({ concurrent: 1, clock: () => state.time, ...options })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const add = (lane: string | null, name: string, signal: AbortSignal | null = null, evenIfAborted = false) =>
    runInRequest({ lane, signal }, () =>
      queue.run(
        () =>
          new Promise<string>(resolve => {
            begun.push(name)
            const lane = currentRequest().lane
            ends.set(name, () => resolve(`${name} for ${lane}`))
          }),
        { evenIfAborted },
      ),
    )
  /** Ends a job after so many milliseconds, and waits until the queue has gone on. */
  const end = async (name: string, after = 0) => {
    state.time += after
    ends.get(name)?.()
    for (let attempt = 0; attempt < 3; attempt++) await new Promise(resolve => setImmediate(resolve))
  }
  return { queue, begun, add, end, state }
}

describe('a fair queue', () => {
  it('takes the lanes in turn, each in its own order', async () => {
    const { begun, add, end } = startQueue()
    for (const name of ['a1', 'a2', 'a3']) void add('a', name)
    void add('b', 'b1')
    void add(null, 'n1')
    for (let job = 0; job < 5; job++) await end(begun.at(-1) ?? '')
    expect(begun).toEqual(['a1', 'b1', 'n1', 'a2', 'a3'])
  })

  it('prefers the lane that has used less time, and gradually forgets what was used', async () => {
    const { begun, add, end, state } = startQueue()
    for (const name of ['a1', 'a2', 'a3']) void add('a', name)
    for (const name of ['b1', 'b2', 'b3']) void add('b', name)
    await end('a1', 400)
    await end('b1', 10)
    await end('b2', 10)
    await end('b3', 10)
    expect(begun).toEqual(['a1', 'b1', 'b2', 'b3', 'a2'])
    state.time += 60_000
    void add('c', 'c1')
    await end('a2', 0)
    await end('c1', 10)
    expect(begun.slice(4)).toEqual(['a2', 'c1', 'a3'])
  })

  it('runs the next job of a request before those of lanes that have used more', async () => {
    const { begun, add, end } = startQueue()
    void add('a', 'a1')
    void add('a', 'a2')
    void add('b', 'b1').then(() => add('b', 'b2'))
    await end('a1', 400)
    await end('b1', 10)
    expect(begun).toEqual(['a1', 'b1', 'b2'])
  })

  it('runs a job in the context of its own request, although the end of another one starts it', async () => {
    const { add, end } = startQueue()
    void add('a', 'a1')
    const second = add('b', 'b1')
    await end('a1')
    await end('b1')
    expect(await second).toBe('b1 for b')
  })

  it('runs jobs concurrently, of one lane no more than its share', async () => {
    const { begun, add, end } = startQueue({ concurrent: 3, concurrentPerLane: 2 })
    for (const name of ['a1', 'a2', 'a3']) void add('a', name)
    for (const name of ['b1', 'b2']) void add('b', name)
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    await end('b1')
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2'])
    await end('a1')
    expect(begun.at(-1)).toBe('a3')
  })

  it('refuses jobs beyond the budget of a lane or the limit of all lanes, but never work outside requests', async () => {
    const { add, begun } = startQueue({ budgetPerLane: 3, maxWaiting: 3 })
    for (const name of ['a1', 'a2', 'a3']) void add('a', name)
    await expect(add('a', 'a4')).rejects.toBeInstanceOf(BudgetSpent)
    void add('b', 'b1')
    await expect(add('b', 'b2')).rejects.toBeInstanceOf(QueueFull)
    void add(null, 'n1')
    expect(begun).toEqual(['a1'])
  })

  it('takes one job of a lane that has none waiting although others fill it, up to twice the limit', async () => {
    const { add } = startQueue({ maxWaiting: 2 })
    for (const name of ['a1', 'a2', 'a3']) void add('a', name)
    const accepted = ['b', 'c'].map(lane => add(lane, `${lane}1`))
    await expect(add('d', 'd1')).rejects.toBeInstanceOf(QueueFull)
    const settled = await Promise.race([Promise.allSettled(accepted), Promise.resolve('waiting')])
    expect(settled).toBe('waiting')
  })

  it('counts what the jobs of a lane cost while they run and wait, and no longer', async () => {
    const { queue, add, end } = startQueue({ budgetPerLane: 10 })
    const large = () =>
      runInRequest({ lane: 'a', signal: null }, () => queue.run(async () => 'done', { cost: 8 }))
    for (const name of ['a1', 'a2', 'a3']) void add('a', name)
    await expect(large()).rejects.toBeInstanceOf(BudgetSpent)
    await end('a1')
    const served = large()
    await expect(large()).rejects.toBeInstanceOf(BudgetSpent)
    await end('a2')
    await end('a3')
    expect(await served).toBe('done')
    expect(await large()).toBe('done')
  })

  it('serves an address that asks one after another, however long it goes on', async () => {
    const { queue, state } = startQueue({ budgetPerLane: 1 })
    const take = () =>
      runInRequest({ lane: 'a', signal: null }, () => queue.run(async () => void (state.time += 60_000)))
    for (let job = 0; job < 500; job++) await take()
    expect(state.time).toBe(500 * 60_000)
  })

  it('frees the budget of what an aborted request had waiting', async () => {
    const { add } = startQueue({ budgetPerLane: 2 })
    const client = new AbortController()
    void add('a', 'a1')
    const dropped = add('a', 'a2', client.signal)
    client.abort()
    await expect(dropped).rejects.toBeInstanceOf(RequestAborted)
    void add('a', 'a3')
    await expect(add('a', 'a4')).rejects.toBeInstanceOf(BudgetSpent)
  })

  it('does not charge a lane for the time in which its job waits in another queue', async () => {
    const { queue, begun, add, end, state } = startQueue()
    const other = createFairQueue({ concurrent: 1, clock: () => state.time })
    const runIn = (lane: string, work: () => Promise<unknown>) => runInRequest({ lane, signal: null }, work)
    let freed = (): void => undefined
    void runIn('b', () => other.run(() => new Promise<void>(resolve => (freed = resolve))))
    const waiting = runIn('a', () => queue.run(() => other.run(async () => undefined)))
    state.time += 10_000
    freed()
    await waiting
    void add('c', 'c1')
    await end('c1', 100)
    void add('n', 'n1')
    void add('c', 'c2')
    void add('a', 'a1')
    for (const name of ['n1', 'a1', 'c2']) await end(name)
    expect(begun).toEqual(['c1', 'n1', 'a1', 'c2'])
  })

  it('still knows what an address has used after jobs of many others', async () => {
    const { queue, begun, add, end } = startQueue({ halfLifeMs: 1e9 })
    void add('a', 'a1')
    await end('a1', 4_000)
    for (let lane = 0; lane < 1_200; lane++) {
      await runInRequest({ lane: `${lane}`, signal: null }, () => queue.run(async () => undefined))
    }
    void add('n', 'n1')
    void add('a', 'a2')
    void add('b', 'b1')
    for (const name of ['n1', 'b1', 'a2']) await end(name)
    expect(begun).toEqual(['a1', 'n1', 'b1', 'a2'])
  })

  it('drops the waiting jobs of an aborted request, unless they are to run all the same', async () => {
    const { add, begun, end } = startQueue({ maxWaiting: 2 })
    const client = new AbortController()
    void add('b', 'b1')
    const dropped = add('a', 'a1', client.signal)
    const keptOn = add('a', 'a2', client.signal, true)
    client.abort()
    await expect(dropped).rejects.toBeInstanceOf(RequestAborted)
    await expect(add('a', 'a3', client.signal)).rejects.toBeInstanceOf(RequestAborted)
    void add('c', 'c1')
    await end('b1')
    await end('a2')
    expect(await keptOn).toBe('a2 for a')
    expect(begun).toEqual(['b1', 'a2', 'c1'])
  })

  it('continues after work that throws, at once or later', async () => {
    const { queue } = startQueue()
    const thrown = queue.run(() => {
      throw new Error('at once')
    })
    await expect(thrown).rejects.toThrow('at once')
    await expect(queue.run(() => Promise.reject(new Error('later')))).rejects.toThrow('later')
    expect(await queue.run(async () => 'next')).toBe('next')
  })
})
