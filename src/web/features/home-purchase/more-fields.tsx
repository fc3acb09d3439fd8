import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { emptyFamily } from '#domain/home-purchase/family-profile.ts'
import { followBorrowerTerms } from '#domain/home-purchase/home-assumptions.ts'
import { familyNumbers, homeNames, type HomeQuestion } from '#domain/home-purchase/home-question.ts'
import { formatCount } from '#domain/format-count.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { Field, Select } from '../../ui/field.tsx'
import { formatReais } from '../../ui/format-text.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { toFieldProps } from './family-fields.tsx'

/** Kilometers around the city, and months until the move, that can be chosen. */
const distances = [10, 30, 50, 100]
const moves = [3, 6, 12, 24]

/** Adds the value of an address that is not among the usual choices. */
const withChoice = (choices: readonly number[], value: number | null): readonly number[] =>
  value === null || choices.includes(value) ? choices : [...choices, value]

/** A menu of numbers, of which none may be chosen. */
const NumberMenu = ({
  label,
  name,
  none,
  choices,
  unit,
  value,
  onChange,
  hint,
}: {
  label: string
  name: string
  /** The choice of none. */
  none: string
  choices: readonly number[]
  unit: string
  value: number | null
  onChange: (value: number | null) => void
  hint?: string | null
}) => (
  <Field label={label} className="min-w-0" hint={hint} dense>
    {control => (
      <Select
        {...control}
        name={name}
        value={value ?? ''}
        onChange={event => onChange(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">{none}</option>
        {withChoice(choices, value).map(choice => (
          <option key={choice} value={choice}>
            Até {choice} {unit}
          </option>
        ))}
      </Select>
    )}
  </Field>
)

/** Says in a few words what is folded. */
function describeMore({ family, place: { withinKm } }: HomeQuestion): string {
  const { people, moveInMonths, rent } = family ?? emptyFamily
  const summary = [
    withinKm === null ? '' : `até ${withinKm}\u00a0km`,
    people === null ? '' : formatCount(people, 'pessoa', 'pessoas'),
    moveInMonths === null ? '' : formatCount(moveInMonths, 'mês', 'meses'),
    rent === null ? '' : `aluguel ${formatReais(toReais(rent))}`,
  ].filter(Boolean)
  return summary.length === 0 ? 'vizinhos, pessoas, quando' : summary.join(' · ')
}

/** How far around the city, who lives there, when, and what they pay today; folded. */
export function MoreFields({
  question,
  onChange,
}: {
  question: HomeQuestion
  onChange: (question: HomeQuestion) => void
}) {
  const family = question.family ?? emptyFamily
  const { place } = question
  const { people, moveInMonths, rent } = family
  const [open, setOpen] = useState(false)
  const setFamily = (change: Partial<typeof family>) =>
    onChange({ ...question, family: { ...family, ...change } })
  const { system } = question.assumptions
  const changeAge = (age: number | null) =>
    onChange({
      ...question,
      family: { ...family, age },
      assumptions: followBorrowerTerms(question.assumptions, { system, age: family.age }, { system, age }),
    })
  const isNear = place.uf !== null && place.city !== ''
  return (
    <details className="calculator-more" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="min-w-0 flex-1">
          Mais
          <span className="ml-2 font-normal text-ink-3">{describeMore(question)}</span>
        </span>
        <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
      </summary>
      <div className="calculator-pair mt-2">
        <NumberMenu
          label="Em volta da cidade"
          name={homeNames.withinKm}
          none="Só nela"
          choices={distances}
          unit="km"
          value={place.withinKm}
          onChange={withinKm => onChange({ ...question, place: { ...place, withinKm } })}
          hint={!isNear && place.withinKm !== null ? 'Vale com estado e cidade.' : null}
        />
        <NumberMenu
          label="Quando mudar"
          name={familyNumbers.moveInMonths.name}
          none="Sem pressa"
          choices={moves}
          unit="meses"
          value={moveInMonths}
          onChange={months => setFamily({ moveInMonths: months })}
        />
        <NumberField
          label="Idade de quem compra, a maior"
          {...toFieldProps(familyNumbers.age)}
          value={family.age}
          empty="40 anos, supomos"
          onChange={changeAge}
        />
        <NumberField
          label="Pessoas na casa"
          {...toFieldProps(familyNumbers.people)}
          unit=""
          value={people}
          empty="não dito"
          onChange={value => setFamily({ people: value })}
        />
        <NumberField
          label="Aluguel de hoje"
          {...toFieldProps(familyNumbers.rent)}
          value={rent === null ? null : toReais(rent)}
          empty="não dito"
          onChange={value => setFamily({ rent: value === null ? null : fromReais(value) })}
        />
      </div>
    </details>
  )
}
