import { Field, FieldGroup, Select } from '../../ui/field.tsx'
import { TickBox } from '../../ui/choice-controls.tsx'
import { formatDays } from './criteria-chips.ts'
import type { FilterProps } from './filter-props.ts'

type DaysName = 'newWithin' | 'cutWithin' | 'closesWithin'

const choices: Record<DaysName, { label: string; unit: (days: string) => string; days: readonly number[] }> =
  {
    newWithin: { label: 'Entrou na lista', unit: days => `há até ${days}`, days: [3, 7, 15, 30] },
    cutWithin: { label: 'Baixou de preço', unit: days => `há até ${days}`, days: [7, 15, 30, 60] },
    closesWithin: { label: 'Encerra', unit: days => `em até ${days}`, days: [3, 7, 15, 30] },
  }

/** How many days ago, or ahead, something may be; a number from a link is offered, too. */
function DaysField({ name, criteria, change }: FilterProps & { name: DaysName }) {
  const { label, unit, days } = choices[name]
  const chosen = criteria[name]
  const offered = chosen === null || days.includes(chosen) ? days : [...days, chosen].sort((a, b) => a - b)
  return (
    <Field label={label}>
      {control => (
        <Select
          {...control}
          value={chosen ?? ''}
          onChange={event => change({ [name]: Number(event.target.value) || null })}
        >
          <option value="">Quando for</option>
          {offered.map(count => (
            <option key={count} value={count}>
              {unit(formatDays(count))}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** What is new on the list, became cheaper, or ends soon. */
export const DaysFilters = (props: FilterProps) => (
  <FieldGroup legend="Prazo">
    <div className="space-y-3">
      <DaysField {...props} name="newWithin" />
      <DaysField {...props} name="cutWithin" />
      <DaysField {...props} name="closesWithin" />
      <TickBox
        checked={props.criteria.hasAuctionDate === true}
        onChange={on => props.change({ hasAuctionDate: on || null })}
      >
        Com data de leilão
      </TickBox>
    </div>
  </FieldGroup>
)
