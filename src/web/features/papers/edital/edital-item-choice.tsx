import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { EditalItemAnswer } from '#contract/edital-schemas.ts'
import { findOwnItem } from '#domain/edital/clauses/edital-items.ts'
import { useCatalogueSource } from '../../../data/catalogue/catalogue-source.ts'
import { propertyQuery } from '../../../data/catalogue/property-query.ts'
import { Select } from '../../../ui/field.tsx'
import { integerFormat } from '../../../ui/format-text.ts'
import { describeItem, listItemFacts } from './clause-words.ts'

/** What an edital says of one of its properties in figures, and the choice of another. */
export function EditalItems({
  items,
  chosen,
  onChoose,
  isAbsent,
}: {
  items: readonly EditalItemAnswer[]
  chosen: EditalItemAnswer | null
  onChoose: (item: string | null) => void
  /** Whether the property that the edital was read for is not among them. */
  isAbsent: boolean
}) {
  const id = useId()
  return (
    <section className="edital-summary mb-5" aria-label="Imóveis do edital">
      {isAbsent && (
        <p className="mb-3 font-semibold text-pretty">
          Este imóvel não está entre os itens que achamos. Confira se é o edital certo.
        </p>
      )}
      <label htmlFor={id} className="text-sm text-ink-2">
        Item do edital
      </label>
      <div className="mt-1 max-w-120">
        <Select id={id} value={chosen?.item ?? ''} onChange={event => onChoose(event.target.value || null)}>
          <option value="">Todos ({integerFormat(items.length)})</option>
          {items.map(each => (
            <option key={each.item} value={each.item}>
              {describeItem(each)}
            </option>
          ))}
        </Select>
      </div>
      {chosen !== null && (
        <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {listItemFacts(chosen).map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-3">{name}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/**
 * Returns the item of the property that an edital was read for: by the bank's number, else by the matrícula of its listing.
 * `undefined` until the listing has arrived that could name it.
 */
export function useOwnItem(
  items: readonly EditalItemAnswer[],
  propertyId: string | null,
): EditalItemAnswer | null | undefined {
  const source = useCatalogueSource()
  const named = propertyId === null ? null : findOwnItem(items, { id: propertyId, matricula: null })
  const isAsked = propertyId !== null && named === null && items.length > 0
  const { data, isPending } = useQuery({ ...propertyQuery(source, propertyId ?? ''), enabled: isAsked })
  if (!isAsked) return named
  if (isPending) return undefined
  return findOwnItem(items, { id: propertyId, matricula: data?.registrationNumber ?? null })
}
