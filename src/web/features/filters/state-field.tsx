import { MapPin } from 'lucide-react'
import { chooseStates } from '#domain/search/choose-place.ts'
import { states, type Uf } from '#domain/states.ts'
import { Field, Select } from '../../ui/field.tsx'
import type { FilterProps } from './filter-props.ts'

/** Selects the state; changing it clears cities, neighborhoods and what lies outside it. */
export function StateField({ criteria, change }: FilterProps) {
  const { state } = criteria
  return (
    <Field label="Estado">
      {control => (
        <Select
          {...control}
          icon={<MapPin className="size-4" />}
          value={state.length > 1 ? 'several' : (state[0] ?? '')}
          onChange={event =>
            change(chooseStates(criteria, event.target.value ? [event.target.value as Uf] : []))
          }
        >
          <option value="">Todos os estados</option>
          {state.length > 1 && <option value="several">{state.join(', ')}</option>}
          {states.map(({ uf, name }) => (
            <option key={uf} value={uf}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
