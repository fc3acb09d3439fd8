import { expect, it } from 'vitest'
import { buildUnderstoodChips } from './answer-view.tsx'

const asked = {
  category: 'apartamento' as const,
  city: ['ANAPOLIS'],
  state: ['GO' as const],
  minRooms: 2,
  maxPrice: 100_000,
  financing: true,
  sort: '-roi' as const,
}

it('every filter is a chip, relaxed ones are marked, and each can be removed', () => {
  const chips = buildUnderstoodChips({ asked, relaxed: ['financing'] })
  expect(chips.map(({ label, setAside }) => (setAside ? `(${label})` : label))).toEqual([
    'Anápolis, GO',
    'Apartamento',
    'até R$\u00a0100\u00a0mil',
    '2+ quartos',
    '(Aceita financiamento)',
    'Mais abaixo da avaliação',
  ])
  expect(chips.find(({ key }) => key === 'minPrice')?.without).toEqual({
    category: 'apartamento',
    city: 'ANAPOLIS',
    state: 'GO',
    minRooms: 2,
    financing: true,
    sort: '-roi',
  })
  expect(chips.find(({ key }) => key === 'sort')?.without).not.toHaveProperty('sort')
})

it('the consultant’s default order is not a chip', () => {
  expect(buildUnderstoodChips({ asked: { state: 'GO', sort: 'price' }, relaxed: [] })).toHaveLength(1)
})

it('a chip stays for a range with one relaxed end', () => {
  const [price] = buildUnderstoodChips({
    asked: { minPrice: 50_000, maxPrice: 100_000 },
    relaxed: ['minPrice'],
  })
  expect(price?.setAside).toBe(false)
})

it('one city with its state is one chip; several cities have one each', () => {
  const labels = (asked: Parameters<typeof buildUnderstoodChips>[0]['asked']) =>
    buildUnderstoodChips({ asked, relaxed: [] }).map(({ label }) => label)
  expect(buildUnderstoodChips({ asked: { state: 'GO', city: 'ANAPOLIS' }, relaxed: ['city'] })).toEqual([
    { key: 'city-ANAPOLIS', label: 'Anápolis, GO', setAside: false, without: {} },
  ])
  expect(labels({ state: 'GO', city: ['ANAPOLIS', 'JATAI'] })).toEqual(['Goiás', 'Anápolis', 'Jataí'])
  expect(labels({ city: 'ANAPOLIS' })).toEqual(['Anápolis'])
})
