import { emptyFamily, type FamilyProfile } from '#domain/home-purchase/family-profile.ts'
import { familyNumbers, type HomeNumber, homeNames } from '#domain/home-purchase/home-question.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { ChoiceField } from '../../ui/choice-controls.tsx'
import { NumberField } from '../../ui/number-field.tsx'

/** Returns a field's props from the number of the question that it holds. */
export const toFieldProps = ({ name, unit, limits, whole }: HomeNumber) => ({ name, unit, limits, whole })

/** The four figures with which everything begins. */
export function MainFamilyFields({
  family: given,
  onChange,
}: {
  family: FamilyProfile | null
  onChange: (family: FamilyProfile) => void
}) {
  const family = given ?? emptyFamily
  const money = (key: 'income' | 'savings' | 'fgts') => ({
    ...toFieldProps(familyNumbers[key]),
    value: family[key] > 0 ? toReais(family[key]) : null,
    empty: '0',
    zeroIsEmpty: true,
    onChange: (reais: number | null) => onChange({ ...family, [key]: fromReais(reais ?? 0) }),
  })
  return (
    <div className="calculator-pair">
      <NumberField label="Renda por mês" {...money('income')} />
      <NumberField label="Entrada guardada" {...money('savings')} />
      <NumberField label="FGTS" {...money('fgts')} />
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
