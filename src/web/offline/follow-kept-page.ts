import type { QueryClient } from '@tanstack/react-query'
import { serverCatalogue } from '../data/catalogue-calls.ts'
import { storeShownAnswers } from './store-shown-answers.ts'

/**
 * Marks the answers of a page that the worker had stored as seen earlier, like cached answers of the catalogue, and
 * removes the page's note once the server answers.
 */
export async function followKeptPage(note: HTMLElement, client: QueryClient): Promise<void> {
  serverCatalogue.stats().then(
    () => note.remove(),
    () => {},
  )
  await storeShownAnswers(client)
}
