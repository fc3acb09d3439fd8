import { z } from 'zod'
import { curatedLists } from '#domain/search/curated.ts'
import type { Call } from './call.ts'
import {
  CityTotals,
  Count,
  CuratedPage,
  Facets,
  MapPoints,
  Property,
  PropertyPage,
  Region,
  StateTotals,
  Stats,
} from './catalogue.ts'
import { Uf } from './property.ts'
import { Filters, SearchQuery } from './search.ts'

const tag = 'Catálogo'

/** Every public call of the catalogue. */
export const catalogueCalls = {
  search: {
    method: 'get',
    path: '/api/properties',
    tag,
    summary: 'Busca imóveis à venda',
    description: 'A ordem é total: páginas nunca se sobrepõem. Parâmetros desconhecidos são ignorados.',
    query: SearchQuery,
    response: PropertyPage,
    errors: ['bad_request'],
  },
  count: {
    method: 'get',
    path: '/api/properties/count',
    tag,
    summary: 'Conta os imóveis de uma busca',
    query: Filters,
    response: Count,
    errors: ['bad_request'],
  },
  curated: {
    method: 'get',
    path: '/api/properties/curated/{list}',
    tag,
    summary: 'Listas prontas: alto ROI, encerrando em breve, localização premium, maiores descontos',
    pathParameters: z.object({ list: z.enum(curatedLists) }),
    query: z.object({
      limit: z.int().min(1).max(100).optional().describe('90 em roi e discount, 60 em ending e premium'),
    }),
    response: CuratedPage,
    errors: ['bad_request', 'not_found'],
  },
  facets: {
    method: 'get',
    path: '/api/properties/facets',
    tag,
    summary: 'Quantos imóveis por estado, cidade, bairro, categoria, modalidade e faixa de preço',
    description: 'Cada dimensão é contada com todos os filtros, menos o dela própria.',
    query: Filters,
    response: Facets,
    errors: ['bad_request'],
  },
  map: {
    method: 'get',
    path: '/api/properties/map',
    tag,
    summary: 'Todos os imóveis de uma busca, por lugar',
    query: Filters,
    response: MapPoints,
    errors: ['bad_request'],
  },
  property: {
    method: 'get',
    path: '/api/properties/{id}',
    tag,
    summary: 'Um imóvel, mesmo que já tenha saído da lista',
    pathParameters: z.object({ id: z.string().describe('Número do imóvel na Caixa') }),
    response: Property,
    errors: ['property_not_found'],
  },
  states: {
    method: 'get',
    path: '/api/states',
    tag,
    summary: 'Os 27 estados e quantos imóveis cada um tem',
    response: StateTotals,
    errors: [],
  },
  cities: {
    method: 'get',
    path: '/api/states/{uf}/cities',
    tag,
    summary: 'As cidades de um estado que têm imóveis',
    pathParameters: z.object({ uf: Uf }),
    response: CityTotals,
    errors: ['state_not_found'],
  },
  stats: {
    method: 'get',
    path: '/api/stats',
    tag,
    summary: 'O catálogo em números',
    response: Stats,
    errors: [],
  },
  region: {
    method: 'get',
    path: '/api/regions/{uf}/{city}',
    tag,
    summary: 'Médias e liquidez de uma cidade',
    pathParameters: z.object({ uf: Uf, city: z.string().max(200) }),
    query: z.object({ type: z.string().optional().describe('Categoria ou tipo do imóvel') }),
    response: Region,
    errors: ['bad_request'],
  },
} as const satisfies Record<string, Call>

/** Every call of the API. */
export const calls: readonly Call[] = Object.values(catalogueCalls)
