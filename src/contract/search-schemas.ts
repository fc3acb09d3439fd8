import { z } from 'zod'
import type { FieldKind } from '#domain/search/criteria-fields.ts'
import { criteriaTable } from '#domain/search/criteria-table.ts'
import { type Criteria, criteriaFields, sortOrders } from '#domain/search/search-criteria.ts'

type FilterName = Exclude<keyof Criteria, 'sort'>

const filterNames = criteriaFields.filter((name): name is FilterName => name !== 'sort')

/** The schema of one of a field's values. */
function describeValue(kind: FieldKind, inAddress: boolean): z.ZodType {
  switch (kind.type) {
    case 'number': {
      const number = kind.whole ? z.int() : z.number().multipleOf(0.01)
      return number.min(kind.least).max(kind.most)
    }
    case 'boolean':
      return inAddress ? z.enum(['true', 'false']) : z.boolean()
    case 'choice':
    case 'choices':
      return z.enum(kind.choices as [string])
    case 'text':
      return z.string().max(kind.longest)
    case 'texts':
      return z.string().max(200)
  }
}

/** The schema of a field. */
function describeField({ kind }: { kind: FieldKind }, inAddress: boolean): z.ZodType {
  const value = describeValue(kind, inAddress)
  if (kind.type === 'texts') return z.array(value).max(kind.most)
  return kind.type === 'choices' ? z.array(value) : value
}

const describeFields = (inAddress: boolean) =>
  Object.fromEntries(
    filterNames.map(name => {
      const { field, api } = criteriaTable[name]
      return [name, describeField(field, inAddress).describe(api)]
    }),
  )

/** As the address has it: a boolean is a word. */
type InAddress<T> = NonNullable<T> extends boolean ? 'true' | 'false' : NonNullable<T>

/**
 * The filters of a search as query parameters, for the documentation only: domain/search/search-criteria.ts reads them in
 * browser and server.
 */
const SearchFilters = z
  .object(describeFields(true) as { [Name in FilterName]: z.ZodType<InAddress<Criteria[Name]>> })
  .partial()

const order = z.enum(sortOrders)

/** Filters, order and page. */
export const SearchQuery = SearchFilters.extend({
  sort: order.optional().describe(criteriaTable.sort.api),
  page: z.int().nonnegative().optional().describe('A partir de 0'),
  limit: z.int().min(1).max(100).optional().describe('Imóveis por página; 30 quando não dito'),
})

/** The filters of a call that answers for all that is found: the same question as a search's, whose order and page say nothing. */
export const FilterQuery = SearchFilters.extend({
  sort: z.string().optional().describe('Sem efeito: o mesmo pedido da busca'),
  page: z.string().optional().describe('Sem efeito'),
  limit: z.string().optional().describe('Sem efeito'),
})

/** The filters in JSON: booleans and numbers as such, money in reais. */
export const JsonFilters = z
  .object(describeFields(false) as { [Name in FilterName]: z.ZodType<NonNullable<Criteria[Name]>> })
  .partial()
