import { maxPropertiesPerPhotoRequest, writePhotoPath } from '#contract/photo-path.ts'
import { callApi } from '../../../data/api-client.ts'
import { queryClient } from '../../../data/query-client.ts'
import { currentCatalogueSource } from '../../../data/catalogue/catalogue-source.ts'
import { catalogueQuery } from '../../../data/catalogue/catalogue-query.ts'
import { isPhotoWanted, recordPhotos } from './found-photos.ts'

/** Milliseconds before pending photos are requested again. */
const retryDelaysMs = [1_000, 3_000, 10_000, 30_000, 90_000]

/** The keys that were answered or are being requested. */
const requestedKeys = new Set<string>()

/** Requests which photos exist; the demonstration has none. */
export async function requestPhotos(keys: readonly string[]): Promise<void> {
  if (
    currentCatalogueSource() !== 'server' ||
    (await queryClient.ensureQueryData(catalogueQuery)).source !== 'caixa'
  )
    return
  const due = keys.filter(key => isPhotoWanted(key) && !requestedKeys.has(key))
  for (const key of due) requestedKeys.add(key)
  await Promise.all(groupRequests(due).map(some => sendRequest(some, 0)))
}

/** Groups keys into requests: many properties in one, or all photos of one property. */
function groupRequests(keys: readonly string[]): string[][] {
  const one = keys.filter(key => !key.endsWith('+'))
  const questions = keys.filter(key => key.endsWith('+')).map(key => [key])
  for (let from = 0; from < one.length; from += maxPropertiesPerPhotoRequest)
    questions.push(one.slice(from, from + maxPropertiesPerPhotoRequest))
  return questions
}

async function sendRequest(keys: readonly string[], attempt: number): Promise<void> {
  const all = keys[0]?.endsWith('+') ?? false
  const idOf = (key: string) => (all ? key.slice(0, -1) : key)
  const query = { ids: keys.map(idOf).join(','), ...(all && { all: '1' }) }
  const answer = await callApi('GET /api/photos', { query }).catch(() => null)
  const found = Object.entries(answer?.photos ?? {})
  recordPhotos(found.map(([id, numbers]) => [all ? `${id}+` : id, numbers.map(n => writePhotoPath(id, n))]))
  const open = answer ? keys.filter(key => answer.pending.includes(idOf(key))) : keys
  const pause = retryDelaysMs[attempt]
  if (answer === null || pause === undefined) forgetKeys(open)
  else if (open.length > 0) setTimeout(() => runWhenVisible(() => void retryLater(open, attempt + 1)), pause)
}

async function retryLater(keys: readonly string[], attempt: number): Promise<void> {
  const due = currentCatalogueSource() === 'server' ? keys.filter(isPhotoWanted) : []
  forgetKeys(keys.filter(key => !due.includes(key)))
  if (due.length > 0) await sendRequest(due, attempt)
}

/** Forgets keys, so that they are requested again when a page wants them. */
function forgetKeys(keys: readonly string[]): void {
  for (const key of keys) requestedKeys.delete(key)
}

/** Runs the work when the page is visible. */
function runWhenVisible(work: () => void): void {
  if (document.visibilityState === 'visible') return work()
  document.addEventListener('visibilitychange', () => runWhenVisible(work), { once: true })
}
