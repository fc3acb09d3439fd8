import { z } from 'zod'
import { categories, modalities, occupancies } from '#domain/property/listing.ts'
import { sortOrders } from '#domain/search/search-criteria.ts'
import { UfSchema } from './property-schemas.ts'

const text = z.string().max(200)
const flag = z.enum(['true', 'false'])
const reais = z.number().nonnegative().multipleOf(0.01)
const count = z.int().nonnegative()

/**
 * The filters of a search as query parameters, for the documentation only: domain/search/search-criteria.ts reads them in
 * browser and server.
 */
export const SearchFilters = z
  .object({
    state: z.array(UfSchema).describe('Pode repetir'),
    city: z
      .array(text)
      .max(20)
      .describe(
        'Parte do nome ou, entre aspas duplas, o nome inteiro; sem acentos nem maiúsculas; pode repetir, até 20 vezes',
      ),
    neighborhood: z
      .array(text)
      .max(60)
      .describe('Nome inteiro, sem acentos nem maiúsculas; pode repetir, até 60 vezes'),
    text: text.describe(
      'Toda palavra deve aparecer em cidade, bairro, endereço, descrição, tipo ou UF; contam as 20 primeiras',
    ),
    category: z.enum(categories),
    modality: z.array(z.enum(modalities)).describe('Pode repetir'),
    minPrice: reais.describe('Em reais, inclusive; 0 = sem mínimo'),
    maxPrice: reais.describe('Em reais, inclusive; 0 = sem máximo'),
    minArea: reais.describe('Em m², inclusive'),
    maxArea: reais.describe('Em m², inclusive'),
    minDiscount: z.number().min(0).max(100).describe('Em %'),
    minNetRoi: z
      .number()
      .min(-100)
      .max(1000)
      .multipleOf(0.01)
      .describe('ROI líquido estimado, em %, inclusive; 0 = sem prejuízo'),
    minRooms: count.describe('Quartos, ao menos'),
    minGarage: count.describe('Vagas, ao menos'),
    financing: flag.describe('Aceita financiamento'),
    fgts: flag.describe('Aceita FGTS'),
    occupancy: z.enum(occupancies).describe('Ocupação'),
    hasAuctionDate: flag.describe('Tem data de leilão por vir'),
  })
  .partial()

/** Filters, order and page. */
export const SearchQuery = SearchFilters.extend({
  sort: z.enum(sortOrders).optional().describe('Ordem; relevance = com foto primeiro, mais novos primeiro'),
  page: count.optional().describe('A partir de 0'),
  limit: z.int().min(1).max(100).optional().describe('Imóveis por página; 30 quando não dito'),
})
