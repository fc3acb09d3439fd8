import { describe, expect, it } from 'vitest'
import { addressLine, mapSearchUrl, streetViewUrl } from './outside-maps.ts'

const place = {
  address: 'RUA DA PAZ,N. 244 APTO. 302',
  neighborhood: 'BARRA DE JANGADA',
  city: 'JABOATAO DOS GUARARAPES',
  state: 'PE',
  lat: -8.1129,
  lng: -35.0147,
  precision: 'building',
} as const

const words = 'Rua da Paz, N. 244 Apto. 302, Barra de Jangada, Jaboatão dos Guararapes - PE, Brasil'

const query = (url: string, key: string) => new URL(url).searchParams.get(key)

describe('links to external maps', () => {
  it('use the coordinates when they are those of the address', () => {
    expect(query(mapSearchUrl(place), 'query')).toBe('-8.1129,-35.0147')
    expect(query(streetViewUrl(place), 'viewpoint')).toBe('-8.1129,-35.0147')
  })

  it.each(['near', 'street', 'cep', 'neighborhood', 'city', 'state', null] as const)(
    'use the address text at precision %s',
    precision => {
      expect(query(mapSearchUrl({ ...place, precision }), 'query')).toBe(words)
      expect(query(streetViewUrl({ ...place, precision }), 'q')).toBe(words)
    },
  )

  it('use only the city when nothing else is known', () => {
    const bare = { ...place, address: ' ', neighborhood: '', lat: null, lng: null, precision: null }
    expect(addressLine(bare)).toBe('')
    expect(query(mapSearchUrl(bare), 'query')).toBe('Jaboatão dos Guararapes - PE, Brasil')
  })
})
