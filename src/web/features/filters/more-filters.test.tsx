// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { describe, expect } from 'vitest'
import type { Facets } from '#contract/catalogue-schemas.ts'
import { criteriaTable } from '#domain/search/criteria-table.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import type { Uf } from '#domain/states.ts'
import { emptyFacets } from '#test/support/faked-catalogue.ts'
import { it, type ShownComponent } from '#test/support/rendered-component.ts'
import { citiesQuery, suggestionsQuery } from '../../data/catalogue/list-queries.ts'
import MoreFilters from './more-filters.tsx'

const facets: Facets = {
  ...emptyFacets,
  city: [{ value: 'CAMPINAS', state: 'SP', total: 9 }],
  neighborhood: [{ value: 'CENTRO', city: 'CAMPINAS', state: 'SP', total: 4 }],
  category: [{ value: 'casa', total: 7 }],
  fgts: { yes: 0, no: 3, unknown: 78 },
  occupancy: { yes: 12, no: 0, unknown: 66 },
}

/** Shows the filters; `read` returns the criteria that differ from those of an empty search. */
function show({ render }: ShownComponent, given: Partial<Criteria> = {}) {
  let current: Criteria = { ...emptyCriteria, ...given }
  const Holder = () => {
    const [criteria, setCriteria] = useState(current)
    // oxlint-disable-next-line react/globals -- the test reads what the form holds
    current = criteria
    return (
      <MoreFilters
        criteria={criteria}
        facets={facets}
        change={change => setCriteria(before => ({ ...before, ...change }))}
      />
    )
  }
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  for (const [typed, ufs] of [
    ['campinas', ['SP']],
    ['itu', ['SP']],
    ['bom jesus', ['PB', 'RS']],
    ['queimadas', ['CE']],
  ] as const)
    client.setQueryData(suggestionsQuery('server', typed, emptyCriteria).queryKey, {
      places: ufs.map(state => ({
        kind: 'city' as const,
        name: formatPlaceName(typed),
        city: null,
        state,
        total: 1,
      })),
    })
  for (const [uf, cities] of Object.entries({ SP: ['Campinas', 'Itu'], PB: ['Bom Jesus'] }))
    client.setQueryData(
      citiesQuery('server', uf as Uf).queryKey,
      cities.map(name => ({ name, total: 1, located: true })),
    )
  client.setQueryData(citiesQuery('server', 'CE').queryKey, [{ name: 'QUEIMADAS', total: 1, located: false }])
  render(
    <QueryClientProvider client={client}>
      <Holder />
    </QueryClientProvider>,
  )
  return () =>
    Object.fromEntries(
      Object.entries(current).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(emptyCriteria[name as keyof Criteria]),
      ),
    )
}

const group = (name: string) => within(screen.getByRole('group', { name }))

describe('the filters', () => {
  it('have a field for every bound, flag and number of days of the table', ({ view }) => {
    show(view)
    const fields = [...document.querySelectorAll('label, legend')].map(({ textContent }) => textContent)
    const rows = Object.values(criteriaTable).filter(
      row => row.kind === 'bound' || row.kind === 'flag' || row.kind === 'steps',
    )
    expect(rows.map(({ label }) => label).filter(label => !fields.includes(label))).toEqual([])
  })

  it('take several types, and leave one out', async ({ view }) => {
    const read = show(view)
    await view.user.click(screen.getByRole('checkbox', { name: /^Casa/ }))
    await view.user.click(screen.getByRole('checkbox', { name: /^Apartamento/ }))
    expect(read()).toEqual({ category: ['casa', 'apartamento'] })
    const less = screen.getByRole('button', { name: 'Menos Casa' })
    expect(less.getAttribute('aria-pressed')).toBe('false')
    await view.user.click(less)
    expect(read()).toEqual({ category: ['apartamento'], notCategory: ['casa'] })
    expect(less.getAttribute('aria-pressed')).toBe('true')
    await view.user.click(less)
    expect(read()).toEqual({ category: ['apartamento'] })
  })

  it('want a modality again that was left out', async ({ view }) => {
    const read = show(view, { notModality: ['leilao'] })
    await view.user.click(screen.getByRole('checkbox', { name: /^Leilão SFI/ }))
    expect(read()).toEqual({ modality: ['leilao'] })
  })

  it('take neighborhoods in any spelling', async ({ view }) => {
    const read = show(view, { city: ['Campinas'], neighborhood: ['Centro'] })
    await view.user.click(group('Bairro').getByRole('button', { name: 'Menos Centro' }))
    expect(read()).toEqual({ city: ['Campinas'], notNeighborhood: ['CENTRO'] })
  })

  it('offer the surroundings of one chosen city, and their distance', async ({ view }) => {
    const read = show(view, { city: ['Campinas'] })
    await view.user.click(screen.getByRole('button', { name: 'e vizinhos até 30 km' }))
    expect(read()).toEqual({ near: 'Campinas,SP', within: 30 })
    const distance = screen.getByRole('slider', { name: 'Campinas, SP e vizinhos' })
    expect(distance.getAttribute('aria-valuetext')).toBe('até 30 km')
    await view.user.click(screen.getByRole('button', { name: 'Só Campinas' }))
    expect(read()).toEqual({ state: ['SP'], city: ['Campinas'] })
  })

  it.for([
    ['Campinas', 'keep the room of the offer while a city of the result is not known yet', [true]],
    ['Camp', 'keep no room for a part of a city’s name', []],
  ] as const)('%s: %s', ([name, , disabled], { view }) => {
    show(view, { city: [name], state: ['PR'] })
    const rooms = screen.queryAllByText<HTMLButtonElement>('e vizinhos até 30 km')
    expect(rooms.map(room => room.disabled && room.classList.contains('invisible'))).toEqual(disabled)
  })

  it('offer the surroundings of a city with few listings, in place of its region', async ({ view }) => {
    const read = show(view, { city: ['Itu'], region: ['sudeste'], interior: true })
    await view.user.click(screen.getByRole('button', { name: 'e vizinhos até 30 km' }))
    expect(read()).toEqual({ near: 'Itu,SP', within: 30 })
  })

  it('offer the surroundings of a name that one of the chosen states has', async ({ view }) => {
    const read = show(view, { city: ['Bom Jesus'], state: ['SP', 'PB'] })
    await view.user.click(screen.getByRole('button', { name: 'e vizinhos até 30 km' }))
    expect(read()).toEqual({ near: 'Bom Jesus,PB', within: 30 })
  })

  it('take several states, and take each out again', async ({ view }) => {
    const read = show(view, { state: ['SP'] })
    const more = screen.getByRole('combobox', { name: 'Mais um estado' })
    await view.user.selectOptions(more, 'Minas Gerais')
    await view.user.selectOptions(more, 'Goiás')
    expect(read()).toEqual({ state: ['SP', 'MG', 'GO'] })
    await view.user.click(screen.getByRole('checkbox', { name: 'São Paulo' }))
    await view.user.click(screen.getByRole('checkbox', { name: 'Goiás' }))
    expect(read()).toEqual({ state: ['MG'] })
    expect(screen.queryByRole('checkbox', { name: 'Minas Gerais' })).toBeNull()
  })

  it('offer no further state before one is chosen', ({ view }) => {
    show(view)
    expect(screen.queryByRole('combobox', { name: 'Mais um estado' })).toBeNull()
  })

  it('offer no surroundings of a city whose state is not known', ({ view }) => {
    show(view, { city: ['Bom Jesus'] })
    expect(screen.queryByRole('button', { name: /vizinhos/ })).toBeNull()
  })

  it('offer no surroundings of a city whose municipality is not known, in its state or without one', ({
    view,
  }) => {
    for (const state of [['CE'], []] satisfies Uf[][]) {
      show(view, { city: ['Queimadas'], state })
      expect(group('Parcela até').getByLabelText('Entrada')).toBeTruthy()
      expect(screen.queryByRole('button', { name: /vizinhos/ })).toBeNull()
    }
  })

  it('take regions and the interior', async ({ view }) => {
    const read = show(view, { state: ['SP'] })
    await view.user.click(screen.getByRole('checkbox', { name: 'Nordeste' }))
    await view.user.click(screen.getByRole('radio', { name: 'Interior' }))
    expect(read()).toEqual({ region: ['nordeste'], interior: true })
    await view.user.click(screen.getByRole('radio', { name: 'Só a capital' }))
    expect(read()).toEqual({ region: ['nordeste'], interior: false })
    await view.user.click(screen.getByRole('radio', { name: 'Tanto faz' }))
    expect(read()).toEqual({ region: ['nordeste'] })
  })

  it('take an instalment and a down payment, and say by which terms', async ({ view }) => {
    const read = show(view)
    await view.user.type(screen.getByLabelText('Parcela máxima'), '1500')
    await view.user.type(screen.getByLabelText('Entrada'), '40000')
    expect(read()).toEqual({ maxInstalment: 150_000, downPayment: 4_000_000 })
    expect(group('Parcela até').getByText(/SAC, 11,49% ao ano, 20 anos/)).toBeTruthy()
  })

  it('take days, and keep the number of a link', async ({ view }) => {
    const read = show(view, { newWithin: 12 })
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Entrou na lista' })
    expect(field.value).toBe('12')
    await view.user.selectOptions(field, '7')
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Baixou de preço' }), '15')
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Encerra' }), '3')
    expect(read()).toEqual({ newWithin: 7, cutWithin: 15, closesWithin: 3 })
    await view.user.selectOptions(field, '')
    expect(read()).toEqual({ cutWithin: 15, closesWithin: 3 })
  })
})

describe('a filter whose answer is often not known', () => {
  it('says how many are known, and takes the unknown ones until its switch is off', async ({ view }) => {
    const read = show(view)
    expect(screen.getByText('aceita: 0 · não informado: 78')).toBeTruthy()
    expect(screen.queryByRole('switch')).toBeNull()
    await view.user.click(screen.getByRole('checkbox', { name: 'Aceita FGTS' }))
    expect(read()).toEqual({ fgts: true, orUnknown: ['fgts'] })
    const unknown = screen.getByRole<HTMLInputElement>('switch', { name: /^Incluir não informado/ })
    expect(unknown.checked).toBe(true)
    await view.user.click(unknown)
    expect(read()).toEqual({ fgts: true })
    await view.user.click(screen.getByRole('checkbox', { name: 'Aceita FGTS' }))
    expect(read()).toEqual({})
  })

  it('keeps the other filters’ unknown ones', async ({ view }) => {
    const read = show(view, { financing: true, orUnknown: ['financing'] })
    await view.user.click(screen.getByRole('radio', { name: 'Desocupado' }))
    expect(read()).toEqual({
      financing: true,
      occupancy: 'vacant',
      orUnknown: ['financing', 'occupancy'],
    })
    expect(screen.getByText('desocupado: 12 · ocupado: 0 · não informado: 66')).toBeTruthy()
    await view.user.click(group('Ocupação').getByRole('radio', { name: 'Todas' }))
    expect(read()).toEqual({ financing: true, orUnknown: ['financing'] })
  })
})
