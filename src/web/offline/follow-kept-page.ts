import type { QueryClient } from '@tanstack/react-query'
import { serverCatalogue } from '../data/catalogue-calls.ts'
import { storeShownAnswers } from './store-shown-answers.ts'

/**
 * Follows a page that the worker had kept: what it shows becomes what was seen, as the catalogue's answers are, and its
 * note goes when the server answers after all.
 */
export async function followKeptPage(note: HTMLElement, client: QueryClient): Promise<void> {
  serverCatalogue.stats().then(
    () => note.remove(),
    () => {},
  )
  await storeShownAnswers(client)
}
