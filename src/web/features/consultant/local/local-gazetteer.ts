import { everything } from '#domain/search/criteria.ts'
import { type Gazetteer, gazetteerOf } from '#domain/search/sentence/gazetteer.ts'
import { fold } from '#domain/text.ts'
import type { Catalogue } from '../../../data/catalogue/catalogue.ts'

/** Builds a gazetteer of all places of a catalogue that is small enough, as the demonstration's is. */
export async function localGazetteer(catalogue: Catalogue): Promise<Gazetteer> {
  const { state: states } = await catalogue.facets(everything)
  const ofStates = await Promise.all(
    states.map(async ({ value: state }) => {
      const [cities, { neighborhood }] = await Promise.all([
        catalogue.cities(state),
        catalogue.facets({ ...everything, state: [state] }),
      ])
      return {
        cities: cities.map(({ name, total }) => ({ key: fold(name), state, total })),
        neighborhoods: neighborhood.map(({ value, city, total }) => ({
          key: fold(value),
          cityKey: fold(city),
          state,
          total,
        })),
      }
    }),
  )
  return gazetteerOf({
    cities: ofStates.flatMap(({ cities }) => cities),
    neighborhoods: ofStates.flatMap(({ neighborhoods }) => neighborhoods),
  })
}
