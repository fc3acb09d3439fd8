import { expect, it } from 'vitest'
import { listPriceChanges, selectLastOfEachDay } from './price-changes.ts'

type Entry = {
  day: string
  kind: 'new' | 'changed' | 'gone' | 'back'
  price: number
  modality: 'leilao' | 'licitacao'
}
const entry = (
  day: string,
  kind: Entry['kind'],
  price: number,
  modality: Entry['modality'] = 'licitacao',
): Entry => ({
  day,
  kind,
  price,
  modality,
})
const dayOf = ({ day }: Entry): string => day

it('is a step where the price changes, and where an auction becomes a sale at the same price', () => {
  const history = [
    entry('2026-01-01', 'new', 100, 'leilao'),
    entry('2026-02-01', 'changed', 100),
    entry('2026-03-01', 'gone', 100),
    entry('2026-04-01', 'back', 100),
    entry('2026-05-01', 'changed', 90),
  ]
  expect(listPriceChanges(history, dayOf).map(({ day }) => day)).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-05-01',
  ])
  expect(listPriceChanges([], dayOf)).toEqual([])
})

it('counts a price that a later list of the same day corrects as never stated', () => {
  const history = [
    entry('2026-01-01', 'new', 100),
    entry('2026-02-01', 'changed', 9),
    entry('2026-02-01', 'changed', 100),
    entry('2026-03-01', 'back', 80),
    entry('2026-03-01', 'changed', 70),
  ]
  expect(listPriceChanges(history, dayOf).map(({ price }) => price)).toEqual([100, 70])
  expect(selectLastOfEachDay(history, dayOf).map(({ kind }) => kind)).toEqual(['new', 'changed', 'back'])
})
