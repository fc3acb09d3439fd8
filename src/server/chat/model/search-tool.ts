import { z } from 'zod'
import { JsonFilters } from '#contract/search-schemas.ts'
import { resolvePlace } from '#domain/consultant/resolve-place.ts'
import { orderCriteria } from '#domain/consultant/search-listings.ts'
import { criteriaFields, readCriteria, sortOrders } from '#domain/search/search-criteria.ts'
import { findUnknownFilters } from '#domain/search/unknown-filters.ts'
import { writeSavedFilters } from '#domain/search/saved-filters.ts'
import type { SentenceUnderstanding } from '#domain/search/sentence/read-sentence.ts'
import type { CatalogueIndex } from '../../catalogue/search-index/catalogue-index.ts'
import type { Queryable } from '../../database/database.ts'
import { findNearProblem } from '../../geo/near-municipality.ts'
import { createCatalogueSource } from '../rules-answerer.ts'
import { compactListing } from './compact-listing.ts'
import type { AnswerEvidence } from './answer-evidence.ts'
import { toPlainSchema, type ReadingTool, createReadingTool, toolArgumentError } from './reading-tool.ts'

const maxSearchResults = 6

/** The filters of GET /api/properties, which `readCriteria` checks as it does there. */
const searchToolInput = JsonFilters.extend({
  sort: z
    .enum(sortOrders)
    .describe('- antes do nome = do maior para o menor; não dito = do mais barato ao mais caro'),
  limit: z.int().min(1).max(maxSearchResults),
}).partial()

export interface SearchToolDependencies {
  db: Queryable
  index: CatalogueIndex
  now: () => Date
  /** The account that asks. */
  accountId: string
  /** What the question asks for besides filters. */
  flags: SentenceUnderstanding['flags']
  signal: AbortSignal
  onFailure: (tool: string, cause: unknown) => void
}

const names = [...criteriaFields, 'limit']

/** Creates a tool that searches the catalogue, with the place and order of the consultant's own rules. */
export function createSearchTool(
  { db, index, now, accountId, flags, signal, onFailure }: SearchToolDependencies,
  evidence: AnswerEvidence,
): ReadingTool {
  const tool = createReadingTool(
    {
      name: 'search_properties',
      description:
        'Busca imóveis à venda no catálogo. Devolve quantos há ao todo e os primeiros (no máximo 6). Só passe os filtros pedidos.',
      takes: z.record(z.string(), z.unknown()),
      status: 'Buscando imóveis...',
      async run(given) {
        const { criteria: asked, errors } = readCriteria(given)
        const problems = { ...findUnknownFilters(given, names), ...errors, ...findNearProblem(asked) }
        if (Object.keys(problems).length > 0) return toolArgumentError(problems)
        const limit = Math.min(
          maxSearchResults,
          Math.max(1, Math.trunc(Number(given.limit)) || maxSearchResults),
        )
        const source = createCatalogueSource({ db, index, now, accountId }, signal)
        const { criteria } = await resolvePlace(orderCriteria({ criteria: asked, flags }), source)
        const { items, total } = await source.search(criteria, limit)
        evidence.addSearch({ criteria, total, items })
        return { total, filtros: writeSavedFilters(criteria), imoveis: items.map(compactListing) }
      },
    },
    onFailure,
  )
  return { ...tool, inputSchema: toPlainSchema(searchToolInput) }
}
