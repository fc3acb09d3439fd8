import { describe, expect, it } from 'vitest'
import { cutCases, cutImport, newerStands, type Noticing } from '#test/support/cut-imports.ts'
import { testEngine } from '#test/support/database.ts'

/**
 * While it reads, between its plan and its staging (where nothing in the journal speaks of it), while it stages, inside
 * its commit, and while it is applied.
 */
const steps: readonly [name: string, noticing: Noticing, step: number][] = [
  ['a list after another', 'notices', 3],
  ['a list after another', 'notices', 7],
  ['a list after another', 'notices', 12],
  ['a list after another', 'notices', 18],
  ['a list after another', 'ignores', 7],
  ['a list after another', 'ignores', 16],
  ['the first real list', 'notices', 3],
  ['the first real list', 'ignores', 3],
  ['the demonstration', 'notices', 6],
  ['the demonstration', 'ignores', 6],
]

describe('an import on PostgreSQL whose lock is lost while another process imports a newer list', () => {
  const engine = testEngine('postgres')

  it.each(steps)(
    '%s, by a process that %s it, before step %i: the newer list stands',
    async (name, noticing, step) => {
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
      // An import that reports success is done; any other is dropped, or was finished by the other process.
      expect(result === 'done' ? ['done'] : ['done', 'dropped', null]).toContain(statuses[0])
    },
  )
})
