import { homeNames, type HomePlace } from '#domain/home-purchase/home-question.ts'
import { isUf, states } from '#domain/states.ts'
import { Field, Select } from '../../ui/field.tsx'
import { CityFilterField } from '../filters/city-filter-field.tsx'

/** Where to look: a state and a city. */
export function PlaceFields({ place, onChange }: { place: HomePlace; onChange: (place: HomePlace) => void }) {
  const { uf, city } = place
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
            <option value="">Brasil</option>
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
    </div>
  )
}
