import { MapPin } from 'lucide-react'
import { chooseStates } from '#domain/search/choose-place.ts'
import { states, type Uf } from '#domain/states.ts'
import { ChoiceToggles } from '../../ui/choice-controls.tsx'
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
          name="state"
          value={state.join(',')}
          onChange={event =>
            change(chooseStates(criteria, event.target.value ? [event.target.value as Uf] : []))
          }
        >
          <option value="">Todos os estados</option>
          {state.length > 1 && <option value={state.join(',')}>{state.join(', ')}</option>}
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

/** Offers a further state once one is chosen, and takes each of several out again. */
export function MoreStates({ criteria, change }: FilterProps) {
  const { state } = criteria
  if (state.length === 0) return null
  return (
    <div className="flex flex-wrap gap-1.5">
      {state.length > 1 && (
        <div className="needs-script contents">
          <ChoiceToggles
            choices={states
              .filter(({ uf }) => state.includes(uf))
              .map(({ uf, name }) => ({ value: uf, label: name }))}
            values={state}
            onChange={left => change(chooseStates(criteria, left))}
          />
        </div>
      )}
      <Select
        className="select-pill lg:h-8! lg:rounded-full! lg:text-sm!"
        aria-label="Mais um estado"
        name="state"
        value=""
        onChange={event => change(chooseStates(criteria, [...state, event.target.value as Uf]))}
      >
        <option value="">e outro estado</option>
        {states
          .filter(({ uf }) => !state.includes(uf))
          .map(({ uf, name }) => (
            <option key={uf} value={uf}>
              {name}
            </option>
          ))}
      </Select>
    </div>
  )
}
