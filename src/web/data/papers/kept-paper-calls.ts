import { queryOptions } from '@tanstack/react-query'
import { keptPaperNameLength } from '#contract/kept-paper-limits.ts'
import type { KeptPaper, KeptPaperLine } from '#contract/kept-paper-schemas.ts'
import { callApi } from '../api-client.ts'
import { queryClient } from '../query-client.ts'
import { listReadPapers } from './read-papers.ts'

/** The papers that the account keeps, the last read first; a name that is `null` can only be deleted. */
export const keptPapersQuery = queryOptions({
  queryKey: ['kept papers'],
  queryFn: async ({ signal }): Promise<readonly KeptPaperLine[]> =>
    (await callApi('GET /api/papers', { signal })).items,
  refetchOnWindowFocus: 'always',
})

/** One kept paper, with what was read in it. */
export const keptPaperQuery = (id: string) =>
  queryOptions({
    queryKey: ['kept paper', id],
    queryFn: ({ signal }): Promise<KeptPaper> => callApi('GET /api/papers/{id}', { params: { id }, signal }),
  })

/** Asks again for the list and for the papers that are shown. */
export const retryKeptPapers = (): Promise<unknown> =>
  Promise.all(
    [keptPapersQuery.queryKey, ['kept paper']].map(async queryKey =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )

const byReadAt = (a: KeptPaperLine, b: KeptPaperLine): number => Date.parse(b.readAt) - Date.parse(a.readAt)

/** Shows a change of the list at once, and asks for the list again: an answer on its way may be older than the change. */
function showLines(change: (before: readonly KeptPaperLine[]) => readonly KeptPaperLine[]): void {
  queryClient.setQueryData(keptPapersQuery.queryKey, before => before && change(before))
  void queryClient.invalidateQueries({ queryKey: keptPapersQuery.queryKey })
}

/** A name as a kept paper can have it, made of any text such as a file's name. */
export function tidyPaperName(given: string, otherwise: string): string {
  const tidy = given.replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ').trim()
  // Half of a character at the cut would be refused.
  return (
    tidy
      .slice(0, keptPaperNameLength)
      .replace(/\p{Surrogate}$/u, '')
      .trim() || otherwise
  )
}

/** Milliseconds for sending what was read, on a slow line. */
const keepingMs = 60_000

/**
 * Keeps what was read in the account; repeating it changes nothing.
 * @throws RequestRefused (`too_many_papers`, `papers_full`, `not_in_demonstration`), ServerUnreachable
 */
export async function keepPaper(paper: KeptPaper): Promise<void> {
  const { id, ...body } = paper
  const line = await callApi('PUT /api/papers/{id}', { params: { id }, body, timeoutMs: keepingMs })
  queryClient.setQueryData(keptPaperQuery(id).queryKey, paper)
  showLines(before => [line, ...before.filter(other => other.id !== id)].toSorted(byReadAt))
}

/**
 * Deletes a kept paper at once; what was read in this visit stays there. Returns what was kept, for `keepPaper` to take it
 * back; `null` when it could not be read.
 * @throws RequestRefused, ServerUnreachable
 */
export async function deleteKeptPaper(id: string): Promise<KeptPaper | null> {
  const read = listReadPapers().find(paper => paper.id === id)
  const paper = read ?? (await queryClient.fetchQuery(keptPaperQuery(id)).catch(() => null))
  await callApi('DELETE /api/papers/{id}', { params: { id } })
  queryClient.removeQueries({ queryKey: keptPaperQuery(id).queryKey })
  showLines(before => before.filter(line => line.id !== id))
  return paper
}
