import type { SentenceUnderstanding } from '#domain/search/sentence/read-sentence.ts'
import type { CatalogueCalls } from '../../../data/catalogue-calls.ts'

/** Who parses the sentence, and the catalogue that is searched. */
export interface LocalCatalogue {
  catalogue: CatalogueCalls
  understand: (message: string, signal: AbortSignal) => Promise<SentenceUnderstanding>
}
