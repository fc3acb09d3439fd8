import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { describeListGap } from '#domain/caixa/list-gap-words.ts'
import { readList } from '#domain/caixa/list-reader.ts'
import { decodeList } from '#server/catalogue/import/decode-list.ts'
import { emptyKnownCatalogue } from '#server/catalogue/import/known-catalogue.ts'
import { planImport } from '#server/catalogue/import/plan-import.ts'
import { createPause, readWholeList } from '#server/catalogue/import/read-whole-list.ts'
import { applyPlan } from './support/applied-plan.ts'
import { inDepth } from './support/depth.ts'
import { findSharedFile } from './support/shared-files.ts'

const folders = [
  'caixa/lists',
  'caixa/national-2026-01-23',
  'caixa/national-2026-02-13',
  'caixa/lists-rewritten',
]
const files = folders
  .flatMap(folder => {
    const path = findSharedFile(folder)
    return path === null ? [] : readdirSync(path).map(name => ({ name, path: join(path, name) }))
  })
  .flatMap(({ name, path }) => {
    const [, date, state] = /^(\d{4}-\d\d-\d\d)_([A-Z]{2})\.csv/.exec(name) ?? []
    return date === undefined || state === undefined ? [] : [{ date, state, path }]
  })

const read = (path: string): string => {
  const bytes = readFileSync(path)
  return decodeList(path.endsWith('.gz') ? gunzipSync(bytes) : bytes)
}

/** `npm test` takes the states of short lists. */
const states = inDepth(['AC', 'AP', 'DF', 'PB', 'RR', 'TO'], [...new Set(files.map(each => each.state))])

describe.skipIf(files.length === 0)('presence on the real lists', () => {
  it('calls nothing unseen in the consecutive lists of every state but what the rule says', async () => {
    const pause = createPause(undefined, () => undefined)
    const [said, pairs] = [[] as string[], { count: 0, gone: 0, unseen: 0 }]
    for (const state of states) {
      const known = emptyKnownCatalogue()
      const own = files.filter(each => each.state === state)
      for (const { date, path } of own.toSorted((one, other) => (one.date < other.date ? -1 : 1))) {
        const list = readList(read(path))
        if (list.kind === 'refused') continue
        const whole = await readWholeList(list, pause)
        if (whole.listings.length === 0) continue
        const plan = await planImport(
          whole,
          known,
          { listDate: date, partial: false },
          async () => new Map(),
          pause,
        )
        if (known.lastLists.size > 0) pairs.count++
        pairs.gone += plan.counts.gone
        pairs.unseen += plan.counts.unseen
        for (const gap of plan.gaps) said.push(...describeListGap(gap, date))
        for (const slipped of plan.slippedStates) said.push(`${slipped} ${date}: prices wrong as a whole`)
        applyPlan(known, plan, date)
      }
    }
    expect(said).toEqual([])
    expect(pairs).toEqual(
      inDepth({ count: 16, gone: 1_132, unseen: 0 }, { count: 73, gone: 16_963, unseen: 0 }),
    )
  })
})
