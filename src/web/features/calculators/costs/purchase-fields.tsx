import { Gavel, HandCoins, KeyRound } from 'lucide-react'
import { useId } from 'react'
import { commissionPercent } from '#domain/calculators/assumptions.ts'
import { type CostKey, costKeys } from '#domain/calculators/cost-question.ts'
import { type Modality, modalities } from '#domain/property/property.ts'
import { Pills } from '../../../ui/choices.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import { centavosText, percentText, reaisText } from '../../../ui/format.ts'
import { modalityLabels } from '../../listing/labels.ts'
import { Suggestion, Suggestions } from '../suggestion.tsx'
import { BankSays } from './bank-says.tsx'
import { CostField, OriginNote } from './cost-field.tsx'
import { inTheOtherWay } from './reform.ts'
import { Group } from './group.tsx'
import { withModality } from './modality.ts'
import { unknownModality } from './words.ts'
import { useWorking } from './working.ts'

/** A row of its own on a phone, because names of modalities are long. */
const alone = 'min-w-0 max-[26rem]:col-span-full'

const isModality = (text: string): text is Modality => modalities.some(modality => modality === text)

function ModalityField() {
  const id = useId()
  const { form, change } = useWorking()
  return (
    <Field label="Modalidade" htmlFor={id} className={alone}>
      <Select
        id={id}
        value={form.modality ?? ''}
        onChange={({ target: { value } }) => change(withModality(form, isModality(value) ? value : null))}
      >
        {modalities.map(modality => (
          <option key={modality} value={modality}>
            {modalityLabels[modality]}
          </option>
        ))}
        <option value="">{unknownModality}</option>
      </Select>
      <p className="mt-1 text-2xs text-ink-3">
        <OriginNote of="modality" />
      </p>
    </Field>
  )
}

/** Returns each item's current amount as text, by `CostKey`. */
function useMakes(): Record<CostKey, string> {
  const { cost } = useWorking()
  const words = costKeys.map(key => [key, centavosText(cost(key))])
  return Object.fromEntries(words) as Record<CostKey, string>
}

/** Offers the modality's usual commission when the typed one differs. */
function UsualCommission() {
  const { form, change } = useWorking()
  const usual = commissionPercent(form.modality)
  return (
    <Suggestions className="text-xs">
      {form.commissionPercent !== usual && (
        <Suggestion onUse={() => change({ commissionPercent: usual })}>
          Usar {percentText(usual, 0)}
          {form.modality !== null && ', o da modalidade'}
        </Suggestion>
      )}
    </Suggestions>
  )
}

export function Purchase() {
  const makes = useMakes()
  return (
    <Group icon={Gavel} title="Compra">
      <div className={alone}>
        <CostField of="bid" label="Lance" unit="R$" />
      </div>
      <ModalityField />
      <CostField of="commissionPercent" label="Comissão" unit="%" makes={makes.commission}>
        <UsualCommission />
      </CostField>
      <CostField of="itbiPercent" label="ITBI" unit="%" makes={makes.itbi} />
      <CostField of="deedPercent" label="Escritura" unit="%" makes={makes.deed} />
      <CostField of="registryPercent" label="Registro" unit="%" makes={makes.registry} />
    </Group>
  )
}

export function Debts() {
  return (
    <Group icon={HandCoins} title="Dívidas do imóvel">
      <CostField of="condoDebt" label="Condomínio" unit="R$" />
      <CostField of="taxDebt" label="IPTU" unit="R$" />
      <BankSays />
    </Group>
  )
}

const ways = [
  { value: 'area', label: 'Por m²' },
  { value: 'total', label: 'Valor total' },
] as const

export function Possession() {
  const { form, set } = useWorking()
  const { reformByArea, months, area, reformTotal } = form
  return (
    <Group icon={KeyRound} title="Posse e obra">
      <CostField of="evictionCost" label="Desocupação" unit="R$" />
      <CostField of="evictionMonth" label="Mês da saída" unit="mês" most={months} />
      <fieldset className="col-span-full mt-1 min-w-0">
        <legend className="sr-only">Como calcular a reforma</legend>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-xs font-medium text-ink-2" aria-hidden="true">
            Reforma
          </span>
          <Pills
            choices={ways}
            value={reformByArea ? 'area' : 'total'}
            onChange={way => {
              if ((way === 'area') !== reformByArea) set(inTheOtherWay(form))
            }}
          />
        </div>
      </fieldset>
      {reformByArea ? (
        <>
          <CostField of="area" label="Área" unit="m²">
            {area === 0 && <p className="text-2xs text-ink-2">Sem a área, a reforma fica como estava.</p>}
          </CostField>
          <CostField of="reformPerM2" label="Reforma por m²" unit="R$" makes={reaisText(reformTotal)} />
        </>
      ) : (
        <div className="col-span-full">
          <CostField of="reformTotal" label="Reforma, valor total" unit="R$" />
        </div>
      )}
      <CostField of="reformMonth" label="Mês da obra" unit="mês" most={months} />
      <CostField of="documentedPercent" label="Com notas fiscais" unit="%" />
    </Group>
  )
}
