import { describe, expect, it } from 'vitest'
import { cutCases, cutImport, newerStands, type Noticing } from '#test/support/cut-imports.ts'
import { testEngine } from '#test/support/database.ts'

/** At most so many cuts in all, so that the test ends within a minute. */
const mostCuts = 50

/** Every step of the first list of each kind, as far as they go. */
const runs: [name: string, noticing: Noticing, steps: number][] = [
  ['a list after another', 'notices', 24],
  ['a list after another', 'ignores', 8],
  ['the first real list', 'notices', 9],
  ['the demonstration', 'notices', 9],
]

describe('an import on PostgreSQL whose lock is lost', () => {
  const engine = testEngine('postgres')

  it.each(runs)(
    '%s, by a process that %s it, at each of its steps: the newer list stands',
    async (name, noticing, steps) => {
      const parts = cutCases[name]!
      const broken: unknown[] = []
      for (let step = 0; step < steps; step++) {
        const { reached, said, statuses, ...outcome } = await cutImport(
          await engine.fresh(),
          parts,
          noticing,
          step,
        )
        if (!reached) break
        const honest = (said === 'done' ? ['done'] : ['done', 'dropped', null]).includes(statuses[0])
        const stands = JSON.stringify(outcome) === JSON.stringify(newerStands(parts))
        if (!honest || !stands || statuses[1] !== 'done') broken.push({ step, said, statuses, ...outcome })
      }
      expect(broken).toEqual([])
    },
  )

  it('is cut fifty times in all', () => {
    expect(runs.reduce((sum, [, , steps]) => sum + steps, 0)).toBe(mostCuts)
  })
})
