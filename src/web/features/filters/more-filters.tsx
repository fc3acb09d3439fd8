import { foldText } from '#domain/fold-text.ts'
import { categories, modalities } from '#domain/property/listing.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { criteriaTable } from '#domain/search/criteria-table.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldGroup } from '../../ui/field.tsx'
import { categoryLabels, modalityLabels } from '../listing/listing-labels.ts'
import { OccupancyFilter, PaymentFilters } from './answer-filters.tsx'
import { CriterionFields } from './criterion-fields.tsx'
import type { FilterProps } from './filter-props.ts'
import { IncludeExcludeRows } from './include-exclude-rows.tsx'
import { InstalmentFields } from './instalment-fields.tsx'
import { PlaceFilters } from './place-filters.tsx'

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
