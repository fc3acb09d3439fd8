import type { FamilyProfile } from '#domain/home-purchase/family-profile.ts'
import { familyNumbers, type HomeNumber, homeNames } from '#domain/home-purchase/home-question.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { ChoiceField } from '../../ui/choice-controls.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { NumberField } from '../../ui/number-field.tsx'

const emptyFamily: FamilyProfile = {
  income: 0,
  savings: 0,
  fgts: 0,
  firstHome: true,
  people: null,
  moveInMonths: null,
  rent: null,
}

/** Months until the move that can be chosen. */
const moves = [3, 6, 12, 24] as const

interface FamilyFieldsProps {
  family: FamilyProfile | null
  onChange: (family: FamilyProfile) => void
}

const propsOf = ({ name, unit, limits, whole }: HomeNumber) => ({ name, unit, limits, whole })

/** The four figures with which everything begins. */
export function MainFamilyFields({ family: given, onChange }: FamilyFieldsProps) {
  const family = given ?? emptyFamily
  const money = (key: 'income' | 'savings' | 'fgts') => ({
    ...propsOf(familyNumbers[key]),
    value: family[key] > 0 ? toReais(family[key]) : null,
    empty: '0',
    zeroIsEmpty: true,
    onChange: (reais: number | null) => onChange({ ...family, [key]: fromReais(reais ?? 0) }),
  })
  return (
    <div className="calculator-pair">
      <NumberField label="Renda da família, por mês" {...money('income')} />
      <NumberField label="Entrada guardada" {...money('savings')} />
      <NumberField label="FGTS de quem compra" {...money('fgts')} />
      <ChoiceField
        legend="Primeiro imóvel"
        error={null}
        name={homeNames.firstHome}
        choices={[
          { value: 'sim', label: 'Sim' },
          { value: 'nao', label: 'Não' },
        ]}
        value={family.firstHome ? 'sim' : 'nao'}
        onChange={answer => onChange({ ...family, firstHome: answer === 'sim' })}
      />
    </div>
  )
}

/** Who lives there, when, and what they pay today. */
export function MoreFamilyFields({ family: given, onChange }: FamilyFieldsProps) {
  const family = given ?? emptyFamily
  const { people, moveInMonths, rent } = family
  const months =
    moveInMonths === null || moves.some(each => each === moveInMonths) ? moves : [...moves, moveInMonths]
  return (
    <div className="calculator-pair">
      <NumberField
        label="Pessoas na casa"
        {...propsOf(familyNumbers.people)}
        unit=""
        value={people}
        empty="não dito"
        onChange={value => onChange({ ...family, people: value })}
      />
      <NumberField
        label="Aluguel de hoje"
        {...propsOf(familyNumbers.rent)}
        value={rent === null ? null : toReais(rent)}
        empty="não dito"
        onChange={value => onChange({ ...family, rent: value === null ? null : fromReais(value) })}
      />
      <Field label="Quando mudar" className="min-w-0">
        {control => (
          <Select
            {...control}
            name={familyNumbers.moveInMonths.name}
            value={moveInMonths ?? ''}
            onChange={event =>
              onChange({
                ...family,
                moveInMonths: event.target.value === '' ? null : Number(event.target.value),
              })
            }
          >
            <option value="">Sem pressa</option>
            {months.map(each => (
              <option key={each} value={each}>
                Em até {each} meses
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
