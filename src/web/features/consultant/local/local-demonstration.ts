import { type Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import { readSentence } from '#domain/search/sentence/sentence.ts'
import { bundled } from '../../../data/catalogue/source.ts'
import type { Place } from './local-consultant.ts'
import { localGazetteer } from './local-gazetteer.ts'

let places: Promise<Gazetteer> | null = null

/** Answers from the listings and places bundled with the app. */
export async function demonstrationPlace(): Promise<Place> {
  const catalogue = await bundled()
  places ??= localGazetteer(catalogue)
  const gazetteer = await places
  return { catalogue, understand: async message => readSentence(message, gazetteer) }
}
