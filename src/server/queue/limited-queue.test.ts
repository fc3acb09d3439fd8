import { expect, it } from 'vitest'
import { createLimitedQueue } from './limited-queue.ts'
import { QueueFull } from './request-context.ts'

/** Creates work that ends when the test ends it, and records the order in which it began. */
function jobs() {
  const begun: string[] = []
  const ends = new Map<string, (fails?: Error) => void>()
  const job = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name)
      ends.set(name, fails => (fails ? reject(fails) : resolve(name)))
    })
  return { begun, job, end: (name: string, fails?: Error) => ends.get(name)?.(fails) }
}

it('runs a limited number at a time, the urgent ones first, and as many again after a failure', async () => {
  const { begun, job, end } = jobs()
  const run = createLimitedQueue({ atOnce: 2 })
  const all = ['a', 'b', 'c', 'd'].map(name => run(job(name)))
  const urgent = run(job('urgent'), true)
  expect(begun).toEqual(['a', 'b'])
  end('a')
  expect(await all[0]).toBe('a')
  expect(begun).toEqual(['a', 'b', 'urgent'])
  end('b', new Error('failed'))
  await expect(all[1]).rejects.toThrow('failed')
  end('urgent')
  await urgent
  expect(begun).toEqual(['a', 'b', 'urgent', 'c', 'd'])
  end('c')
  end('d')
  expect(await Promise.all(all.slice(2))).toEqual(['c', 'd'])
  expect(await run(async () => 'later')).toBe('later')
})

it('refuses work that would wait too long', async () => {
  const { job, end } = jobs()
  const run = createLimitedQueue({ atOnce: 1, most: 1 })
  const all = [run(job('a')), run(job('b'))]
  await expect(run(job('c'))).rejects.toBeInstanceOf(QueueFull)
  end('a')
  await all[0]
  end('b')
  await all[1]
})
