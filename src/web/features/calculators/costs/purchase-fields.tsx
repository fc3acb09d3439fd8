import { Gavel, HandCoins, KeyRound } from 'lucide-react'
import { defaultCommissionPercent } from '#domain/calculators/cost-assumptions.ts'
import { type CostKey, costKeys } from '#domain/calculators/cost-question.ts'
import { modalities, type Modality } from '#domain/property/listing.ts'
import { ChoicePills } from '../../../ui/choice-controls.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import { formatCentavos, formatPercent, formatReais } from '../../../ui/format-text.ts'
import { modalityLabels } from '../../listing/listing-labels.ts'
import { ValueSuggestion, ValueSuggestions } from '../value-suggestion.tsx'
import { CostField, OriginNote } from './cost-field.tsx'
import { convertReform } from './reform-cost.ts'
import { CostGroup } from './cost-group.tsx'
import { unknownModalityText } from './cost-sheet-words.ts'
import { useWorkingSheet } from './working-sheet.ts'
import { type CostForm, placeCosts, type PlaceNumber } from './cost-form.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { checkDebt, findMaxCondoDebt } from '#domain/edital/checklist-debts.ts'

const subjects = ['condominium', 'taxes'] as const
const names = { condominium: 'Condomínio', taxes: 'IPTU' }

/** Shows the rule of one kind of debt: the bank page's own words, what follows from them, and the source. */
function Rule({ subject, property }: { subject: (typeof subjects)[number]; property: PropertyDetail }) {
  const { text, excerpt, source } = checkDebt(subject, property)
  return (
    <div>
      <p className="text-xs text-pretty text-ink-2">
        <span className="font-semibold text-ink">{names[subject]}.</span> {text}
      </p>
      {excerpt !== null && (
        <p className="mt-1 border-l-2 border-line-strong pl-2.5 text-xs text-pretty wrap-anywhere text-ink-3">
          A Caixa diz: “{excerpt}”
        </p>
      )}
      <p className="mt-1 text-2xs text-ink-3">Fonte: {source}</p>
    </div>
  )
}

/** Shows, beside the debts, what the bank page says about who pays them. */
function BankDebtRule() {
  const { property, form, change } = useWorkingSheet()
  if (property === null) return null
  const most = findMaxCondoDebt(property)
  return (
    <ValueSuggestions className="col-span-full grid gap-3 rounded-lg bg-raised-2 p-3.5 text-xs">
      {subjects.map(subject => (
        <Rule key={subject} subject={subject} property={property} />
      ))}
      {most !== null && form.condoDebt !== most && (
        <div className="flex">
          <ValueSuggestion onUse={() => change({ condoDebt: most })}>
            Reservar o máximo do condomínio: {formatReais(most)}
          </ValueSuggestion>
        </div>
      )}
    </ValueSuggestions>
  )
}

/** Changes the modality; the commission follows it unless it was typed. */
export const applyModality = (form: CostForm, modality: Modality | null): Partial<CostForm> =>
  form.commissionPercent === defaultCommissionPercent(form.modality)
    ? { modality, commissionPercent: defaultCommissionPercent(modality) }
    : { modality }

/** A row of its own on a phone, because names of modalities are long. */
const fullRowClass = 'min-w-0 max-[26rem]:col-span-full'

const isModality = (text: string): text is Modality => modalities.some(modality => modality === text)

function ModalityField() {
  const { form, change } = useWorkingSheet()
  return (
    <Field label="Modalidade" className={fullRowClass} hint={<OriginNote figure="modality" />} dense>
      {control => (
        <Select
          {...control}
          value={form.modality ?? ''}
          onChange={({ target: { value } }) => change(applyModality(form, isModality(value) ? value : null))}
        >
          {modalities.map(modality => (
            <option key={modality} value={modality}>
              {modalityLabels[modality]}
            </option>
          ))}
          <option value="">{unknownModalityText}</option>
        </Select>
      )}
    </Field>
  )
}

/** Returns each item's current amount as text, by `CostKey`. */
function useMakes(): Record<CostKey, string> {
  const { cost } = useWorkingSheet()
  const words = costKeys.map(key => [key, formatCentavos(cost(key))])
  return Object.fromEntries(words) as Record<CostKey, string>
}

/** Offers the modality's usual commission when the typed one differs. */
function UsualCommission() {
  const { form, change } = useWorkingSheet()
  const usual = defaultCommissionPercent(form.modality)
  return (
    <ValueSuggestions className="text-xs">
      {form.commissionPercent !== usual && (
        <ValueSuggestion onUse={() => change({ commissionPercent: usual })}>
          Usar {formatPercent(usual, 0)}
          {form.modality !== null && ', o da modalidade'}
        </ValueSuggestion>
      )}
    </ValueSuggestions>
  )
}

/** Offers the tables of the place where somebody has typed another percentage. */
function UsualTable({ figure }: { figure: PlaceNumber }) {
  const { form, change } = useWorkingSheet()
  const { state } = form.place
  return (
    <ValueSuggestions className="text-xs">
      {form[figure] !== null && state !== null && (
        <ValueSuggestion onUse={() => change({ [figure]: null })}>
          {figure === 'itbiPercent' ? 'Usar a alíquota do município' : `Usar a tabela de ${state}`}
        </ValueSuggestion>
      )}
    </ValueSuggestions>
  )
}

const placeFields = [
  ['itbiPercent', 'ITBI'],
  ['deedPercent', 'Escritura'],
  ['registryPercent', 'Registro'],
] as const

/** The fields of the purchase: bid, modality, commission, tax and registration. */
export function PurchaseFields() {
  const makes = useMakes()
  return (
    <CostGroup icon={Gavel} title="Compra">
      <div className={fullRowClass}>
        <CostField figure="bid" label="Lance" unit="R$" />
      </div>
      <ModalityField />
      <CostField figure="commissionPercent" label="Comissão" unit="%" makes={makes.commission}>
        <UsualCommission />
      </CostField>
      {placeFields.map(([figure, label]) => (
        <CostField key={figure} figure={figure} label={label} unit="%" makes={makes[placeCosts[figure]]}>
          <UsualTable figure={figure} />
        </CostField>
      ))}
    </CostGroup>
  )
}

/** The fields of the property's debts, with the bank's rule about who pays them. */
export function DebtFields() {
  return (
    <CostGroup icon={HandCoins} title="Dívidas do imóvel">
      <CostField figure="condoDebt" label="Condomínio" unit="R$" />
      <CostField figure="taxDebt" label="IPTU" unit="R$" />
      <BankDebtRule />
    </CostGroup>
  )
}

const ways = [
  { value: 'area', label: 'Por m²' },
  { value: 'total', label: 'Valor total' },
] as const

/** The fields of the eviction and of the repairs, which are one sum or a price per square metre. */
export function PossessionFields() {
  const { form, set } = useWorkingSheet()
  const { reformByArea, months, area, reformTotal } = form
  return (
    <CostGroup icon={KeyRound} title="Posse e obra">
      <CostField figure="evictionCost" label="Desocupação" unit="R$" />
      <CostField figure="evictionMonth" label="Mês da saída" unit="mês" most={months} />
      <fieldset className="col-span-full mt-1 min-w-0">
        <legend className="sr-only">Como calcular a reforma</legend>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-xs font-medium text-ink-2" aria-hidden="true">
            Reforma
          </span>
          <ChoicePills
            choices={ways}
            value={reformByArea ? 'area' : 'total'}
            onChange={way => {
              if ((way === 'area') !== reformByArea) set(convertReform(form))
            }}
          />
        </div>
      </fieldset>
      {reformByArea ? (
        <>
          <CostField figure="area" label="Área" unit="m²">
            {area === 0 && <p className="text-2xs text-ink-2">Sem a área, a reforma fica como estava.</p>}
          </CostField>
          <CostField figure="reformPerM2" label="Reforma por m²" unit="R$" makes={formatReais(reformTotal)} />
        </>
      ) : (
        <div className="col-span-full">
          <CostField figure="reformTotal" label="Reforma, valor total" unit="R$" />
        </div>
      )}
      <CostField figure="reformMonth" label="Mês da obra" unit="mês" most={months} />
      <CostField figure="documentedPercent" label="Com notas fiscais" unit="%" />
    </CostGroup>
  )
}
