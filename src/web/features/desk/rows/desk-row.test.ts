import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { unknownLotFacts } from '#contract/own-lot.ts'
import { nothingWritten } from '#contract/nothing-written.ts'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import type { FavoriteStage } from '#domain/property/favorite-stage.ts'
import { buildBoard } from '../board/board-columns.ts'
import { sumPrices } from './price-sum.ts'
import { describeSums } from '../bulk/desk-strip.tsx'
import { StageMark } from '../table/desk-cells.tsx'
import { deskColumns } from '../table/desk-columns.ts'
import { buildLotRow } from './lot-row.ts'

const now = Date.parse('2026-11-26T15:00:00Z')
const lotAt = (stage: FavoriteStage | null): OwnLot => ({
  ...unknownLotFacts,
  ...nothingWritten,
  id: 'a3bb189e-8bf9-3888-9912-ace4e6543002',
  title: 'Sobrado no Cambuí',
  hasText: false,
  saved_at: '2026-11-20T12:00:00Z',
  stage,
  firstRound: { date: '2026-12-01', time: null, price: null },
})

it('a property without a stage is being looked at, in the table, its file and on the board', () => {
  const row = buildLotRow(lotAt(null), 20, now)
  const column = deskColumns.find(({ key }) => key === 'stage')!
  const context = { clients: new Map<string, string>(), demonstration: false, homeOf: null }
  expect(column.fileOf(row, context)).toBe('Analisando')
  expect(renderToStaticMarkup(StageMark(row))).toContain('analisando')
  expect(buildBoard([row], new Map()).find(({ rows }) => rows.length > 0)?.stage).toBe('analisando')
  expect(column.sortOf?.(row, context)).toBe(
    column.sortOf?.(buildLotRow(lotAt('analisando'), 20, now), context),
  )
})

it.each([
  [null, ['1ª praça']],
  ['lance', ['1ª praça']],
  ['arrematado', []],
  ['vendido', []],
] as const)('a lot at %s has the dates %j', (stage, dates) => {
  expect(buildLotRow(lotAt(stage), 20, now).dates.map(({ what }) => what)).toEqual(dates)
})

describe('the prices of a desk', () => {
  const rowOf = (price: number | null, gone = false) => ({
    ...buildLotRow({ ...lotAt('lance'), price }, 20, now),
    range: null,
    gone,
  })
  it.each([
    ['all are offered', [rowOf(100_000), rowOf(250_000), rowOf(null)], 'R$ 350 mil', ''],
    [
      'one left the list',
      [rowOf(100_000), rowOf(250_000, true)],
      'R$ 100 mil',
      'Soma sem o que saiu da lista',
    ],
    [
      'two left the list',
      [rowOf(100_000), rowOf(250_000, true), rowOf(null, true)],
      'R$ 100 mil',
      'Soma sem os 2 que saíram da lista',
    ],
    ['all left it', [rowOf(250_000, true)], '', ''],
    ['none is known', [rowOf(null)], '', ''],
  ])(
    'have one sum in the strip of the table, also of chosen ones, and on the board, where %s',
    (_, rows, sum, without) => {
      const [strip, board] = [
        describeSums(rows, true),
        buildBoard(rows, new Map()).find(({ rows: own }) => own.length > 0)?.sum,
      ].map(text => text?.replaceAll('\u00a0', ' '))
      expect(strip).toBe(sum === '' ? '' : `${sum} em preço`)
      expect(board).toBe(sum)
      expect(sumPrices(rows).without).toBe(without)
    },
  )
})
