import { type Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import { readSentence, type SentenceUnderstanding } from '#domain/search/sentence/read-sentence.ts'
import { buildBundledGazetteer } from './bundled-gazetteer.ts'
import { demonstrationCatalogue } from './demonstration-catalogue.ts'

let places: Promise<Gazetteer> | null = null

/** Answers from the listings and places bundled with the app. */
export async function openBundledSentences() {
  places ??= buildBundledGazetteer(demonstrationCatalogue)
  const gazetteer = await places
  return {
    catalogue: demonstrationCatalogue,
    understand: async (message: string): Promise<SentenceUnderstanding> =>
      readSentence(message, gazetteer, new Date()),
  }
}
