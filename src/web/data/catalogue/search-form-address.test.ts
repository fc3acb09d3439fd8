import { expect, it } from 'vitest'
import { readSearchAddress } from './search-address.ts'
import { readSearchForm } from './search-form-address.ts'

const sent = { formulario: 'filtros' }

it('leaves the parameters of every other address as they are', () => {
  const parameters = { state: 'GO', minPrice: '150.000', city: 'Campinas, menos Sumaré' }
  expect(readSearchForm(parameters)).toBe(parameters)
  expect(readSearchAddress(parameters)).toMatchObject({ minPrice: null, city: ['Campinas, menos Sumaré'] })
})

it('reads amounts as people write them', () => {
  const criteria = readSearchAddress({
    ...sent,
    minPrice: '80.000',
    maxPrice: 'R$ 150.000,50',
    maxInstalment: '2 mil',
    minArea: '45,5',
    maxArea: 'grande',
  })
  expect(criteria).toMatchObject({
    minPrice: 8_000_000,
    maxPrice: 15_000_050,
    maxInstalment: 200_000,
    minArea: 45.5,
    maxArea: null,
  })
})

it('takes empty fields as no restriction', () => {
  const empty = {
    minPrice: '',
    minRooms: '',
    interior: '',
    city: '',
    rung: '',
    minNetRoi: '',
    state: ['', ''],
  }
  expect(readSearchAddress({ ...sent, ...empty })).toEqual(readSearchAddress({}))
})

it('reads several states, and cities with those that are left out', () => {
  expect(
    readSearchAddress({ ...sent, state: ['GO,SP', 'MG'], city: 'Campinas, menos Sumaré', notCity: 'Itu' }),
  ).toMatchObject({ state: ['GO', 'SP', 'MG'], city: ['Campinas'], notCity: ['Itu', 'Sumaré'] })
})

it('takes what is not known with a filter that is new, and asks the switch beside one that was there', () => {
  const read = (parameters: Record<string, string | string[]>) => readSearchAddress(parameters).orUnknown
  expect(read({ ...sent, financing: 'true' })).toEqual(['financing'])
  expect(read({ formulario: ['filtros', 'financing'], financing: 'true' })).toEqual([])
  expect(read({ formulario: ['filtros', 'financing'], financing: 'true', orUnknown: 'financing' })).toEqual([
    'financing',
  ])
  expect(read({ formulario: ['filtros', 'fgts'], orUnknown: 'fgts' })).toEqual([])
})
