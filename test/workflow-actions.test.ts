import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const folder = resolve(import.meta.dirname, '../.github/workflows')

it('actions of others are named by commit, which nobody can move, with the version beside it', () => {
  const used = readdirSync(folder).flatMap(name =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\buses:\s*(.*)$/gm)].map(
      ([, action = '']) => action,
    ),
  )
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter(action => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
})
