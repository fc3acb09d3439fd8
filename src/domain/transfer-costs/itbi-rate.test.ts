import { describe, expect, it } from 'vitest'
import type { Uf } from '../states.ts'
import { findItbiRate, itbiRates } from './itbi-rate.ts'

describe('the ITBI of a municipality', () => {
  it.each<[Uf, string, number]>([
    ['RJ', 'RIO DE JANEIRO', 3],
    ['SP', 'SAO PAULO', 3],
    ['SP', 'São Paulo', 3],
    ['MG', 'BELO  HORIZONTE', 3],
    ['PA', 'Belém', 2],
    ['PR', 'CURITIBA', 2.7],
    ['RS', 'CAXIAS DO SUL', 2],
    ['DF', 'BRASILIA', 2],
    ['GO', 'GOIANIA', 2],
    ['CE', 'FORTALEZA', 2],
    ['RJ', 'SAO GONCALO', 3],
  ])('is found for every spelling of the city: %s, %s', (state, city, percent) => {
    expect(findItbiRate(state, city)?.percent).toBe(percent)
  })

  it.each(['CEILANDIA', 'SAMAMBAIA', 'TAGUATINGA', 'LAGO SUL'])(
    'is the Federal District’s in each of its regions: %s',
    region => {
      expect(findItbiRate('DF', region)).toBe(findItbiRate('DF', 'BRASILIA'))
    },
  )

  it.each<[Uf, string]>([
    ['SP', 'COTIA'],
    ['PB', 'BELEM'],
    ['SP', 'RIO DE JANEIRO'],
    ['SP', 'Lugar nenhum'],
    ['SP', ''],
  ])(
    'is null when it is not known, even if another state has a city of that name: %s, “%s”',
    (state, city) => {
      expect(findItbiRate(state, city)).toBeNull()
    },
  )

  it('has a percentage, a source, and a note that ends with a full stop', () => {
    for (const [key, { percent, source, note }] of Object.entries(itbiRates)) {
      expect(percent, key).toBeGreaterThanOrEqual(0.5)
      expect(percent, key).toBeLessThanOrEqual(5)
      expect(source, key).toMatch(/\p{L}{4}/u)
      if (note !== undefined) expect(note, key).toMatch(/^\S.*\.$/)
    }
  })

  it('says where another source disagrees', () => {
    expect(findItbiRate('PA', 'BELEM')?.note).toContain('diz 3%')
  })

  it('is listed in alphabetical order', () => {
    const keys = Object.keys(itbiRates)
    expect(keys).toEqual(keys.toSorted())
  })
})
