import { z } from 'zod'
import { categories, modalities, occupancies } from '#domain/property/listing.ts'
import { sortOrders, unknownAnswers } from '#domain/search/search-criteria.ts'
import { curatedLists } from '#domain/search/curated-lists.ts'
import { regions } from '#domain/regions.ts'
import { UfSchema } from './property-schemas.ts'

const text = z.string().max(200)
const flag = z.enum(['true', 'false'])
const reais = z.number().nonnegative().multipleOf(0.01)
const count = z.int().nonnegative()
const places = z.array(text).max(100)
const days = z.int().min(1).max(90)

/**
 * The filters of a search as query parameters, for the documentation only: domain/search/search-criteria.ts reads them in
 * browser and server.
 */
export const SearchFilters = z
  .object({
    state: z.array(UfSchema).describe('Pode repetir'),
    region: z.array(z.enum(regions)).describe('Estados destas regiões; pode repetir'),
    city: places.describe(
      'O nome de um município é só ele; outro texto, as cidades cujo nome o contém; sem acentos nem maiúsculas; pode repetir, até 100 vezes',
    ),
    notCity: places.describe('Nenhuma destas cidades'),
    neighborhood: places.describe('Nome inteiro, sem acentos nem maiúsculas; pode repetir, até 100 vezes'),
    notNeighborhood: places.describe('Nenhum destes bairros'),
    interior: flag.describe('true = fora da capital do estado; false = só na capital'),
    near: text.describe(
      'Município e UF, como Campinas,SP: municípios cuja sede fica a até `within` km da sede dele',
    ),
    within: z.int().min(1).max(300).describe('Em km; 30 quando não dito'),
    shape: z
      .string()
      .max(4000)
      .describe('Área desenhada no mapa: encoded polyline de 3 a 200 pontos, sem linhas que se cruzem'),
    text: text.describe(
      'Toda palavra deve ser o começo de uma palavra de cidade, bairro, endereço, tipo, UF ou descrição; contam as 20 primeiras',
    ),
    category: z.array(z.enum(categories)).describe('Pode repetir'),
    notCategory: z.array(z.enum(categories)).describe('Nenhuma destas'),
    modality: z.array(z.enum(modalities)).describe('Pode repetir'),
    notModality: z.array(z.enum(modalities)).describe('Nenhuma destas'),
    minPrice: reais.describe('Em reais, inclusive; 0 = sem mínimo'),
    maxPrice: reais.describe('Em reais, inclusive; 0 = sem máximo'),
    minArea: reais.describe('Em m², inclusive'),
    maxArea: reais.describe('Em m², inclusive'),
    minDiscount: z
      .number()
      .min(0)
      .max(100)
      .describe('Em %, inclusive; compara com as duas casas da resposta: 49,84 não chega a 50'),
    minNetRoi: z
      .number()
      .min(-100)
      .max(1000)
      .multipleOf(0.01)
      .describe(
        'ROI líquido estimado, em %, inclusive, com as duas casas da resposta (48,84 não chega a 49); 0 = sem prejuízo',
      ),
    minReturn: z
      .number()
      .min(-100)
      .max(1000)
      .multipleOf(0.01)
      .describe('ROI líquido no pior caso, em %, inclusive'),
    unexplained: flag.describe(
      'Desconto fora do comum: acima de 80%, sem que a página da Caixa tenha sido lida; false = sem eles',
    ),
    maxInstalment: reais.describe(
      'Primeira parcela (SAC) do que falta além de `downPayment`, com a taxa e o prazo padrão; sem os que se sabe que não são financiados',
    ),
    downPayment: reais.describe('Entrada, em reais'),
    minRooms: count.describe('Quartos, ao menos'),
    minGarage: count.describe('Vagas, ao menos'),
    financing: flag.describe('Aceita financiamento'),
    fgts: flag.describe('Aceita FGTS'),
    occupancy: z.enum(occupancies).describe('Ocupação'),
    orUnknown: z.array(z.enum(unknownAnswers)).describe('Nestes filtros, ficam também os que não informam'),
    hasAuctionDate: flag.describe('Tem data de leilão por vir'),
    newWithin: days.describe(
      'Entraram na lista do estado há até tantos dias, contados da lista mais nova dele',
    ),
    cutWithin: days.describe('Baixaram de preço há até tantos dias, contados da lista mais nova do estado'),
    rung: z
      .int()
      .min(1)
      .max(20)
      .describe('Degraus que o preço já desceu na escada observada, ao menos; só onde a regra vale'),
    list: z.enum(curatedLists).describe('Os imóveis de uma lista pronta'),
    closesWithin: days.describe(
      'Próxima data até o fim do dia, em Brasília, que vem tantos dias depois de hoje',
    ),
  })
  .partial()

/** Filters, order and page. */
export const SearchQuery = SearchFilters.extend({
  sort: z
    .enum(sortOrders)
    .optional()
    .describe(
      'Ordem; relevance = primeiro o que paga até no pior caso e de que se sabe mais; nextPrice = próximo degrau da escada, o mais perto primeiro',
    ),
  page: count.optional().describe('A partir de 0'),
  limit: z.int().min(1).max(100).optional().describe('Imóveis por página; 30 quando não dito'),
})
