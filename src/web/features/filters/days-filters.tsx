import { Field, FieldGroup, Select } from '../../ui/field.tsx'
import { TickBox } from '../../ui/choice-controls.tsx'
import { formatDayCount } from './criteria-chips.ts'
import type { FilterProps } from './filter-props.ts'

/** The cuts on the price ladder that are offered. */
const rungs = [1, 2, 3, 4] as const

const describeRung = (rung: number): string => (rung === 1 ? 'um degrau ou mais' : `${rung} degraus ou mais`)

/** How often the price has come down on the ladder observed in the lists, at least. */
function RungField({ criteria: { rung }, change }: FilterProps) {
  const offered = rung === null || rungs.some(one => one === rung) ? rungs : [...rungs, rung]
  return (
    <Field label="Já desceu">
      {control => (
        <Select
          {...control}
          name="rung"
          value={rung ?? ''}
          onChange={event => change({ rung: Number(event.target.value) || null })}
        >
          <option value="">Tanto faz</option>
          {offered.map(count => (
            <option key={count} value={count}>
              {describeRung(count)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

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
          name={name}
          value={chosen ?? ''}
          onChange={event => change({ [name]: Number(event.target.value) || null })}
        >
          <option value="">Quando for</option>
          {offered.map(count => (
            <option key={count} value={count}>
              {unit(formatDayCount(count))}
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
      <RungField {...props} />
      <DaysField {...props} name="closesWithin" />
      <TickBox
        name="hasAuctionDate"
        value="true"
        checked={props.criteria.hasAuctionDate === true}
        onChange={on => props.change({ hasAuctionDate: on || null })}
      >
        Com data marcada
      </TickBox>
    </div>
  </FieldGroup>
)
