import { foldText } from '#domain/fold-text.ts'
import { categories, modalities, occupancies } from '#domain/property/listing.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { criteriaTable } from '#domain/search/criteria-table.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldGroup } from '../../ui/field.tsx'
import { categoryLabels, modalityLabels, occupancyLabels } from '../listing/listing-labels.ts'
import { CriterionFields } from './criterion-fields.tsx'
import type { FilterProps } from './filter-props.ts'
import { PlaceFilters } from './place-filters.tsx'
import { financingDefaults } from '#domain/calculators/financing-simulation.ts'
import { formatPercent, integerFormat } from '../../ui/format-text.ts'
import { PriceLimitField } from './limit-field.tsx'
import { Minus } from 'lucide-react'
import { ChoicePills, TickBox } from '../../ui/choice-controls.tsx'
import type { Criteria, UnknownFilter } from '#domain/search/search-criteria.ts'
import { searchFormName } from '../../data/catalogue/search-form-address.ts'
import { Switch } from '../../ui/switch.tsx'

/** Adds or removes a filter that takes listings of which the answer is not known. */
const setUnknown = ({ orUnknown }: Criteria, name: UnknownFilter, on: boolean): UnknownFilter[] =>
  on ? [...new Set([...orUnknown, name])] : orUnknown.filter(other => other !== name)

/** The switch that keeps the listings of which the answer is not known, and how many they are. */
function UnknownSwitch({
  criteria,
  facets,
  change,
  name,
  label = 'Incluir não informado',
}: FilterProps & { name: UnknownFilter; label?: string }) {
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
      <span className="flex-1">{label}</span>
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

const PaymentFilters = (props: FilterProps) => (
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
function OccupancyFilter(props: FilterProps) {
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

interface Row<T> {
  value: T
  label: string
  total?: number | undefined
}

/** The values of which one must apply, and those that must not. */
interface IncludedAndExcluded<T> {
  included: T[]
  excluded: T[]
}

/** Moves a value: into one of the two lists, or out of both. */
function moveValue<T>(
  { included, excluded }: IncludedAndExcluded<T>,
  value: T,
  to: keyof IncludedAndExcluded<T> | null,
  isSame: (a: T, b: T) => boolean,
): IncludedAndExcluded<T> {
  const others = (values: T[]) => values.filter(other => !isSame(other, value))
  return {
    included: to === 'included' ? [...others(included), value] : others(included),
    excluded: to === 'excluded' ? [...others(excluded), value] : others(excluded),
  }
}

const identical = <T,>(a: T, b: T): boolean => a === b

/** Rows that are each wanted, unwanted ("menos") or neither; the surrounding field group names them. */
function IncludeExcludeRows<T extends string>({
  names,
  rows,
  chosen,
  onChange,
  isSame = identical,
}: {
  /** The parameters that a form without script sends. */
  names: Record<keyof IncludedAndExcluded<T>, string>
  rows: readonly (Row<T> & { key?: string })[]
  chosen: IncludedAndExcluded<T>
  onChange: (chosen: IncludedAndExcluded<T>) => void
  isSame?: (a: T, b: T) => boolean
}) {
  return rows.map(({ key, value, label, total }) => {
    const wanted = chosen.included.some(other => isSame(other, value))
    const unwanted = chosen.excluded.some(other => isSame(other, value))
    return (
      <div key={key ?? value} className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          {unwanted && <input type="hidden" name={names.excluded} value={value} />}
          <TickBox
            name={names.included}
            value={value}
            checked={wanted}
            total={unwanted ? undefined : total}
            onChange={on => onChange(moveValue(chosen, value, on ? 'included' : null, isSame))}
          >
            {unwanted ? <span className="text-ink-3 line-through">{label}</span> : label}
          </TickBox>
        </div>
        <button
          type="button"
          className="needs-script target -mr-2 grid size-9 shrink-0 place-content-center rounded-md text-ink-3 hover:text-ink aria-pressed:text-ink"
          aria-label={`Menos ${label}`}
          title={unwanted ? `${label} fica de fora` : `Deixar ${label} de fora`}
          aria-pressed={unwanted}
          onClick={() => onChange(moveValue(chosen, value, unwanted ? null : 'excluded', isSame))}
        >
          <span className="grid size-5 place-content-center rounded-full in-aria-pressed:bg-inverse in-aria-pressed:text-inverse-ink">
            <Minus className="size-3.5" />
          </span>
        </button>
      </div>
    )
  })
}

/** The terms by which the first instalment is reckoned: `SAC, 11,49% ao ano, 20 anos`. */
const instalmentTerms = `${financingDefaults.system.toUpperCase()}, ${formatPercent(financingDefaults.yearlyRate, 2)} ao ano, ${financingDefaults.years} anos, com seguros e tarifa`

/** The fields for the monthly payment and for the part of the price that is paid at once. */
const InstalmentFields = ({ criteria, change }: FilterProps) => (
  <FieldGroup legend="Parcela até">
    <div className="flex gap-2">
      <PriceLimitField
        name="maxInstalment"
        label="Parcela máxima"
        empty="por mês"
        value={criteria.maxInstalment}
        onChange={maxInstalment => change({ maxInstalment })}
      />
      <PriceLimitField
        name="downPayment"
        label="Entrada"
        empty="entrada"
        value={criteria.downPayment}
        onChange={downPayment => change({ downPayment })}
      />
    </div>
    <p className="mt-2 text-2xs text-ink-3 text-pretty">
      Primeira parcela: {instalmentTerms}. A entrada só conta com a parcela máxima. Ficam de fora os que a
      Caixa não financia.
    </p>
  </FieldGroup>
)

const isSameName = (a: string, b: string): boolean => foldText(a) === foldText(b)

/** The neighborhoods of the chosen cities, or around a city: wanted, unwanted or neither. */
function NeighborhoodFilter({ criteria, facets, change }: FilterProps) {
  const placed = criteria.city.length > 0 || criteria.near !== null
  const rows = facets?.neighborhood ?? []
  if (!placed || (facets && rows.length === 0)) return null
  return (
    <FieldGroup legend="Bairro">
      <div className={classNames('quiet-scroll -mx-2 overflow-y-auto px-2', facets ? 'max-h-56' : 'h-56')}>
        <IncludeExcludeRows
          names={{ included: 'neighborhood', excluded: 'notNeighborhood' }}
          rows={rows.map(({ value, city, state, total }) => ({
            key: `${state} ${city} ${value}`,
            value,
            label: formatPlaceName(value),
            total,
          }))}
          chosen={{ included: criteria.neighborhood, excluded: criteria.notNeighborhood }}
          isSame={isSameName}
          onChange={({ included, excluded }) => change({ neighborhood: included, notNeighborhood: excluded })}
        />
      </div>
    </FieldGroup>
  )
}

/** All filters of the catalogue but state, city and words. */
export default function MoreFilters(props: FilterProps) {
  const { criteria, facets, change } = props
  const totalOf = (name: 'category' | 'modality', value: string): number | undefined =>
    facets?.[name].find(one => one.value === value)?.total
  return (
    <>
      <PlaceFilters {...props} />
      <NeighborhoodFilter {...props} />
      <FieldGroup legend={criteriaTable.category.legend}>
        <IncludeExcludeRows
          names={{ included: 'type', excluded: 'notCategory' }}
          rows={categories.map(value => ({
            value,
            label: categoryLabels[value],
            total: totalOf('category', value),
          }))}
          chosen={{ included: criteria.category, excluded: criteria.notCategory }}
          onChange={({ included, excluded }) => change({ category: included, notCategory: excluded })}
        />
      </FieldGroup>
      <CriterionFields {...props} group="price" />
      <InstalmentFields {...props} />
      <PaymentFilters {...props} />
      <OccupancyFilter {...props} />
      <CriterionFields {...props} group="discount" />
      {criteria.minPaidDiscount !== null && (
        <UnknownSwitch {...props} name="paid" label="Incluir sem estimativa" />
      )}
      <CriterionFields {...props} group="return" />
      <FieldGroup legend={criteriaTable.modality.legend}>
        <IncludeExcludeRows
          names={{ included: 'modality', excluded: 'notModality' }}
          rows={modalities.map(value => ({
            value,
            label: modalityLabels[value],
            total: totalOf('modality', value),
          }))}
          chosen={{ included: criteria.modality, excluded: criteria.notModality }}
          onChange={({ included, excluded }) => change({ modality: included, notModality: excluded })}
        />
      </FieldGroup>
      <FieldGroup legend="Prazo">
        <div className="space-y-3">
          <CriterionFields {...props} group="days" />
        </div>
      </FieldGroup>
      <CriterionFields {...props} group="area" />
      <CriterionFields {...props} group="rooms" />
      <CriterionFields {...props} group="garage" />
    </>
  )
}
