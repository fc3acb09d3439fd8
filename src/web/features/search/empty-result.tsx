import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { writeSearchAddress } from '../../data/catalogue/search-address.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../framework/link.tsx'
import { formatPropertyCount } from '../listing/properties-text.ts'
import { PropertyDrawing } from '../listing/drawing/property-drawing.tsx'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'
import { countsQuery } from '../../data/catalogue/list-queries.ts'
import { listOtherSearches } from './other-searches.ts'

const emptyPlot = { id: '0', category: 'terreno', description: '' } as const

type Correction = PropertySearchPage['corrections'][number]

/** A search that finds something, and the words that lead to it. */
interface WayOut {
  key: string
  words: ReactNode
  criteria: Criteria
  total: number
}

const correct = (criteria: Criteria, { field, value }: Correction): Criteria =>
  field === 'city' ? { ...criteria, city: [value] } : { ...criteria, text: value }

const corrected = (criteria: Criteria, corrections: readonly Correction[]): WayOut[] =>
  corrections.map(correction => ({
    key: `${correction.field} ${correction.value}`,
    words: (
      <>
        Você quis dizer{' '}
        <span className="font-medium">
          {correction.field === 'city' ? formatPlaceName(correction.value) : `“${correction.value}”`}
        </span>
        ?
      </>
    ),
    criteria: correct(criteria, correction),
    total: correction.total,
  }))

/** Fetches how many listings the searches nearest to this one find. */
function useWaysOut(criteria: Criteria): { unknown: WayOut[]; without: WayOut[]; counting: boolean } {
  const source = useCatalogueSource()
  const asked = listOtherSearches(criteria)
  const { data: totals, isLoading: counting } = useQuery({
    ...countsQuery(
      source,
      asked.map(one => one.criteria),
    ),
    enabled: asked.length > 0,
  })
  const found = asked
    .map(({ key, kind, label, criteria: other }, at) => ({
      key,
      kind,
      words:
        kind === 'word' ? (
          <>
            Só com a palavra <span className="font-medium">“{label}”</span>
          </>
        ) : (
          <>
            {kind === 'without' ? 'Sem' : 'Com'} o filtro <span className="font-medium">{label}</span>
          </>
        ),
      criteria: other,
      total: totals?.[at] ?? 0,
    }))
    .filter(({ total }) => total > 0)
  return {
    unknown: found.filter(({ kind }) => kind === 'or-unknown'),
    without: found.filter(({ kind }) => kind !== 'or-unknown'),
    counting,
  }
}

/**
 * Shown when no property matches: offers other spellings and listings with unknown values, and says how many listings
 * each filter excludes.
 */
export function EmptyResult({
  criteria,
  corrections,
}: {
  criteria: Criteria
  corrections: readonly Correction[]
}) {
  const { unknown, without, counting } = useWaysOut(criteria)
  const offers = [...corrected(criteria, corrections), ...unknown, ...without]
  const filtered = buildCriteriaChips(criteria).length > 0
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center py-4 text-center sm:py-8">
      <div className="scene aspect-[4/3] w-36 overflow-hidden rounded-xl sm:w-56">
        <PropertyDrawing subject={emptyPlot} />
      </div>
      {!counting && (
        <>
          <h2 className="mt-4 text-lg font-semibold sm:mt-6">
            {unknown.length > 0 ? 'Ninguém informa o que você pediu' : 'Nenhum imóvel encontrado'}
          </h2>
          <p className="mt-1 text-ink-2">
            {unknown.length > 0
              ? 'A lista da Caixa não diz isso destes imóveis. Veja-os e confirme com a Caixa.'
              : 'Tente ajustar os filtros para encontrar mais opções'}
          </p>
          {offers.length > 0 && (
            <ul
              aria-label="Outras buscas"
              className="mt-6 w-full divide-y divide-line overflow-hidden rounded-lg border border-line text-left"
            >
              {offers.map(offer => (
                <li key={offer.key}>
                  <Link
                    to={pagePaths.search}
                    search={writeSearchAddress(offer.criteria)}
                    className="flex min-h-target w-full items-center justify-between gap-3 bg-raised px-4 py-2 text-left hover:bg-raised-2"
                  >
                    <span className="min-w-0 break-words">{offer.words}</span>
                    <span className="shrink-0 text-sm font-semibold text-amber-text">
                      {formatPropertyCount(offer.total)}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {filtered && (
            <Link
              to={pagePaths.search}
              search={writeSearchAddress({ ...emptyCriteria, sort: criteria.sort })}
              className={buttonClass(offers.length > 0 ? 'outline' : 'primary', 'mt-6')}
            >
              Limpar todos os filtros
            </Link>
          )}
        </>
      )}
    </div>
  )
}
