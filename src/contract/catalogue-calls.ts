import { z } from 'zod'
import { curatedLists } from '#domain/search/curated-lists.ts'
import { textField } from '#domain/search/criteria-fields.ts'
import { tidyText } from '#domain/fold-text.ts'
import type { ApiCall } from './api-call.ts'
import {
  CityTotals,
  PropertyCount,
  CuratedPage,
  Facets,
  ListedProperties,
  MapPoints,
  PlaceSuggestions,
  PropertySearchPage,
  StateTotals,
  CatalogueStats,
} from './catalogue-schemas.ts'
import { PropertyNumber, UfSchema, UfInPath } from './property-schemas.ts'
import {
  readFilters,
  readLimit,
  readPropertyIds,
  readPropertyType,
  readSearch,
  readSuggestions,
  readWaitingDays,
} from './catalogue-queries.ts'
import { waitingPrior } from '#domain/waiting/waiting-prior.ts'
import { MapClusters, NeighborhoodReturns } from './map-cluster-schemas.ts'
import { PropertyDetail, Region } from './property-detail-schemas.ts'
import { PropertyFacts } from './property-facts-schemas.ts'
import { FilterQuery, SearchQuery } from './search-schemas.ts'

const tag = 'Catálogo'

/** A state as it is asked for; one that does not exist has no listings. */
const AnyUf = z
  .string()
  .transform(given => given.trim().toUpperCase())
  .meta({ enum: UfSchema.options, description: UfSchema.description })

const CityName = z
  .string()
  .transform((given, context) => {
    const read = textField.read([tidyText(given)])
    if ('problem' in read) context.addIssue(read.problem)
    return 'problem' in read ? z.NEVER : (read.value ?? '')
  })
  .meta({ maxLength: 200 })

/** Every call of the catalogue. */
export const catalogueCalls = {
  search: {
    method: 'get',
    path: '/api/properties',
    tag,
    summary: 'Busca imóveis à venda',
    description: 'A ordem é total: páginas nunca se sobrepõem. Parâmetros desconhecidos são ignorados.',
    access: 'public',
    turn: { queue: 'ordinary', cost: 40 },
    query: SearchQuery,
    readQuery: readSearch,
    response: PropertySearchPage,
    errors: ['bad_request'],
  },
  count: {
    method: 'get',
    path: '/api/properties/count',
    tag,
    summary: 'Conta os imóveis de uma busca',
    access: 'public',
    turn: { queue: 'ordinary', cost: 20 },
    query: FilterQuery,
    readQuery: readFilters,
    response: PropertyCount,
    errors: ['bad_request'],
  },
  suggestions: {
    method: 'get',
    path: '/api/properties/suggestions',
    tag,
    summary: 'Municípios e bairros cujo nome, ou uma palavra dele, começa com o texto',
    access: 'public',
    turn: { queue: 'ordinary', cost: 20 },
    description:
      'Com filtros, conta dentro deles; o lugar sugerido entra no lugar dos que eles tiverem. O text de uma busca chama-se aqui words.',
    query: FilterQuery.extend({
      text: z.string().max(100).describe('Sem acentos nem maiúsculas'),
      words: z.string().max(200).optional().describe('O text da busca'),
    }),
    readQuery: readSuggestions,
    response: PlaceSuggestions,
    errors: ['bad_request'],
  },
  curated: {
    method: 'get',
    path: '/api/properties/curated/{list}',
    tag,
    summary: 'Listas prontas: alto ROI, encerrando em breve, localização premium, maiores descontos',
    access: 'public',
    turn: { queue: 'ordinary', cost: 40 },
    pathParameters: z.object({ list: z.enum(curatedLists) }),
    query: z.object({
      limit: z.int().min(1).max(100).optional().describe('90 em roi e discount, 60 em ending e premium'),
    }),
    readQuery: readLimit,
    response: CuratedPage,
    errors: ['bad_request', 'not_found'],
  },
  facets: {
    method: 'get',
    path: '/api/properties/facets',
    tag,
    summary: 'Quantos imóveis por estado, cidade, bairro, categoria, modalidade e faixa de preço',
    description: 'Cada dimensão é contada com todos os filtros, menos o dela própria.',
    access: 'public',
    turn: { queue: 'ordinary', cost: 40 },
    query: FilterQuery,
    readQuery: readFilters,
    response: Facets,
    errors: ['bad_request', 'too_many_requests'],
  },
  map: {
    method: 'get',
    path: '/api/properties/map',
    tag,
    summary: 'Todos os imóveis de uma busca, por lugar',
    access: 'public',
    turn: { queue: 'large', cost: 150 },
    query: FilterQuery,
    readQuery: readFilters,
    response: MapPoints,
    errors: ['bad_request', 'too_many_requests'],
  },
  clusters: {
    method: 'get',
    path: '/api/properties/map/clusters',
    tag,
    summary: 'As bolhas com que o mapa de uma busca começa, e os primeiros imóveis da sua lista',
    access: 'public',
    turn: { queue: 'large', cost: 150 },
    query: FilterQuery,
    readQuery: readFilters,
    response: MapClusters,
    errors: ['bad_request', 'too_many_requests'],
  },
  neighborhoodReturns: {
    method: 'get',
    path: '/api/properties/map/neighborhoods',
    tag,
    summary: 'O retorno mediano dos imóveis de uma busca em cada bairro',
    access: 'public',
    turn: { queue: 'large', cost: 150 },
    query: FilterQuery,
    readQuery: readFilters,
    response: NeighborhoodReturns,
    errors: ['bad_request', 'too_many_requests'],
  },
  listed: {
    method: 'get',
    path: '/api/properties/listed',
    tag,
    summary: 'Imóveis pelos números, na ordem pedida',
    description: 'Números desconhecidos ficam de fora; os que saíram da lista vêm com gone.',
    access: 'public',
    turn: { queue: 'ordinary', cost: 40 },
    query: z.object({
      ids: z.string().describe('Até 100 números de imóveis, separados por vírgula'),
    }),
    readQuery: readPropertyIds,
    response: ListedProperties,
    errors: ['bad_request', 'too_many_requests'],
  },
  auctionCalendar: {
    method: 'get',
    path: '/api/properties/{id}/auction.ics',
    tag,
    summary: 'As datas de leilão ou licitação que vêm, para a agenda (iCalendar)',
    access: 'public',
    turn: { queue: 'ordinary', cost: 20 },
    pathParameters: z.object({ id: PropertyNumber.describe('Número do imóvel') }),
    response: z.string(),
    content: 'text/calendar',
    errors: ['property_not_found', 'not_found', 'too_many_requests'],
  },
  property: {
    method: 'get',
    path: '/api/properties/{id}',
    tag,
    summary:
      'Um imóvel inteiro, mesmo que já tenha saído da lista: análise, nota, região, comparáveis, história',
    access: 'plan',
    pathParameters: z.object({ id: PropertyNumber.describe('Número do imóvel na Caixa') }),
    query: z.object({
      waitingDays: z
        .int()
        .min(waitingPrior.horizon.from)
        .max(waitingPrior.horizon.to)
        .optional()
        .describe('Prazo de waiting, em dias a partir da lista; 90 quando falta'),
    }),
    readQuery: readWaitingDays,
    response: PropertyDetail,
    errors: ['bad_request', 'property_not_found'],
  },
  facts: {
    method: 'get',
    path: '/api/properties/{id}/facts',
    tag,
    summary: 'O que a Caixa diz de um imóvel, mesmo que já tenha saído da lista, e o próximo preço da escada',
    description: 'A resposta é a mesma para todos: nada nela depende de quem pergunta.',
    access: 'public',
    turn: { queue: 'ordinary', cost: 40 },
    pathParameters: z.object({ id: PropertyNumber.describe('Número do imóvel na Caixa') }),
    response: PropertyFacts,
    errors: ['property_not_found', 'too_many_requests'],
  },
  states: {
    method: 'get',
    path: '/api/states',
    tag,
    summary: 'Os 27 estados e quantos imóveis cada um tem',
    access: 'public',
    turn: { queue: 'ordinary', cost: 20 },
    response: StateTotals,
    errors: [],
  },
  cities: {
    method: 'get',
    path: '/api/states/{uf}/cities',
    tag,
    summary: 'As cidades de um estado que têm imóveis',
    access: 'public',
    turn: { queue: 'ordinary', cost: 20 },
    pathParameters: z.object({ uf: UfInPath }),
    response: CityTotals,
    errors: ['state_not_found'],
  },
  stats: {
    method: 'get',
    path: '/api/stats',
    tag,
    summary: 'O catálogo em números',
    access: 'public',
    turn: { queue: 'ordinary', cost: 20 },
    response: CatalogueStats,
    errors: [],
  },
  region: {
    method: 'get',
    path: '/api/regions/{uf}/{city}',
    tag,
    summary: 'Médias e liquidez de uma cidade',
    access: 'public',
    turn: { queue: 'ordinary', cost: 40 },
    pathParameters: z.object({ uf: AnyUf, city: CityName }),
    query: z.object({ type: z.string().optional().describe('Categoria ou tipo do imóvel') }),
    readQuery: readPropertyType,
    response: Region,
    errors: ['bad_request'],
  },
} as const satisfies Record<string, ApiCall>
