import { describe, expect, it } from 'vitest'
import { favoriteOf } from '#test/support/faked-favorites.ts'
import { listedHouses } from '#test/support/faked-catalogue.ts'
import { buildFavoriteRow } from './favorite-row.ts'
import { describeMovedElsewhere, findMovedElsewhere, readStages } from './use-moved-elsewhere.ts'

const now = Date.parse('2026-01-10T12:00:00Z')
const rowsIn = (...stages: ('visitado' | 'lance' | null)[]) =>
  listedHouses(stages.length).map((house, at) =>
    buildFavoriteRow(favoriteOf(house, { stage: stages[at] ?? null }), undefined, 15, now),
  )

describe('a desk that two devices have open', () => {
  it('reports only what was moved here and then on another device', () => {
    const before = readStages(rowsIn('visitado', 'visitado', null))
    const after = rowsIn('lance', 'lance', null)
    const [first] = after
    expect(findMovedElsewhere(after, before, ({ id }) => id === first?.id)).toEqual([first])
    expect(findMovedElsewhere(after, readStages(after), () => true)).toEqual([])
    expect(findMovedElsewhere(after, new Map(), () => true)).toEqual([])
  })

  it('names one, and counts many', () => {
    const rows = rowsIn('lance', 'lance')
    expect(describeMovedElsewhere(rows.slice(0, 1)).description).toMatch(
      /está agora em “Lance dado”: vale a última mudança\.$/,
    )
    expect(describeMovedElsewhere(rows).description).toBe(
      '2 imóveis mudaram de etapa: vale a última mudança.',
    )
  })
})
