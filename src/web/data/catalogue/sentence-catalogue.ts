import { readUnderstood } from '#contract/understood-criteria.ts'
import type { SentenceUnderstanding } from '#domain/search/sentence/read-sentence.ts'
import { type CatalogueCalls, serverCatalogue } from '../catalogue-calls.ts'
import { callApi } from '../api-client.ts'

/** A catalogue with the parser of its sentences. */
export interface SentenceCatalogue {
  catalogue: CatalogueCalls
  understand: (message: string, signal: AbortSignal) => Promise<SentenceUnderstanding>
}

/** The server's catalogue, with the server as the parser of sentences. */
export const serverSentences: SentenceCatalogue = {
  catalogue: serverCatalogue,
  understand: async (message, signal) =>
    readUnderstood(await callApi('POST /api/parse-query', { body: { message }, signal })),
}

/** Loads the bundled demonstration with its own parser, which is large. */
export const loadBundledSentences = async (): Promise<SentenceCatalogue> =>
  (await import('./bundled/bundled-sentences.ts')).openBundledSentences()
