// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { describe, expect } from 'vitest'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { emptyFacets } from '#test/support/faked-catalogue.ts'
import { it, type ShownComponent } from '#test/support/rendered-component.ts'
import { CityFilterField } from './city-filter-field.tsx'

const facets = {
  ...emptyFacets,
  city: [
    { value: 'CAMPINAS', state: 'SP' as const, total: 9 },
    { value: 'SUMARE', state: 'SP' as const, total: 4 },
    { value: 'APARECIDA DE GOIANIA', state: 'GO' as const, total: 12 },
    { value: 'GOIANIA', state: 'GO' as const, total: 7 },
    { value: 'GOIANIRA', state: 'GO' as const, total: 3 },
  ],
}

/** Shows the field; `read` returns what it asks for. */
function show({ render }: ShownComponent, given: Partial<Criteria> = {}) {
  let current: Criteria = { ...emptyCriteria, ...given }
  const Holder = () => {
    const [criteria, setCriteria] = useState(current)
    // oxlint-disable-next-line react/globals -- the test reads what the form holds
    current = criteria
    return (
      <CityFilterField
        criteria={criteria}
        facets={facets}
        onChange={cities => setCriteria(before => ({ ...before, ...cities }))}
      />
    )
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Holder />
    </QueryClientProvider>,
  )
  return () => ({ city: current.city, notCity: current.notCity })
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Cidade' })

describe('the field for cities', () => {
  for (const [typed, cities] of [
    ['Campinas, menos Sumaré', { city: ['Campinas'], notCity: ['Sumaré'] }],
    ['menos  Sumaré, - Itu', { city: [], notCity: ['Sumaré', 'Itu'] }],
    ['Minas Novas, ', { city: ['Minas Novas'], notCity: [] }],
  ] as const)
    it(`reads “${typed}”`, async ({ view }) => {
      const read = show(view)
      await view.user.click(field())
      await view.user.paste(typed)
      expect(read()).toEqual(cities)
      expect(field().value).toBe(typed)
    })

  for (const [typed, names] of [
    ['Goiânia', ['Goiânia', 'Aparecida de Goiânia']],
    ['goian', ['Goiânia', 'Goianira', 'Aparecida de Goiânia']],
    ['Campinas', []],
  ] as const)
    it(`suggests for “${typed}” the city of that very name first: ${names.join(', ')}`, async ({ view }) => {
      show(view)
      await view.user.click(field())
      await view.user.paste(typed)
      expect(screen.queryAllByRole('option').map(option => option.firstChild?.textContent)).toEqual(names)
    })

  it('writes what is left out, and completes it', async ({ view }) => {
    const read = show(view, { city: ['CAMPINAS'], notCity: ['ITU'] })
    expect(field().value).toBe('Campinas, menos Itu')
    await view.user.click(field())
    await view.user.keyboard('{End}, menos su')
    expect(screen.getByRole('option', { name: /^Sumaré/ })).toBeTruthy()
    await view.user.keyboard('{ArrowDown}{Enter}')
    expect(field().value).toBe('Campinas, menos Itu, menos Sumaré')
    expect(read()).toEqual({ city: ['Campinas'], notCity: ['Itu', 'Sumaré'] })
    expect(screen.queryByRole('option')).toBeNull()
  })
})
