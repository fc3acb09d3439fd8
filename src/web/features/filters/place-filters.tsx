import { regionNames, regions } from '#domain/regions.ts'
import { chooseRegions } from '#domain/search/choose-place.ts'
import { ChoicePills, ChoiceToggles } from '../../ui/choice-controls.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import type { FilterProps } from './filter-props.ts'
import { NearField } from './near-field.tsx'
import { MoreStates } from './state-field.tsx'

const regionChoices = regions.map(value => ({ value, label: regionNames[value] }))
const interiorChoices = [
  { value: '', label: 'Tanto faz' },
  { value: 'true', label: 'Interior' },
  { value: 'false', label: 'Só a capital' },
] as const

/** Places wider than a city: several states, its surroundings, regions, the interior of states. */
export function PlaceFilters(props: FilterProps) {
  const { criteria, change } = props
  return (
    <>
      <MoreStates {...props} />
      <div className="needs-script empty:hidden">
        <NearField {...props} />
      </div>
      <FieldGroup legend="Região">
        <ChoiceToggles
          name="region"
          choices={regionChoices}
          values={criteria.region}
          onChange={region => change(chooseRegions(criteria, region))}
        />
      </FieldGroup>
      <FieldGroup legend="Capital ou interior">
        <ChoicePills
          name="interior"
          choices={interiorChoices}
          value={criteria.interior === null ? '' : (`${criteria.interior}` as const)}
          onChange={value => change({ interior: value === '' ? null : value === 'true' })}
        />
      </FieldGroup>
    </>
  )
}
