import { expect, it } from 'vitest'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { createBundledCatalogue } from '../../../data/catalogue/bundled/demonstration-catalogue.ts'
import { buildBundledGazetteer } from '../../../data/catalogue/bundled/bundled-sentences.ts'
import { createLocalListingSource } from './local-consultant.ts'

const head = ` Lista de Imóveis da Caixa;;Data de geração:;16/11/2026;;;;;;;
 N° do imóvel;UF;Cidade;Bairro;Endereço;Preço;Valor de avaliação;Desconto;Financiamento;Descrição;Modalidade de venda;Link de acesso

`
const row = (id: number, uf: string, city: string, district: string) =>
  ` ${id} ;${uf} ;${city} ;${district} ;RUA A, N. ${id} ;100.000,00 ;200.000,00 ;50.00 ;Sim ;Casa, 0.00 de área total ;Venda Online ;https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=${id}`

/** More cities of Goiás than the 50 that facets name; the city Goiás is not among those 50. */
const ofGoias = Array.from({ length: 55 }, (_, at) => row(100 + at, 'GO', `CIDADE ${at}`, 'CENTRO'))
const list =
  head +
  [
    row(1, 'RS', 'SANTA MARIA', 'CAMOBI'),
    row(2, 'RS', 'SANTA MARIA', 'CENTRO'),
    row(3, 'RN', 'SANTA MARIA', 'CENTRO'),
    row(4, 'PA', 'SANTA MARIA DO PARA', 'CENTRO'),
    row(5, 'RN', 'NATAL', 'SANTA MARIA'),
    ...ofGoias,
    row(998, 'GO', 'AGUAS LINDAS DE GOIAS', 'CENTRO'),
    row(997, 'GO', 'VALPARAISO DE GOIAS', 'CENTRO'),
    row(999, 'GO', 'GOIAS', 'SETOR SUL'),
    row(996, 'DF', 'CEILANDIA', 'SETOR O'),
    row(995, 'DF', 'BRASILIA', 'ASA SUL'),
  ].join('\n')
const places = JSON.stringify({
  'DF ceilandia': { lat: -15.82, lng: -48.11, precision: 'city', name: 'Brasília' },
})
const municipalities = ['DF,Brasília,-15.79,-47.88', 'GO,Goiás,-15.93,-50.14'].join('\n')
const catalogue = createBundledCatalogue(
  { list, places, municipalities },
  () => new Date('2026-11-20T12:00:00Z'),
)
const source = createLocalListingSource(catalogue, () => null)

it('returns the states with a city of exactly this name, the one with the most listings first', async () => {
  expect(await source.statesOf('santa maria')).toEqual([
    { state: 'RS', total: 2, name: 'SANTA MARIA' },
    { state: 'RN', total: 1, name: 'SANTA MARIA' },
  ])
  expect(await source.statesOf('maria')).toEqual([])
  expect(await source.statesOf('nenhuma')).toEqual([])
})

it('returns a listing by its number, and nothing for an unknown one', async () => {
  expect((await source.byIds(['4', '5000'])).map(({ city }) => city)).toEqual(['SANTA MARIA DO PARA'])
})

it('finds a city named like its large state, without the cities that contain the name', async () => {
  expect(await source.statesOf('goias')).toEqual([{ state: 'GO', total: 1, name: 'Goiás' }])
})

it('finds what the list calls a city, and not all of its municipality', async () => {
  expect(await source.statesOf('ceilandia')).toEqual([{ state: 'DF', total: 1, name: 'CEILANDIA' }])
  expect(await source.statesOf('brasilia')).toEqual([{ state: 'DF', total: 2, name: 'Brasília' }])
})

it('returns the first listings and the total', async () => {
  const { items, total } = await source.search({ ...emptyCriteria, state: ['RS'], sort: 'price' }, 1)
  expect([items.map(({ city }) => city), total]).toEqual([['SANTA MARIA'], 2])
})

it('knows every place of a small catalogue by name', async () => {
  const { cities, neighborhoods } = await buildBundledGazetteer(catalogue)
  expect(new Set(cities.get('santa maria'))).toEqual(
    new Set([
      { key: 'santa maria', state: 'RS', total: 2 },
      { key: 'santa maria', state: 'RN', total: 1 },
    ]),
  )
  expect(cities.size).toBe(62)
  expect(neighborhoods.get('camobi')).toEqual([
    { key: 'camobi', cityKey: 'santa maria', state: 'RS', total: 1 },
  ])
})
