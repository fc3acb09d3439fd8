import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { writeRulesPage } from './write-rules-page.ts'

it('docs/RULES.md matches the output of `npm run rules`', () => {
  const written = readFileSync(resolve(import.meta.dirname, '../../../docs/RULES.md'), 'utf8')
  expect(written).toBe(writeRulesPage())
})
