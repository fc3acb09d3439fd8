import { homeNames, type HomePlace } from '#domain/home-purchase/home-question.ts'
import { isUf, states } from '#domain/states.ts'
import { Field, Select } from '../../ui/field.tsx'
import { CityFilterField } from '../filters/city-filter-field.tsx'

/** Kilometers around the city that can be chosen. */
const distances = [10, 30, 50, 100] as const

/** Where to look: state, city, and how far around it. */
export function PlaceFields({ place, onChange }: { place: HomePlace; onChange: (place: HomePlace) => void }) {
  const { uf, city, withinKm } = place
  const choices =
    withinKm === null || distances.some(km => km === withinKm) ? distances : [...distances, withinKm]
  const isNear = uf !== null && city !== ''
  return (
    <div className="purchase-place">
      <Field label="Estado" className="min-w-0">
        {control => (
          <Select
            {...control}
            name={homeNames.uf}
            value={uf ?? ''}
            onChange={event =>
              onChange({ ...place, uf: isUf(event.target.value) ? event.target.value : null })
            }
          >
            <option value="">Todos</option>
            {states.map(state => (
              <option key={state.uf} value={state.uf}>
                {state.uf}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <CityFilterField
        name={homeNames.city}
        criteria={{ state: uf === null ? [] : [uf], city: city === '' ? [] : [city], notCity: [] }}
        facets={undefined}
        onChange={({ city: [name = ''] }) => onChange({ ...place, city: name })}
      />
      <Field
        label="Em volta"
        className="purchase-around"
        hint={!isNear && withinKm !== null ? 'Conta com estado e cidade.' : null}
        dense
      >
        {control => (
          <Select
            {...control}
            name={homeNames.withinKm}
            value={withinKm ?? ''}
            onChange={event =>
              onChange({ ...place, withinKm: event.target.value === '' ? null : Number(event.target.value) })
            }
          >
            <option value="">Só na cidade</option>
            {choices.map(km => (
              <option key={km} value={km}>
                Até {km} km
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
