import { type Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import { readSentence } from '#domain/search/sentence/read-sentence.ts'
import { loadBundledCatalogue } from '../catalogue-source.ts'
import type { SentenceCatalogue } from '../sentence-catalogue.ts'
import { buildBundledGazetteer } from './bundled-gazetteer.ts'

let places: Promise<Gazetteer> | null = null

/** Answers from the listings and places bundled with the app. */
export async function openBundledSentences(): Promise<SentenceCatalogue> {
  const catalogue = await loadBundledCatalogue()
  places ??= buildBundledGazetteer(catalogue)
  const gazetteer = await places
  return { catalogue, understand: async message => readSentence(message, gazetteer) }
}
