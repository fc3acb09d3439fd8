import { expect, it } from 'vitest'
import { writeTogether } from './outbox-table.ts'

/** A write whose pauses and statements end when the test says so. */
function heldWrites(atMost?: number) {
  const statements: { ids: readonly string[]; end: (error?: Error) => void }[] = []
  const pauses: (() => void)[] = []
  const write = writeTogether<string>(
    ids =>
      new Promise((resolve, reject) => {
        statements.push({ ids, end: error => (error ? reject(error) : resolve()) })
      }),
    {
      pause: () => new Promise<void>(resolve => void pauses.push(resolve)),
      ...(atMost !== undefined && { atMost }),
    },
  )
  /** Lets everything run that waits for nothing from outside. */
  const settle = () => new Promise(resolve => setImmediate(resolve))
  /** Ends all pauses that have begun. */
  const pass = async () => {
    for (const end of pauses.splice(0)) end()
    await settle()
  }
  return { statements, written: () => statements.map(({ ids }) => ids.join('')), write, settle, pass }
}

it('what comes in a pause is written by one statement, what comes while it runs by the next', async () => {
  const { statements, written, write, settle, pass } = heldWrites()
  const first = [write('a')]
  await settle()
  expect(written()).toEqual([])
  first.push(write('b'))
  await pass()
  const second = [write('c'), write('d')]
  await pass()
  expect(written()).toEqual(['ab'])
  statements[0]?.end()
  await Promise.all(first)
  await settle()
  expect(written()).toEqual(['ab', 'cd'])
  statements[1]?.end()
  await Promise.all(second)
})

it('a statement takes no more than its limit; the others follow it', async () => {
  const { statements, written, write, settle, pass } = heldWrites(2)
  const all = ['a', 'b', 'c'].map(write)
  await pass()
  expect(written()).toEqual(['ab'])
  statements[0]?.end()
  await settle()
  expect(written()).toEqual(['ab', 'c'])
  statements[1]?.end()
  await Promise.all(all)
})

it('a statement that fails rejects what was in it, and nothing else', async () => {
  const { statements, written, write, settle, pass } = heldWrites()
  const lost = [write('a'), write('b')].map(each => each.catch((error: unknown) => String(error)))
  await pass()
  const later = write('c')
  await pass()
  statements[0]?.end(new Error('away'))
  expect(await Promise.all(lost)).toEqual(['Error: away', 'Error: away'])
  await settle()
  statements[1]?.end()
  await later
  expect(written()).toEqual(['ab', 'c'])
})
