import { buildGazetteer, type Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import { readSentence, type SentenceUnderstanding } from '#domain/search/sentence/read-sentence.ts'
import { demonstrationCatalogue } from './demonstration-catalogue.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { foldText } from '#domain/fold-text.ts'
import type { CatalogueCalls } from '../../catalogue-calls.ts'

/** Builds a gazetteer of all places of a catalogue that is small enough, as the demonstration's is. */
export async function buildBundledGazetteer(catalogue: CatalogueCalls): Promise<Gazetteer> {
  const { state: states } = await catalogue.facets(emptyCriteria)
  const ofStates = await Promise.all(
    states.map(async ({ value: state }) => {
      const [cities, { neighborhood }] = await Promise.all([
        catalogue.cities(state),
        catalogue.facets({ ...emptyCriteria, state: [state] }),
      ])
      return {
        cities: cities.map(({ name, total }) => ({ key: foldText(name), state, total })),
        neighborhoods: neighborhood.map(({ value, city, total }) => ({
          key: foldText(value),
          cityKey: foldText(city),
          state,
          total,
        })),
      }
    }),
  )
  return buildGazetteer({
    cities: ofStates.flatMap(({ cities }) => cities),
    neighborhoods: ofStates.flatMap(({ neighborhoods }) => neighborhoods),
  })
}

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
