import { MapPin } from 'lucide-react'
import { useId } from 'react'
import type { Facets } from '#contract/catalogue.ts'
import { categories, modalities, occupancies } from '#domain/property/property.ts'
import type { Criteria } from '#domain/search/criteria.ts'
import { states, type Uf } from '#domain/states.ts'
import { fold } from '#domain/text.ts'
import { type Choice, Pills, Tick } from '../../ui/choices.tsx'
import { Field, FieldGroup, NumberField, Select } from '../../ui/field.tsx'
import { categoryLabels, modalityLabels, occupancyLabels } from '../property/labels.ts'
import { displayName } from '../property/names.ts'

export interface FilterProps {
  criteria: Criteria
  facets: Facets | undefined
  change: (change: Partial<Criteria>) => void
}

const categoryChoices = [
  { value: null, label: 'Todos' },
  ...categories.map(value => ({ value, label: categoryLabels[value] })),
]
const occupancyChoices = [
  { value: null, label: 'Todas' },
  ...occupancies.map(value => ({ value, label: occupancyLabels[value] })),
]
const atLeast = (most: number): Choice<number | null>[] => [
  { value: null, label: 'Todos' },
  ...Array.from({ length: most }, (_, index) => ({ value: index + 1, label: `${index + 1}+` })),
]
const toggled = <T,>(list: T[], value: T, on: boolean): T[] =>
  on ? [...list, value] : list.filter(other => other !== value)

/** Changing the state clears city and neighbourhoods. */
export function StateField({ criteria, change }: FilterProps) {
  const id = useId()
  const { state } = criteria
  return (
    <Field label="Estado" htmlFor={id}>
      <Select
        id={id}
        icon={<MapPin className="size-4" />}
        value={state.length > 1 ? 'several' : (state[0] ?? '')}
        onChange={event =>
          change({ state: event.target.value ? [event.target.value as Uf] : [], city: [], neighborhood: [] })
        }
      >
        <option value="">Todos os estados</option>
        {state.length > 1 && <option value="several">{state.join(', ')}</option>}
        {states.map(({ uf, name }) => (
          <option key={uf} value={uf}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const tooHigh = (min: number | null, max: number | null): string | undefined =>
  min !== null && max !== null && min > max ? 'Menor que o mínimo' : undefined

const reais = (centavos: number | null): number | null => (centavos === null ? null : centavos / 100)
const centavos = (value: number | null): number | null => (value === null ? null : Math.round(value * 100))

export const RangeFields = ({ criteria, change }: FilterProps) => (
  <>
    <FieldGroup legend="Preço">
      <div className="flex gap-2">
        <NumberField
          label="Preço mínimo"
          unit="R$"
          placeholder="mínimo"
          value={reais(criteria.minPrice)}
          onChange={value => change({ minPrice: centavos(value) })}
        />
        <NumberField
          label="Preço máximo"
          unit="R$"
          placeholder="máximo"
          value={reais(criteria.maxPrice)}
          onChange={value => change({ maxPrice: centavos(value) })}
          problem={tooHigh(criteria.minPrice, criteria.maxPrice)}
        />
      </div>
    </FieldGroup>
    <FieldGroup legend="Área">
      <div className="flex gap-2">
        <NumberField
          label="Área mínima"
          unit="m²"
          placeholder="mínima"
          value={criteria.minArea}
          onChange={minArea => change({ minArea })}
        />
        <NumberField
          label="Área máxima"
          unit="m²"
          placeholder="máxima"
          value={criteria.maxArea}
          onChange={maxArea => change({ maxArea })}
          problem={tooHigh(criteria.minArea, criteria.maxArea)}
        />
      </div>
    </FieldGroup>
  </>
)

export function DiscountField({ criteria, change }: FilterProps) {
  const id = useId()
  const value = criteria.minDiscount ?? 0
  return (
    <div>
      <div className="flex justify-between text-xs font-medium text-ink-2">
        <label htmlFor={id}>Desconto mínimo</label>
        <output htmlFor={id} className={value > 0 ? 'text-ink' : undefined}>
          {value > 0 ? `${String(value).replace('.', ',')}%` : 'Qualquer'}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="range"
        min={0}
        max={90}
        step={5}
        value={value}
        aria-valuetext={value > 0 ? `${value}%` : 'Qualquer'}
        style={{ '--at': (Math.min(value, 90) / 90) * 100 } as React.CSSProperties}
        onChange={event => change({ minDiscount: Number(event.target.value) || null })}
      />
    </div>
  )
}

/** Everything else the catalogue can be filtered by. */
export function MoreFilters(props: FilterProps) {
  const { criteria, facets, change } = props
  const count = (value: string): number | undefined => facets?.modality.find(one => one.value === value)?.total
  const neighborhoods = criteria.city.length > 0 ? (facets?.neighborhood ?? []) : []
  const chosen = new Set(criteria.neighborhood.map(fold))
  return (
    <>
      <FieldGroup legend="Tipo">
        <Pills
          label="Tipo"
          choices={categoryChoices}
          value={criteria.category}
          onChange={category => change({ category })}
        />
      </FieldGroup>
      <RangeFields {...props} />
      <DiscountField {...props} />
      <FieldGroup legend="Modalidade">
        {modalities.map(modality => (
          <Tick
            key={modality}
            checked={criteria.modality.includes(modality)}
            total={count(modality)}
            onChange={on => change({ modality: toggled(criteria.modality, modality, on) })}
          >
            {modalityLabels[modality]}
          </Tick>
        ))}
      </FieldGroup>
      {neighborhoods.length > 0 && (
        <FieldGroup legend="Bairro">
          <div className="quiet-scroll -mx-2 max-h-56 overflow-y-auto px-2">
            {neighborhoods.map(({ value, city, state, total }) => (
              <Tick
                key={`${state} ${city} ${value}`}
                checked={chosen.has(fold(value))}
                total={total}
                onChange={on =>
                  change({
                    neighborhood: on
                      ? [...criteria.neighborhood, value]
                      : criteria.neighborhood.filter(name => fold(name) !== fold(value)),
                  })
                }
              >
                {displayName(value)}
              </Tick>
            ))}
          </div>
        </FieldGroup>
      )}
      <FieldGroup legend="Quartos">
        <Pills label="Quartos" choices={atLeast(4)} value={criteria.minRooms} onChange={minRooms => change({ minRooms })} />
      </FieldGroup>
      <FieldGroup legend="Vagas">
        <Pills label="Vagas" choices={atLeast(3)} value={criteria.minGarage} onChange={minGarage => change({ minGarage })} />
      </FieldGroup>
      <FieldGroup legend="Pagamento">
        <Tick checked={criteria.financing === true} onChange={on => change({ financing: on || null })}>
          Aceita financiamento
        </Tick>
        <Tick checked={criteria.fgts === true} onChange={on => change({ fgts: on || null })}>
          Aceita FGTS
        </Tick>
      </FieldGroup>
      <FieldGroup legend="Ocupação">
        <Pills
          label="Ocupação"
          choices={occupancyChoices}
          value={criteria.occupancy}
          onChange={occupancy => change({ occupancy })}
        />
      </FieldGroup>
      <FieldGroup legend="Prazo">
        <Tick checked={criteria.hasAuctionDate === true} onChange={on => change({ hasAuctionDate: on || null })}>
          Com data de leilão
        </Tick>
      </FieldGroup>
    </>
  )
}

export function TextField({ criteria, change, shortcut = false }: FilterProps & { shortcut?: boolean }) {
  const id = useId()
  return (
    <Field label="Busca livre" htmlFor={id}>
      <div className="relative">
        <input
          id={id}
          className="control px-3 placeholder:text-sm"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          placeholder="Bairro, rua, condomínio…"
          data-search-field
          value={criteria.text ?? ''}
          onChange={event => change({ text: event.target.value || null })}
        />
        {shortcut && criteria.text === null && (
          <kbd className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 rounded-sm border border-line-strong px-1.5 font-sans text-2xs text-ink-3">
            /
          </kbd>
        )}
      </div>
    </Field>
  )
}
