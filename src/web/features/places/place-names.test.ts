import { describe, expect, it } from 'vitest'
import type { NamedPlace } from './place-names.ts'
import { placeHeadline, placePagePath, placePath, searchOfPlace } from './place-names.ts'

const city = { name: 'SAO JOSE DO RIO PRETO', slug: 'sao-jose-do-rio-preto' }

describe('the names and addresses of a place', () => {
  it.each<[NamedPlace, string, string]>([
    [{ uf: null, city: null, category: null }, 'Imóveis da Caixa no Brasil', '/imoveis'],
    [{ uf: 'GO', city: null, category: null }, 'Imóveis da Caixa em Goiás', '/imoveis/go'],
    [{ uf: 'BA', city: null, category: null }, 'Imóveis da Caixa na Bahia', '/imoveis/ba'],
    [{ uf: 'SP', city: null, category: null }, 'Imóveis da Caixa no estado de São Paulo', '/imoveis/sp'],
    [
      { uf: 'SP', city: { name: 'SAO PAULO', slug: 'sao-paulo' }, category: null },
      'Imóveis da Caixa em São Paulo',
      '/imoveis/sp/sao-paulo',
    ],
    [
      { uf: 'SP', city, category: null },
      'Imóveis da Caixa em São José do Rio Preto',
      '/imoveis/sp/sao-jose-do-rio-preto',
    ],
    [
      { uf: 'SP', city, category: 'rural' },
      'Imóveis rurais da Caixa em São José do Rio Preto',
      '/imoveis/sp/sao-jose-do-rio-preto/rural',
    ],
  ])('of %o', (place, headline, path) => {
    expect([placeHeadline(place), placePath(place)]).toEqual([headline, path])
  })

  it('number every page but the first', () => {
    const place = { uf: 'SP', city, category: null } as const
    expect(placePagePath(place, 1)).toBe('/imoveis/sp/sao-jose-do-rio-preto')
    expect(placePagePath(place, 7)).toBe('/imoveis/sp/sao-jose-do-rio-preto?pagina=7')
  })

  it('lead to the search of the same place, type and neighborhood', () => {
    expect(searchOfPlace({ uf: 'SP', city, category: 'casa' }, { neighborhood: 'BOA VISTA' })).toEqual({
      state: 'SP',
      city: 'São José do Rio Preto',
      neighborhood: 'Boa Vista',
      type: 'casa',
    })
    expect(searchOfPlace({ uf: null, city: null, category: null })).toEqual({})
  })
})
