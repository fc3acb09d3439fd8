import { describe, expect, it } from 'vitest'
import { cutCases, cutImport, newerStands, type Noticing } from '#test/support/cut-imports.ts'
import { testEngine } from '#test/support/database.ts'

/** Fifty cuts: each of the first steps of each kind of import, which include its commit point and its batches. */
const runs: readonly [name: string, noticing: Noticing, steps: number][] = [
  ['a list after another', 'notices', 24],
  ['a list after another', 'ignores', 8],
  ['the first real list', 'notices', 9],
  ['the demonstration', 'notices', 9],
]

describe.each(runs)('%s, whose lock is lost and whose process %s it', (name, noticing, steps) => {
  const engine = testEngine('postgres')

  it.each(Array.from({ length: steps }, (_, step) => step))(
    'before step %i: the newer list stands',
    async step => {
      const parts = cutCases[name]!
      const { reached, result, statuses, ...outcome } = await cutImport(
        await engine.fresh(),
        parts,
        noticing,
        step,
      )
      expect(reached).toBe(true)
      expect(outcome).toEqual(newerStands(parts))
      expect(statuses[1]).toBe('done')
      expect(result === 'done' ? ['done'] : ['done', 'dropped', null]).toContain(statuses[0])
    },
  )
})
