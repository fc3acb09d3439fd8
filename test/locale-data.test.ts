import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Builds a formatter only when somebody asks for what it writes; not on a first visit. */
const allowed = [
  'src/domain/consultant/consultant-texts.ts',
  'src/web/features/property/comparable-columns.ts',
]

const listSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(name => `${folder}/${name}`)

describe("the browser's code", () => {
  it('writes numbers, dates and orders itself: building one of the platform’s formatters costs a phone 100 ms', () => {
    const sources = ['src/domain', 'src/contract', 'src/web'].flatMap(listSources)
    const using = sources.filter(path =>
      /\bnew Intl\.|\.toLocale|\.localeCompare/.test(readFileSync(path, 'utf8')),
    )
    expect(using.toSorted()).toEqual(allowed)
  })

  it('builds none of them while modules load', () => {
    for (const path of allowed)
      expect(readFileSync(path, 'utf8')).not.toMatch(/^(?:export )?const \w+ = new Intl\./m)
  })
})
