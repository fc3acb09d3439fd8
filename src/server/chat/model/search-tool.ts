import { z } from 'zod'
import { Filters } from '#contract/search.ts'
import { placed } from '#domain/consultant/place.ts'
import { ordered } from '#domain/consultant/searching.ts'
import { criteriaFields, readCriteria, sorts } from '#domain/search/criteria.ts'
import { filtersJson } from '#domain/search/filters-json.ts'
import type { Understanding } from '#domain/search/sentence/sentence.ts'
import type { Queryable } from '../../database/database.ts'
import { shelfOn } from '../rules.ts'
import { listingFacts } from './compact.ts'
import type { Evidence } from './evidence.ts'
import { plainSchema, type ReadingTool, readingTool, wrong } from './tool.ts'

const most = 6
const flag = z.boolean()

/** The filters of GET /api/properties, which `readCriteria` checks as it does there. */
const takes = Filters.extend({
  financing: flag.describe('Aceita financiamento'),
  fgts: flag.describe('Aceita FGTS'),
  hasAuctionDate: flag.describe('Tem data de leilão por vir'),
  sort: z
    .enum(sorts)
    .describe('- antes do nome = do maior para o menor; não dito = do mais barato ao mais caro'),
  limit: z.int().min(1).max(most),
}).partial()

export interface SearchDependencies {
  db: Queryable
  now: () => Date
  /** What the question asks for besides filters. */
  flags: Understanding['flags']
  signal: AbortSignal
  onFailure: (tool: string, cause: unknown) => void
}

const names = new Set<string>([...criteriaFields, 'limit'])

/** Creates a tool that searches the catalogue, with the place and order of the consultant's own rules. */
export function searchTool(
  { db, now, flags, signal, onFailure }: SearchDependencies,
  evidence: Evidence,
): ReadingTool {
  const tool = readingTool(
    {
      name: 'search_properties',
      description:
        'Busca imóveis à venda no catálogo. Devolve quantos há ao todo e os primeiros (no máximo 6). Só passe os filtros pedidos.',
      takes: z.record(z.string(), z.unknown()),
      status: 'Buscando imóveis...',
      async run(given) {
        const unknown = Object.keys(given).filter(name => !names.has(name))
        if (unknown.length > 0) {
          return wrong(Object.fromEntries(unknown.map(name => [name, 'Não existe este filtro.'])))
        }
        const { criteria: asked, errors } = readCriteria(given)
        if (Object.keys(errors).length > 0) return wrong(errors)
        const limit = Math.min(most, Math.max(1, Math.trunc(Number(given.limit)) || most))
        const shelf = shelfOn(db, now(), signal)
        const { criteria } = await placed(ordered({ criteria: asked, flags }), shelf)
        const { items, total } = await shelf.search(criteria, limit)
        evidence.addSearch({ criteria, total, items })
        return { total, filtros: filtersJson(criteria), imoveis: items.map(listingFacts) }
      },
    },
    onFailure,
  )
  return { ...tool, takes: plainSchema(takes) }
}
