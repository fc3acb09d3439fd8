import { expect, it } from 'vitest'
import { favoriteOf } from '#test/support/faked-favorites.ts'
import { listedProperty } from '#test/support/property-detail.ts'
import { writeDeskCsv } from './desk-csv.ts'
import { buildFavoriteRow } from './rows/favorite-row.ts'

it('the file has the shown columns, the number and the page, and nothing that a spreadsheet would run', () => {
  const row = buildFavoriteRow(
    favoriteOf(listedProperty, { stage: 'visitado', notes: '=1+1' }),
    undefined,
    15,
    Date.parse('2026-11-23T12:00:00-03:00'),
  )
  const text = writeDeskCsv(
    [row],
    ['stage', 'price', 'next', 'notes'],
    { clients: new Map(), demonstration: false, homeOf: null },
    'https://exemplo.com.br',
  )
  expect(text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Imóvel;Etapa;Preço, R$;Próximo preço, R$;Lista de;Anotações;Na lista?;A confirmar;De onde;Número;Página',
    `Apto Jardim Europa;Visitado;74900;;2026-11-18;'=1+1;sim;;Caixa;8444406898953;https://exemplo.com.br${row.path}`,
  ])
})

it('a return that may be a loss is text that stays as it is', () => {
  const row = buildFavoriteRow(
    favoriteOf(listedProperty),
    undefined,
    15,
    Date.parse('2026-11-23T12:00:00-03:00'),
  )
  const text = writeDeskCsv(
    [{ ...row, range: { low: -37, base: -25, high: -16 } }],
    ['range'],
    { clients: new Map(), demonstration: false, homeOf: null },
    '',
  )
  expect(text).toContain(';de -37 a -16;')
})
