import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { type Gazetteer, buildGazetteer } from '#domain/search/sentence/gazetteer.ts'
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
