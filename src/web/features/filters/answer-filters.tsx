import { occupancies } from '#domain/property/listing.ts'
import { criteriaTable } from '#domain/search/criteria-table.ts'
import type { Criteria, UnknownAnswer } from '#domain/search/search-criteria.ts'
import { searchFormName } from '../../data/catalogue/search-form-address.ts'
import { ChoicePills, TickBox } from '../../ui/choice-controls.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import { integerFormat } from '../../ui/format-text.ts'
import { Switch } from '../../ui/switch.tsx'
import { occupancyLabels } from '../listing/listing-labels.ts'
import type { FilterProps } from './filter-props.ts'

/** Adds or removes a filter that takes listings of which the answer is not known. */
const setUnknown = ({ orUnknown }: Criteria, name: UnknownAnswer, on: boolean): UnknownAnswer[] =>
  on ? [...new Set([...orUnknown, name])] : orUnknown.filter(other => other !== name)

/** The switch that keeps the listings of which the answer is not known, and how many they are. */
function UnknownSwitch({ criteria, facets, change, name }: FilterProps & { name: UnknownAnswer }) {
  const unknown = facets?.[name].unknown
  return (
    <label className="flex min-h-9 items-center gap-2.5 py-1 text-sm text-ink-2 pointer-coarse:min-h-target">
      <input type="hidden" name={searchFormName} value={name} />
      <Switch
        name="orUnknown"
        value={name}
        checked={criteria.orUnknown.includes(name)}
        onTurn={on => change({ orUnknown: setUnknown(criteria, name, on) })}
      />
      <span className="flex-1">Incluir não informado</span>
      {unknown !== undefined && <span className="text-xs text-ink-3">{integerFormat(unknown)}</span>}
    </label>
  )
}

/** A yes that the bank's list may leave open: `aceita: 0 · não informado: 78`. */
function AcceptedFilter({ name, ...props }: FilterProps & { name: 'financing' | 'fgts' }) {
  const { criteria, facets, change } = props
  const counts = facets?.[name]
  return (
    <div>
      <TickBox
        name={name}
        value="true"
        checked={criteria[name] === true}
        onChange={on => change({ [name]: on || null, orUnknown: setUnknown(criteria, name, on) })}
      >
        {criteriaTable[name].label}
      </TickBox>
      <p className="-mt-1 min-h-4 pl-7.5 text-xs text-ink-3">
        {counts && `aceita: ${integerFormat(counts.yes)} · não informado: ${integerFormat(counts.unknown)}`}
      </p>
      {criteria[name] !== null && (
        <div className="pl-7.5">
          <UnknownSwitch {...props} name={name} />
        </div>
      )}
    </div>
  )
}

export const PaymentFilters = (props: FilterProps) => (
  <FieldGroup legend="Pagamento">
    <AcceptedFilter {...props} name="financing" />
    <AcceptedFilter {...props} name="fgts" />
  </FieldGroup>
)

const occupancyChoices = [
  { value: null, label: 'Todas' },
  ...occupancies.map(value => ({ value, label: occupancyLabels[value] })),
]

/** Occupancy, which the bank's list seldom gives: how many are known, and a switch for the others. */
export function OccupancyFilter(props: FilterProps) {
  const { criteria, facets, change } = props
  const counts = facets?.occupancy
  return (
    <FieldGroup legend={criteriaTable.occupancy.label}>
      <ChoicePills
        name="occupancy"
        choices={occupancyChoices}
        value={criteria.occupancy}
        onChange={occupancy =>
          change({ occupancy, orUnknown: setUnknown(criteria, 'occupancy', occupancy !== null) })
        }
      />
      <p className="mt-1.5 min-h-4 text-xs text-ink-3">
        {counts &&
          `desocupado: ${integerFormat(counts.yes)} · ocupado: ${integerFormat(counts.no)} · não informado: ${integerFormat(counts.unknown)}`}
      </p>
      {criteria.occupancy !== null && <UnknownSwitch {...props} name="occupancy" />}
    </FieldGroup>
  )
}
