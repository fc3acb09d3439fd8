import { type Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import { readSentence } from '#domain/search/sentence/read-sentence.ts'
import { loadBundledCatalogue } from '../../../data/catalogue/catalogue-source.ts'
import type { LocalCatalogue } from './local-catalogue.ts'
import { buildLocalGazetteer } from './local-gazetteer.ts'

let places: Promise<Gazetteer> | null = null

/** Answers from the listings and places bundled with the app. */
export async function openDemonstrationCatalogue(): Promise<LocalCatalogue> {
  const catalogue = await loadBundledCatalogue()
  places ??= buildLocalGazetteer(catalogue)
  const gazetteer = await places
  return { catalogue, understand: async message => readSentence(message, gazetteer) }
}
