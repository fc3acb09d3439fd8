import { z } from 'zod'
import { placePrecisions } from '#domain/property/geographic-place.ts'
import { categories, modalities } from '#domain/property/listing.ts'
import { Property, UfSchema } from './property-schemas.ts'

export { Property }

const total = z.int().nonnegative().describe('Quantos imóveis')

export const PropertySearchPage = z
  .strictObject({
    items: z.array(Property),
    total: total.describe('Quantos imóveis ao todo, em todas as páginas'),
    page: z.int().nonnegative(),
    limit: z.int().positive(),
    corrections: z
      .array(z.strictObject({ field: z.enum(['city', 'text']), value: z.string(), total }))
      .describe('Quando nada serve: até três grafias parecidas que acham algo, a de mais imóveis primeiro'),
  })
  .meta({ id: 'PropertyPage' })
export type PropertySearchPage = z.infer<typeof PropertySearchPage>

export const PropertyCount = z.strictObject({ total }).meta({ id: 'Count' })
export type PropertyCount = z.infer<typeof PropertyCount>

export const CuratedPage = z
  .strictObject({ items: z.array(Property), total: total.describe('Quantos imóveis têm direito à lista') })
  .meta({ id: 'CuratedPage' })
export type CuratedPage = z.infer<typeof CuratedPage>

const answers = z.strictObject({
  yes: total,
  no: total,
  unknown: total.describe('Quantos não informam'),
})

/** The counts of each dimension apply all other filters without its own: the result of choosing a value. */
export const Facets = z
  .strictObject({
    total: total.describe('Quantos imóveis com todos os filtros'),
    state: z.array(z.strictObject({ value: UfSchema, total })).describe('Do maior para o menor'),
    city: z.array(z.strictObject({ value: z.string(), state: UfSchema, total })).describe('As 50 maiores'),
    neighborhood: z
      .array(z.strictObject({ value: z.string(), city: z.string(), state: UfSchema, total }))
      .describe('Os 50 maiores'),
    category: z.array(z.strictObject({ value: z.enum(categories), total })).describe('As cinco, nesta ordem'),
    modality: z
      .array(z.strictObject({ value: z.enum(modalities), total }))
      .describe('As quatro, nesta ordem'),
    price: z
      .array(
        z.strictObject({
          min: z.number().describe('Reais, inclusive'),
          max: z.number().nullable().describe('Reais, inclusive; null = sem limite'),
          total,
        }),
      )
      .describe('Faixas de preço'),
    financing: answers.describe('Aceita financiamento'),
    fgts: answers.describe('Aceita FGTS'),
    occupancy: answers.describe('yes = desocupado, no = ocupado'),
    paid: answers.describe(
      'yes = abaixo do que se pagou no prédio, no = não abaixo, unknown = sem estimativa',
    ),
  })
  .meta({ id: 'Facets' })
export type Facets = z.infer<typeof Facets>

/** Places whose names a person may be typing. */
export const PlaceSuggestions = z
  .strictObject({
    places: z.array(
      z.strictObject({
        kind: z.enum(['state', 'city', 'neighborhood']),
        name: z.string(),
        city: z.string().nullable().describe('A cidade de um bairro'),
        state: UfSchema,
        total: total.describe('Quantos imóveis a busca dele encontra'),
      }),
    ),
  })
  .meta({ id: 'PlaceSuggestions' })
export type PlaceSuggestions = z.infer<typeof PlaceSuggestions>

/** Properties requested by number, in the order requested. */
export const ListedProperties = z.strictObject({ items: z.array(Property) }).meta({ id: 'Listed' })
export type ListedProperties = z.infer<typeof ListedProperties>

/**
 * All matches in columns, city after city and, in each, point after point: the first `cities[0].totals[0]` entries of
 * `ids`, `prices`, `discounts` and `categories` are at the first point of the first city, and so on.
 */
export const MapPoints = z
  .strictObject({
    total,
    near: z
      .strictObject({ lat: z.number(), lng: z.number() })
      .nullable()
      .describe('Sede do município de `near`, em graus WGS84'),
    cities: z
      .array(
        z.strictObject({
          state: UfSchema,
          name: z.string(),
          precision: z.enum(placePrecisions).describe('A que os pontos se referem'),
          lats: z.array(z.number()).describe('Graus WGS84, um por ponto'),
          lngs: z.array(z.number()).describe('Graus WGS84, um por ponto'),
          totals: z.array(total).describe('Imóveis em cada ponto'),
        }),
      )
      .describe('Uma cidade volta a aparecer para cada precisão dos seus pontos'),
    ids: z.array(z.int()).describe('Diferença para o número anterior (o primeiro, para 0)'),
    prices: z.array(z.int()).describe('Preço em reais inteiros'),
    discounts: z.array(z.int().nullable()).describe('Desconto sobre a avaliação, em % inteiros'),
    categories: z.string().describe('Uma letra por imóvel: c, a, t, r, o (comercial) ou - (nenhuma)'),
  })
  .meta({ id: 'MapPoints' })
export type MapPoints = z.infer<typeof MapPoints>

export const StateTotals = z
  .array(z.strictObject({ uf: UfSchema, name: z.string(), total }))
  .describe('Os 27 estados, em ordem de nome')
export type StateTotals = z.infer<typeof StateTotals>

export const CityTotals = z
  .array(
    z.strictObject({
      name: z.string(),
      total,
      located: z.boolean().describe('Se o município é conhecido; só então `near` aceita a cidade'),
    }),
  )
  .describe('Em ordem de nome')
export type CityTotals = z.infer<typeof CityTotals>

export const CatalogueStats = z
  .strictObject({
    total: total.describe('Imóveis à venda'),
    states: z.int().describe('Estados com ao menos um imóvel'),
    source: z.enum(['demo', 'caixa']),
    updatedAt: z.iso.datetime({ offset: true }).nullable().describe('Última importação'),
    listDate: z.iso.date().nullable().describe('Data de geração mais nova entre as listas'),
    oldestListDate: z.iso
      .date()
      .nullable()
      .describe('Data da lista mais antiga entre as dos estados com imóveis à venda'),
    lists: z
      .array(
        z.strictObject({
          uf: UfSchema,
          listDate: z.iso.date().describe('Data da lista mais nova do estado'),
          firstListDate: z.iso
            .date()
            .describe('Data da primeira lista lida do estado; igual a `listDate` quando só uma foi lida'),
          total: total.describe('Imóveis à venda no estado'),
          unseen: total.describe('Destes, os que a lista mais nova não trouxe sem provar que saíram'),
        }),
      )
      .describe('As listas dos estados, em ordem de sigla'),
    newLastImport: z
      .int()
      .nonnegative()
      .describe('Imóveis novos na última importação, fora os da primeira lista de cada estado'),
    gone: z.int().nonnegative().describe('Imóveis que saíram das listas'),
  })
  .meta({ id: 'Stats' })
export type CatalogueStats = z.infer<typeof CatalogueStats>
