import { formatPlaceName } from '#domain/property/place-names.ts'
import { categories, modalities, occupancies } from '#domain/property/listing.ts'
import { foldText } from '#domain/fold-text.ts'
import { type ChoiceOption, ChoicePills, ChoiceToggles, TickBox } from '../../ui/choice-controls.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import { categoryLabels, modalityLabels, occupancyLabels } from '../listing/listing-labels.ts'
import type { FilterProps } from './filter-props.ts'
import { RangeFields, ReturnFields } from './range-filters.tsx'
import { TextFilterField } from './text-filter-field.tsx'

const categoryChoices = categories.map(value => ({ value, label: categoryLabels[value] }))
const occupancyChoices = [
  { value: null, label: 'Todas' },
  ...occupancies.map(value => ({ value, label: occupancyLabels[value] })),
]
const atLeast = (most: number): ChoiceOption<number | null>[] => [
  { value: null, label: 'Qualquer' },
  ...Array.from({ length: most }, (_, index) => ({ value: index + 1, label: `${index + 1}+` })),
]
const toggled = <T,>(list: T[], value: T, on: boolean): T[] =>
  on ? [...list, value] : list.filter(other => other !== value)

/** All remaining filters of the catalogue. */
export default function MoreFilters(props: FilterProps & { shortcut?: boolean }) {
  const { criteria, facets, change } = props
  const count = (value: string): number | undefined =>
    facets?.modality.find(one => one.value === value)?.total
  const neighborhoods = criteria.city.length > 0 ? (facets?.neighborhood ?? []) : []
  const chosen = new Set(criteria.neighborhood.map(foldText))
  return (
    <>
      <TextFilterField {...props} />
      <FieldGroup legend="Tipo">
        <ChoiceToggles
          choices={categoryChoices}
          values={criteria.category}
          onChange={category => change({ category })}
        />
      </FieldGroup>
      <RangeFields {...props} />
      <ReturnFields {...props} />
      <FieldGroup legend="Modalidade">
        {modalities.map(modality => (
          <TickBox
            key={modality}
            checked={criteria.modality.includes(modality)}
            total={count(modality)}
            onChange={on => change({ modality: toggled(criteria.modality, modality, on) })}
          >
            {modalityLabels[modality]}
          </TickBox>
        ))}
      </FieldGroup>
      {neighborhoods.length > 0 && (
        <FieldGroup legend="Bairro">
          <div className="quiet-scroll -mx-2 max-h-56 overflow-y-auto px-2">
            {neighborhoods.map(({ value, city, state, total }) => (
              <TickBox
                key={`${state} ${city} ${value}`}
                checked={chosen.has(foldText(value))}
                total={total}
                onChange={on =>
                  change({
                    neighborhood: on
                      ? [...criteria.neighborhood, value]
                      : criteria.neighborhood.filter(name => foldText(name) !== foldText(value)),
                  })
                }
              >
                {formatPlaceName(value)}
              </TickBox>
            ))}
          </div>
        </FieldGroup>
      )}
      <FieldGroup legend="Quartos">
        <ChoicePills
          choices={atLeast(4)}
          value={criteria.minRooms}
          onChange={minRooms => change({ minRooms })}
        />
      </FieldGroup>
      <FieldGroup legend="Vagas">
        <ChoicePills
          choices={atLeast(3)}
          value={criteria.minGarage}
          onChange={minGarage => change({ minGarage })}
        />
      </FieldGroup>
      <FieldGroup legend="Pagamento">
        <TickBox checked={criteria.financing === true} onChange={on => change({ financing: on || null })}>
          Aceita financiamento
        </TickBox>
        <TickBox checked={criteria.fgts === true} onChange={on => change({ fgts: on || null })}>
          Aceita FGTS
        </TickBox>
      </FieldGroup>
      <FieldGroup legend="Ocupação">
        <ChoicePills
          choices={occupancyChoices}
          value={criteria.occupancy}
          onChange={occupancy => change({ occupancy })}
        />
      </FieldGroup>
      <FieldGroup legend="Prazo">
        <TickBox
          checked={criteria.hasAuctionDate === true}
          onChange={on => change({ hasAuctionDate: on || null })}
        >
          Com data de leilão
        </TickBox>
      </FieldGroup>
    </>
  )
}
