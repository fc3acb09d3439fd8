import { expect, it } from 'vitest'
import { writeTogether } from './write-together.ts'

/** A write whose statements end when the test says so. */
function heldWrites() {
  const statements: { ids: readonly string[]; end: (error?: Error) => void }[] = []
  const write = writeTogether(
    ids =>
      new Promise((resolve, reject) => {
        statements.push({ ids, end: error => (error ? reject(error) : resolve()) })
      }),
  )
  /** Lets everything run that waits for nothing from outside. */
  const settle = () => new Promise(resolve => setImmediate(resolve))
  return { statements, write, settle }
}

it('what comes at once, or while a statement runs, is written by one statement', async () => {
  const { statements, write, settle } = heldWrites()
  const first = [write('a'), write('b')]
  await settle()
  const second = [write('c'), write('d')]
  await settle()
  expect(statements.map(({ ids }) => ids)).toEqual([['a', 'b']])
  statements[0]?.end()
  await Promise.all(first)
  await settle()
  expect(statements.map(({ ids }) => ids)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  statements[1]?.end()
  await Promise.all(second)
})

it('a statement that fails rejects what was in it, and nothing else', async () => {
  const { statements, write, settle } = heldWrites()
  const lost = [write('a'), write('b')].map(each => each.catch((error: unknown) => String(error)))
  await settle()
  const later = write('c')
  statements[0]?.end(new Error('away'))
  expect(await Promise.all(lost)).toEqual(['Error: away', 'Error: away'])
  await settle()
  statements[1]?.end()
  await later
  expect(statements.map(({ ids }) => ids)).toEqual([['a', 'b'], ['c']])
})
