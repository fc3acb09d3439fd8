import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  NewSharedList,
  SharedList,
  SharedListAnswers,
  SharedListChange,
  SharedLists,
} from '#contract/shared-list-schemas.ts'
import type { SharedListDays } from '#contract/shared-list-limits.ts'
import { callApi, readResponse, readServerAnswer, requestHeaders, ServerUnreachable } from '../api-client.ts'
import { clientAnswersQuery } from './client-answers.ts'
import { queryClient } from '../query-client.ts'

/** The lists that the account shares, the last created first, and its logo. */
export const sharedListsQuery = queryOptions({
  queryKey: ['shared lists'],
  queryFn: ({ signal }): Promise<SharedLists> => callApi('GET /api/shared-lists', { signal }),
  refetchOnWindowFocus: 'always',
})

/** What the visitors of one list answered. */
export const sharedAnswersQuery = (id: string) =>
  queryOptions({
    queryKey: ['shared list answers', id],
    queryFn: ({ signal }): Promise<SharedListAnswers> =>
      callApi('GET /api/shared-lists/{id}', { params: { id }, signal }),
  })

/** Shows a change of the lists at once. */
function showLists(change: (before: SharedLists) => SharedLists): void {
  queryClient.setQueryData(sharedListsQuery.queryKey, before => before && change(before))
}

const showList = (list: SharedList): void =>
  showLists(before => ({
    ...before,
    lists: before.lists.some(({ id }) => id === list.id)
      ? before.lists.map(each => (each.id === list.id ? list : each))
      : [list, ...before.lists],
  }))

/** Creates a list; returns its link, which no other answer has. Repeating it with the same id makes a new link. */
export async function createSharedList(content: z.input<typeof NewSharedList>): Promise<string> {
  const { list, url } = await callApi('POST /api/shared-lists', { body: content })
  showList(list)
  return url ?? renewSharedLink(list.id, content.days)
}

/** Makes a new link; the previous link stops working. */
export async function renewSharedLink(id: string, days: SharedListDays): Promise<string> {
  const { list, url } = await callApi('POST /api/shared-lists/{id}/link', { params: { id }, body: { days } })
  showList(list)
  return url ?? ''
}

/** Changes a list, lets it be open for longer, or closes its link. */
export async function changeSharedList(id: string, change: z.input<typeof SharedListChange>): Promise<void> {
  showList(await callApi('PATCH /api/shared-lists/{id}', { params: { id }, body: change }))
}

/**
 * Deletes a shared list with its answers; its link stops working.
 * @throws RequestRefused, ServerUnreachable
 */
export async function deleteSharedList(id: string): Promise<void> {
  await callApi('DELETE /api/shared-lists/{id}', { params: { id } })
  // Its answers went with it.
  void queryClient.invalidateQueries({ queryKey: clientAnswersQuery.queryKey })
  showLists(before => ({ ...before, lists: before.lists.filter(each => each.id !== id) }))
}

/** Deletes a question that a visitor asked; its list has room for another. */
export async function deleteSharedQuestion(listId: string, question: string): Promise<void> {
  await callApi('DELETE /api/shared-lists/{id}/questions/{question}', { params: { id: listId, question } })
  queryClient.setQueryData(
    sharedAnswersQuery(listId).queryKey,
    before => before && { ...before, questions: before.questions.filter(({ id }) => id !== question) },
  )
  queryClient.setQueryData(
    clientAnswersQuery.queryKey,
    before =>
      before && {
        ...before,
        questions: before.questions.filter(each => each.listId !== listId || each.id !== question),
      },
  )
  showLists(before => ({
    ...before,
    lists: before.lists.map(each =>
      each.id === listId ? { ...each, questions: Math.max(0, each.questions - 1) } : each,
    ),
  }))
}

/** Milliseconds for sending a picture. */
const pictureMs = 60_000

/**
 * Keeps the account's logo.
 * @throws RequestRefused, ServerUnreachable
 */
export async function saveLogo(file: Blob): Promise<void> {
  const path = '/api/me/logo'
  const answer = await fetch(path, {
    method: 'PUT',
    headers: { ...requestHeaders({}), 'content-type': 'application/octet-stream' },
    body: file,
    signal: AbortSignal.timeout(pictureMs),
  })
    .then(readResponse)
    .catch((cause: unknown) => {
      throw new ServerUnreachable(path, { cause })
    })
  const { logo } = readServerAnswer(path, answer) as Pick<SharedLists, 'logo'>
  showLists(before => ({ ...before, logo }))
}

/**
 * Deletes the account's logo.
 * @throws RequestRefused, ServerUnreachable
 */
export async function deleteLogo(): Promise<void> {
  await callApi('DELETE /api/me/logo', {})
  showLists(before => ({ ...before, logo: null }))
}
