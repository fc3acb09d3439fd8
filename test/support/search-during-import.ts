import type { QueryParameters } from '#domain/search/search-criteria.ts'
import type { OracleClient } from './oracle-server.ts'
import { askForPage, isSamePage, type OraclePage } from './search-oracle.ts'

/** A search that says something else before an import than after it. */
export interface ChangedSearch {
  query: QueryParameters
  old: OraclePage
  fresh: OraclePage
}

interface SearchesDuringImport {
  /** Answers compared until the import was over. */
  compared: number
  /** Those that were asked for and given between the first and the last batch of the import. */
  whileApplied: number
  disagreements: object[]
}

/**
 * Imports a list while searches go on. Each answer must be the one before the import, or the one after it and from
 * then on only that; once the import is over, every search must have the one after it.
 */
export async function searchDuringImport(
  client: OracleClient,
  path: string,
  searches: readonly ChangedSearch[],
): Promise<SearchesDuringImport> {
  let applying = false
  let over = false
  const imported = client
    .importList(path, ({ phase, done, total }) => {
      applying = phase === 'applying' && done < total
    })
    .finally(() => {
      applying = false
      over = true
    })
  const result: SearchesDuringImport = { compared: 0, whileApplied: 0, disagreements: [] }
  let turned = false
  for (let round = 0; !over || round === 0; round++) {
    const { query, old, fresh } = searches[round % searches.length]!
    const asked = applying
    const answer = await askForPage(client, query, 0)
    result.compared++
    if (asked && applying) result.whileApplied++
    if (isSamePage(answer, fresh)) turned = true
    else if (turned || !isSamePage(answer, old))
      result.disagreements.push({ query, answer, old, fresh, turned })
  }
  await imported
  for (const { query, fresh } of searches) {
    const answer = await askForPage(client, query, 0)
    if (!isSamePage(answer, fresh)) result.disagreements.push({ query, answer, fresh })
  }
  return result
}
