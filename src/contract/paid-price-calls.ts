import { z } from 'zod'
import { paidKinds } from '#domain/paid-prices/paid-record.ts'
import { paidSilences } from '#domain/paid-prices/estimate-paid-price.ts'
import type { ApiCall } from './api-call.ts'
import { UfSchema } from './property-schemas.ts'

const month = z.string().regex(/^\d{4}-\d{2}$/)
const reais = z.number().positive()

const PaidSale = z
  .strictObject({
    month: month.describe('O mês da transmissão'),
    value: reais.describe('Reais'),
    area: z.number().positive().describe('m², como a prefeitura a mede'),
    financed: z.boolean(),
  })
  .meta({ id: 'PaidSale' })

export type PaidSale = z.infer<typeof PaidSale>

const sales = z.array(PaidSale).describe('Da mais antiga à mais nova')

const PaidPriceEstimate = z
  .strictObject({
    estimate: reais.describe('Reais: o que um apartamento assim teria custado no prédio nesse dia'),
    low: reais.describe('Reais: oito de dez vendas ficam entre este valor e `high`'),
    high: reais,
    area: z.number().positive().describe('m² a que o valor se refere, como a prefeitura os mede'),
    sales,
    others: sales.describe(
      'Outras vendas do prédio em 24 meses, que não entram na estimativa: mais antigas, de outro tamanho ou forçadas',
    ),
    first: month.describe('O mês da primeira venda usada'),
    last: month.describe('O mês da última'),
    basis: z.string().describe('O que são os valores, como “base do ITBI”'),
    city: z.string(),
    source: z.string().describe('De quem são os registros'),
  })
  .meta({ id: 'PaidPriceEstimate' })

const PaidPriceSilence = z
  .strictObject({
    silent: z
      .enum(paidSilences)
      .describe(
        'Por que não há estimativa: city (cidade sem registros, ou que não passou no teste), few (poucas vendas), spread (preços distantes entre si), forced (muitas vendas forçadas), area (área desconhecida num prédio de vários tamanhos), kind (não é apartamento), old (só vendas antigas), address (endereço sem rua e número)',
      ),
    sales,
  })
  .meta({ id: 'PaidPriceSilence' })

export const PaidPriceAnswer = z.union([PaidPriceEstimate, PaidPriceSilence])
export type PaidPriceAnswer = z.infer<typeof PaidPriceAnswer>
export type PaidPriceEstimate = z.infer<typeof PaidPriceEstimate>
export type PaidPriceSilence = z.infer<typeof PaidPriceSilence>

const share = z.number().min(0)
const PaidPriceCity = z
  .strictObject({
    state: UfSchema,
    city: z.string(),
    rows: z.int().min(0).describe('Registros guardados'),
    first: z.iso.date().nullable().describe('O dia do primeiro'),
    last: z.iso.date().describe('O dia do último'),
    growth: z.number().nullable().describe('Quanto os preços sobem por ano, como diferença de logaritmos'),
    width: z.number().nullable().describe('Fator da largura das faixas'),
    tested: z
      .strictObject({
        sales: z.int().min(0).describe('Vendas de meses que a conta não tinha visto'),
        medianError: share.describe('Distância mediana entre a estimativa e o pago, como fração'),
        within20: share.describe('Fração que ficou a até 20%'),
        coverage: share.describe('Fração que ficou dentro da faixa, cada prédio uma vez'),
      })
      .nullable()
      .describe('null: poucas vendas para testar, e nada é estimado'),
  })
  .meta({ id: 'PaidPriceCity' })
export const PaidPriceCities = z.array(PaidPriceCity)

const reasons = z.record(z.string(), z.int().min(0))
/** What an operator sees of a city's records. */
export const PaidCityState = z
  .strictObject({
    state: UfSchema,
    city: z.string(),
    source: z.string(),
    basis: z.string(),
    rows: z.int().min(0),
    first: z.iso.date().nullable(),
    last: z.iso.date(),
    growth: z.number().nullable().describe('Por ano, como diferença de logaritmos'),
    width: z.number().nullable(),
    tested: z
      .strictObject({ sales: z.int().min(0), medianError: share, within20: share, coverage: share })
      .nullable(),
    isShown: z.boolean().describe('Se há estimativas: a cidade passou no teste'),
    flats: z.int().min(0).describe('Apartamentos que a Caixa vende lá'),
    estimated: z.int().min(0).describe('Quantos deles têm estimativa'),
    silent: reasons.describe('Por que os outros não têm'),
    lastImport: z
      .strictObject({
        file: z.string(),
        at: z.iso.datetime(),
        read: z.int().min(0),
        added: z.int().min(0),
        refused: reasons,
      })
      .nullable(),
    site: z
      .strictObject({ askedAt: z.iso.datetime(), failure: z.string().nullable() })
      .nullable()
      .describe('Quando o site da cidade foi perguntado por último; null: não é'),
  })
  .meta({ id: 'PaidCityState' })
export const PaidCityStates = z.array(PaidCityState)
export type PaidCityState = z.infer<typeof PaidCityState>

const isoDate = z.iso.date()

/** Calls about what was paid for properties in cities that publish it. */
export const paidPriceCalls = {
  paidPrice: {
    method: 'get',
    path: '/api/paid-prices',
    tag: 'Preços pagos',
    summary: 'O que se pagou no prédio de um endereço',
    description:
      'De registros públicos de prefeituras. Serve a qualquer endereço da cidade, também de imóveis que a Caixa não vende.',
    access: 'public',
    turn: { queue: 'ordinary', cost: 20 },
    query: z.object({
      state: UfSchema,
      city: z.string().trim().min(1).max(200).describe('Nome do município'),
      address: z.string().trim().min(1).max(300).describe('Rua, número e unidade, como num anúncio'),
      area: z.coerce.number().positive().max(1_000_000).optional().describe('m² do apartamento'),
      kind: z.enum(paidKinds).default('apartamento').describe('Só de apartamentos há estimativa'),
      at: isoDate.optional().describe('Só contam registros de antes deste dia; sem ele, de antes de hoje'),
    }),
    response: PaidPriceAnswer,
    errors: ['bad_request'],
  },
  paidPriceCities: {
    method: 'get',
    path: '/api/paid-prices/cities',
    tag: 'Preços pagos',
    summary: 'As cidades com registros, e o que o teste de cada uma deu',
    access: 'public',
    turn: { queue: 'ordinary', cost: 20 },
    response: PaidPriceCities,
    errors: [],
  },
  paidCityStates: {
    method: 'get',
    path: '/api/admin/paid-prices',
    tag: 'Administração',
    summary: 'Os registros de preços pagos, por cidade',
    access: 'admin',
    response: PaidCityStates,
    errors: [],
  },
} as const satisfies Record<string, ApiCall>
