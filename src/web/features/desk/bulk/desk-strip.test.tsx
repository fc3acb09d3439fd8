import { expect, it } from 'vitest'
import { favoriteOf } from '#test/support/faked-favorites.ts'
import { renderedText } from '#test/support/markup.ts'
import { listedProperty } from '#test/support/property-detail.ts'
import { buildFavoriteRow } from '../use-desk.ts'
import { DeskStrip } from './desk-strip.tsx'

const nothing = () => undefined
const rowOf = (id: string, gone: boolean) =>
  buildFavoriteRow(
    favoriteOf({ ...listedProperty, id, gone, listed: gone ? 'gone' : 'listed', price: 100_000 }),
    undefined,
    15,
    Date.parse('2026-11-23T12:00:00-03:00'),
  )
const rows = [rowOf('1', false), rowOf('2', true)]

it.each([
  ['of all', [], true],
  ['of a chosen one', rows.slice(0, 1), false],
])('the sum %s says what it leaves out, to everybody who reads it', (_, chosen, isSaid) => {
  const text = renderedText(
    <DeskStrip
      rows={rows}
      chosen={chosen}
      isResidentBuyer
      most={4}
      onAll={nothing}
      onClear={nothing}
      onShare={nothing}
      onFile={nothing}
      onPrint={nothing}
      onRemove={nothing}
    >
      {null}
    </DeskStrip>,
  ).replaceAll('\u00a0', ' ')
  expect(text).toContain('R$ 100 mil em preço')
  expect(text.includes('Soma sem o que saiu da lista')).toBe(isSaid)
})
