import { z } from 'zod'
import { categories, modalities } from '#domain/property/listing.ts'
import { Property, UfSchema } from './property-schemas.ts'

const total = z.int().nonnegative().describe('Quantos imóveis')
const slug = z.string().describe('O nome na forma do endereço')
const day = z.iso.date().describe('Dia, AAAA-MM-DD')

const neighbors = z
  .array(
    z.strictObject({
      uf: UfSchema,
      name: z.string(),
      slug,
      km: z.number().describe('Entre as sedes, com uma casa decimal'),
      total,
      lastSeen: day.nullable().describe('Sem imóveis: a lista mais nova que ainda tinha algum'),
    }),
  )
  .describe(
    'As oito cidades mais próximas que têm ou tiveram imóveis em um ano, da mais próxima; os da página de um tipo, só os desse tipo. País e estados não têm vizinhas',
  )

/** Everything that the page of a place shows: the whole country, a state, a city, a city's properties of one type. */
export const PlacePage = z
  .strictObject({
    uf: UfSchema.nullable().describe('null: o país'),
    city: z
      .strictObject({ name: z.string().describe('O do município; sem um conhecido, como na lista'), slug })
      .nullable(),
    category: z.enum(categories).nullable(),
    total,
    unseen: total.describe('Destes, os que a lista mais nova do estado não trouxe sem provar que saíram'),
    listDate: day.nullable().describe('A data da lista do estado; no país, a da mais nova'),
    lastSeen: day.nullable().describe('Sem imóveis: a lista mais nova que ainda tinha algum'),
    changes: z
      .strictObject({
        since: day.describe('A data da lista de antes'),
        arrived: total,
        left: total,
        cheaper: total.describe('Quantos ficaram mais baratos'),
      })
      .nullable()
      .describe(
        'O que mudou entre as duas últimas listas inteiras do estado; no país só onde são as mesmas datas em todos; null: não se sabe',
      ),
    medianPrice: z.number().nullable().describe('Reais'),
    medianDiscount: z.number().nullable().describe('Percentual sobre a avaliação'),
    perSquareMeter: z
      .array(
        z.strictObject({
          category: z.enum(categories),
          median: z.number().describe('Reais por m²'),
          total: total.describe('Quantos imóveis com área conhecida'),
        }),
      )
      .describe('Por tipo, do que tem mais imóveis ao que tem menos; só com 5 imóveis ou mais'),
    categories: z
      .array(z.strictObject({ category: z.enum(categories), total }))
      .describe('Só as que têm, da que tem mais'),
    modalities: z
      .array(z.strictObject({ modality: z.enum(modalities), total }))
      .describe('Só as que têm, da que tem mais'),
    neighborhoods: z
      .array(z.strictObject({ name: z.string().describe('Como na lista'), total }))
      .describe('Os dez maiores da cidade; só em cidades'),
    priceBands: z
      .array(
        z.strictObject({ from: z.number(), to: z.number().nullable().describe('Já fora da faixa'), total }),
      )
      .describe('Até oito faixas de preço iguais, em reais; a última sem limite'),
    parts: z
      .array(
        z.strictObject({
          uf: UfSchema,
          name: z.string(),
          slug,
          total: total.nullable().describe('Quantos imóveis; null: nenhuma lista do estado foi lida'),
        }),
      )
      .describe('Estados do país (27) ou cidades do estado que têm imóveis, em ordem de nome'),
    neighbors,
    listings: z.array(Property).describe('Uma página, os mais novos na lista primeiro'),
    page: z.int().positive().describe('A partir de 1'),
    pageSize: z.int().positive(),
  })
  .meta({ id: 'PlacePage' })
export type PlacePage = z.infer<typeof PlacePage>

/** The cities nearest to a municipality, whether or not it has listings. */
export const PlaceNeighbors = z
  .strictObject({
    uf: UfSchema,
    city: z.strictObject({ name: z.string(), slug }),
    neighbors,
  })
  .meta({ id: 'PlaceNeighbors' })
export type PlaceNeighbors = z.infer<typeof PlaceNeighbors>
