import { useId } from 'react'
import type { PanelGroup } from '#domain/search/criteria-rows.ts'
import { criteriaTable } from '#domain/search/criteria-table.ts'
import {
  comparedFigures,
  type ComparedFigure,
  type CriterionOfKind,
  listCriteria,
  nameOfFigure,
} from '#domain/search/search-criteria.ts'
import { useIsResidentBuyer } from '../../data/account/home-profile.ts'
import { ChoicePills, TickBox } from '../../ui/choice-controls.tsx'
import { Field, FieldGroup, Select } from '../../ui/field.tsx'
import { formatPercent } from '../../ui/format-text.ts'
import { setStyleProperties } from '../../ui/style-properties.ts'
import type { FilterProps } from './filter-props.ts'
import { LimitField, PriceLimitField } from './limit-field.tsx'

type Bound = CriterionOfKind<'bound'>
type FieldProps<Name> = FilterProps & { name: Name }

/** A field for the least or the most of an amount; while it is empty, it shows the last word of its label. */
function AmountField({
  name,
  problem,
  criteria,
  change,
}: FieldProps<Bound> & { problem?: string | undefined }) {
  const { label, figure } = criteriaTable[name]
  const props = {
    name,
    label,
    empty: label.toLowerCase().split(' ').at(-1) ?? '',
    value: criteria[name],
    onChange: (value: number | null) => change({ [name]: value }),
    problem,
  }
  return figure.unit === 'm²' ? <LimitField {...props} unit="m²" /> : <PriceLimitField {...props} />
}

/** Both ends of an amount, beside each other. */
function AmountFields({
  compared: { figure, min, max },
  ...props
}: FilterProps & { compared: ComparedFigure }) {
  const { criteria } = props
  const least = min && criteria[min]
  const most = max && criteria[max]
  const crossed = least !== null && most !== null && least > most
  return (
    <FieldGroup legend={figure.legend}>
      <div className="flex gap-2">
        {min && <AmountField {...props} name={min} />}
        {max && <AmountField {...props} name={max} problem={crossed ? 'Menor que o mínimo' : undefined} />}
      </div>
    </FieldGroup>
  )
}

const step = 5

/**
 * A slider for the least or the most of a percentage; its first or last position asks for none. A value from a link
 * beyond an end is shown at that end. A filter about a resale is not offered to a resident buyer, unless it is set.
 */
function PercentSlider({
  name,
  control: { least, most, zero = '0%', forResale = false },
  criteria,
  change,
}: FieldProps<Bound> & { control: { least: number; most: number; zero?: string; forResale?: boolean } }) {
  const id = useId()
  const isResidentBuyer = useIsResidentBuyer()
  const { label, note, end } = criteriaTable[name]
  const value = criteria[name]
  if (forResale && isResidentBuyer && value === null) return null
  const [first, last] = end === 'min' ? [least - step, most] : [least, most + step]
  const none = end === 'min' ? first : last
  const at = value === null ? none : Math.min(Math.max(value, least), most)
  const text = value === null ? 'Qualquer' : value === 0 ? zero : formatPercent(value, 2)
  return (
    <div className={forResale && value === null ? 'for-resale' : undefined}>
      <div className="flex justify-between text-xs font-medium text-ink-2">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={value === null ? undefined : 'text-ink'}>
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="range -mb-3 needs-script"
        min={first}
        max={last}
        step={step}
        value={at}
        aria-valuetext={text}
        data-idle={value === null || undefined}
        ref={setStyleProperties({ '--at': ((at - first) / (last - first)) * 100 })}
        onChange={event => {
          const chosen = Number(event.target.value)
          change({ [name]: chosen === none ? null : chosen })
        }}
      />
      <noscript>
        <input
          type="number"
          name={name}
          aria-label={`${label} (%)`}
          className="control mt-1.5 px-3"
          min={least > 0 ? 0 : -100}
          step="any"
          placeholder="qualquer, em %"
          defaultValue={value ?? ''}
        />
      </noscript>
      {note !== undefined && <p className="mt-2 text-2xs text-ink-3 text-pretty">{note}</p>}
    </div>
  )
}

function CountPills({ name, most, criteria, change }: FieldProps<Bound> & { most: number }) {
  const { label, end } = criteriaTable[name]
  const counts = Array.from({ length: most }, (_, index) => index + 1)
  return (
    <FieldGroup legend={label}>
      <ChoicePills
        name={name}
        choices={[
          { value: null, label: 'Qualquer' },
          ...counts.map(value => ({ value, label: end === 'min' ? `${value}+` : `até ${value}` })),
        ]}
        value={criteria[name]}
        onChange={value => change({ [name]: value })}
      />
    </FieldGroup>
  )
}

function BoundField({ name, ...props }: FieldProps<Bound>) {
  const { figure } = criteriaTable[name]
  const { control } = figure
  if (control.type === 'slider') return <PercentSlider {...props} name={name} control={control} />
  if (control.type === 'pills') return <CountPills {...props} name={name} most={control.most} />
  const compared = comparedFigures.find(each => nameOfFigure(each) === name)
  return compared === undefined ? null : <AmountFields {...props} compared={compared} />
}

/** A number of days or rungs; one from a link is offered, too. */
function StepsField({ name, criteria, change }: FieldProps<CriterionOfKind<'steps'>>) {
  const { label, offered, option, empty } = criteriaTable[name]
  const chosen = criteria[name]
  const steps =
    chosen === null || offered.includes(chosen) ? offered : [...offered, chosen].sort((a, b) => a - b)
  return (
    <Field label={label}>
      {control => (
        <Select
          {...control}
          name={name}
          value={chosen ?? ''}
          onChange={event => change({ [name]: Number(event.target.value) || null })}
        >
          <option value="">{empty}</option>
          {steps.map(count => (
            <option key={count} value={count}>
              {option(count)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function FlagBox({ name, criteria, change }: FieldProps<CriterionOfKind<'flag'>>) {
  const { label, note, ticked } = criteriaTable[name]
  return (
    <div>
      <TickBox
        name={name}
        value={String(ticked)}
        checked={criteria[name] === ticked}
        onChange={on => change({ [name]: on ? ticked : null })}
      >
        {label}
      </TickBox>
      {note !== undefined && <p className="-mt-1 pl-7.5 text-2xs text-pretty text-ink-3">{note}</p>}
    </div>
  )
}

type FieldName = Bound | CriterionOfKind<'flag' | 'steps'>

function CriterionField({ name, ...props }: FieldProps<FieldName>) {
  const { kind } = criteriaTable[name]
  if (kind === 'bound') return <BoundField {...props} name={name as Bound} />
  if (kind === 'flag') return <FlagBox {...props} name={name as CriterionOfKind<'flag'>} />
  return <StepsField {...props} name={name as CriterionOfKind<'steps'>} />
}

/** The criteria of each group that have a field of their own kind, in canonical order; boxes stand last. */
const namesOfGroup = new Map<PanelGroup, FieldName[]>()
for (const name of [...listCriteria('bound'), ...listCriteria('steps'), ...listCriteria('flag')]) {
  const row = criteriaTable[name]
  const group = row.kind === 'bound' ? row.figure.group : row.group
  namesOfGroup.set(group, [...(namesOfGroup.get(group) ?? []), name])
}

/** The fields of a group of the panel. */
export const CriterionFields = ({ group, ...props }: FilterProps & { group: PanelGroup }) =>
  namesOfGroup.get(group)?.map(name => <CriterionField key={name} {...props} name={name} />)
