import { useMemo, useRef } from 'react'
import { categories } from '#domain/property/listing.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceToggles } from '../../ui/choice-controls.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import { formatPropertyCount } from '../listing/properties-text.ts'
import { submitValid } from '../../ui/submit-valid.ts'
import { categoryLabels } from '../listing/listing-labels.ts'
import { CityFilterField } from '../filters/city-filter-field.tsx'
import { PriceLimitField } from '../filters/limit-field.tsx'
import { PlaceFilters } from '../filters/place-filters.tsx'
import { StateField } from '../filters/state-field.tsx'
import { TextFilterField } from '../filters/text-filter-field.tsx'
import { useCriteriaDraft, useDraftCounts } from '../filters/use-criteria-draft.ts'

const categoryChoices = categories.map(value => ({ value, label: categoryLabels[value] }))

/** The side sheet; nothing applies before "Aplicar filtros". */
export function MapFilters({
  criteria: applied,
  onApply,
  onClose,
}: {
  criteria: Criteria
  onApply: (criteria: Criteria) => void
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const draft = useCriteriaDraft(applied)
  const { criteria, change } = draft
  const { minPrice, maxPrice } = criteria
  const crossed = minPrice !== null && maxPrice !== null && minPrice > maxPrice
  // The server counts nothing between a minimum and a smaller maximum.
  const countable = useMemo(() => (crossed ? { ...criteria, maxPrice: null } : criteria), [criteria, crossed])
  const { facets, total } = useDraftCounts(countable, true)
  const props = { criteria, facets, change }
  const close = () => dialog.current?.close()
  const apply = () => {
    close()
    onApply(criteria)
  }
  return (
    <Dialog ref={dialog} title="Filtros" closing="Fechar filtros" onClose={onClose}>
      <form className="flex min-h-0 flex-1 flex-col" onSubmit={event => submitValid(event, apply)} noValidate>
        <div
          key={draft.round}
          className="quiet-scroll relative min-h-0 flex-1 space-y-5 overflow-y-auto px-5 pt-1 pb-6"
        >
          <StateField {...props} />
          <CityFilterField {...props} onChange={cities => change({ ...cities, neighborhood: [] })} />
          <PlaceFilters {...props} />
          <TextFilterField {...props} />
          <FieldGroup legend="Categoria">
            <ChoiceToggles
              choices={categoryChoices}
              values={criteria.category}
              onChange={category => change({ category })}
            />
          </FieldGroup>
          <div className="flex gap-3">
            <FieldGroup legend="Preço Mínimo">
              <PriceLimitField
                label="Preço Mínimo"
                empty="mínimo"
                value={minPrice}
                onChange={price => change({ minPrice: price })}
              />
            </FieldGroup>
            <FieldGroup legend="Preço Máximo">
              <PriceLimitField
                label="Preço Máximo"
                empty="máximo"
                value={maxPrice}
                onChange={price => change({ maxPrice: price })}
                problem={crossed ? 'Menor que o mínimo' : undefined}
              />
            </FieldGroup>
          </div>
        </div>
        <div className="border-t border-line px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <output
            className={classNames('mb-2 block min-h-4.5 text-xs', crossed ? 'text-risk' : 'text-ink-3')}
          >
            {crossed
              ? 'O preço máximo é menor que o mínimo: corrija um deles para aplicar.'
              : total !== undefined && `${formatPropertyCount(total)} com estes filtros`}
          </output>
          <div className="flex gap-2">
            <Button look="quiet" onClick={draft.clear}>
              Limpar
            </Button>
            <Button look="primary" type="submit" className="flex-1">
              Aplicar filtros
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  )
}
