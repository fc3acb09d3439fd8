import { Link } from '../../../framework/link.tsx'
import { Copy, RotateCw, SlidersHorizontal, X } from 'lucide-react'
import { lazy, memo, type ReactNode, Suspense, useRef, useState } from 'react'
import type { ChatMessage, ChatResults } from '#contract/chat-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { readSavedFilters, type SavedFiltersJson, writeSavedFilters } from '#domain/search/saved-filters.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { copyText } from '../../../ui/toast/copy-text.ts'
import { integerFormat } from '../../../ui/format-text.ts'
import { useIsResidentBuyer } from '../../../data/account/home-profile.ts'
import { writeSearchAddress } from '../../../data/catalogue/search-address.ts'
import { interruptedText } from '../conversation/conversation.ts'
import { ResultCard } from './result-card.tsx'
import { MessageText } from '../../../ui/message-text.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { buildCriteriaChips, type CriteriaChip } from '../../filters/criteria-chips.ts'
import { sortLabels } from '../../filters/search-words.ts'

/** An understood filter. */
interface UnderstoodChip {
  key: string
  label: string
  /** The answer ignores the filter, because nothing was found with it. */
  setAside: boolean
  /** The filters without this one. */
  without: SavedFiltersJson
}

/** Returns the fields in which two criteria differ. */
const differing = (a: Criteria, b: Criteria): (keyof Criteria)[] =>
  (Object.keys(a) as (keyof Criteria)[]).filter(name => JSON.stringify(a[name]) !== JSON.stringify(b[name]))

/** Returns the requested order as a chip; none for the consultant's default order. */
const orderChip = (criteria: Criteria): CriteriaChip[] =>
  criteria.sort === emptyCriteria.sort || criteria.sort === 'price'
    ? []
    : [
        {
          key: 'sort',
          label: sortLabels[criteria.sort],
          without: { ...criteria, sort: emptyCriteria.sort },
        },
      ]

/** Merges one city and its state into one chip: `Anápolis, GO`. */
function placed(criteria: Criteria, chips: CriteriaChip[]): CriteriaChip[] {
  const [uf, ...states] = criteria.state
  const [city, ...cities] = criteria.city
  if (uf === undefined || city === undefined || states.length > 0 || cities.length > 0) return chips
  return chips.flatMap(chip => {
    if (chip.key.startsWith('state-')) return []
    if (!chip.key.startsWith('city-')) return [chip]
    return [{ ...chip, label: `${chip.label}, ${uf}`, without: { ...chip.without, state: [] } }]
  })
}

/** Returns the understood filters as chips; relaxed ones are marked. */
export function buildUnderstoodChips({
  asked,
  relaxed,
}: Pick<ChatResults, 'asked' | 'relaxed'>): UnderstoodChip[] {
  const criteria = readSavedFilters(asked)
  const aside = new Set<keyof Criteria>(relaxed)
  return [...placed(criteria, buildCriteriaChips(criteria)), ...orderChip(criteria)].map(
    ({ key, label, without }) => ({
      key,
      label,
      setAside: differing(criteria, without).every(name => aside.has(name)),
      without: writeSavedFilters(without),
    }),
  )
}

const ChangeFilters = lazy(() => import('./change-filters.tsx'))

/**
 * Shows the understood filters as chips: each can be removed, and pressing its text opens the form at that filter.
 * Filters relaxed because nothing matched are struck through.
 */
function UnderstoodChips({
  results,
  untold,
  disabled,
  onChange,
}: {
  results: Pick<ChatResults, 'asked' | 'filters' | 'relaxed'>
  /** Parts of the question that were not understood and that the answer's text does not mention. */
  untold: readonly string[]
  /** An answer is being written. */
  disabled: boolean
  /** Asks again with these filters. */
  onChange: (filters: SavedFiltersJson) => void
}) {
  const [changing, setChanging] = useState<{ at: string | null } | null>(null)
  const chips = buildUnderstoodChips(results)
  const place = useRef<HTMLDivElement>(null)
  const change = (filters: SavedFiltersJson) => {
    // The pressed chip disappears or is disabled; the focus stays in the list.
    place.current?.focus()
    onChange(filters)
  }
  return (
    <div ref={place} tabIndex={-1} className="mb-3 outline-none">
      {chips.length > 0 && (
        <>
          <div className="flex items-center gap-3 max-md:-mt-3 max-md:-mb-0.5">
            <p className="text-xs text-ink-3">Entendi assim. Toque para mudar.</p>
            <button
              type="button"
              className="text-xs/5.5 inline-flex items-center gap-1.5 text-ink-2 font-medium whitespace-nowrap hover:text-ink target"
              aria-haspopup="dialog"
              disabled={disabled}
              onClick={() => setChanging({ at: null })}
            >
              <SlidersHorizontal className="size-3.5" aria-hidden="true" />
              Mudar filtros
            </button>
          </div>
          <ul className="text-xs/5.5 flex flex-wrap gap-2 mt-1.5" aria-label="Entendi assim">
            {chips.map(({ key, label, setAside, without }) => (
              <li
                key={key}
                className={classNames(
                  'understood',
                  setAside && 'border-line-strong border-dashed text-ink-3',
                )}
              >
                <button
                  type="button"
                  className="understood-words"
                  aria-label={`Mudar: ${label}${setAside ? ' (deixado de lado)' : ''}`}
                  aria-haspopup="dialog"
                  disabled={disabled}
                  onClick={() => setChanging({ at: key })}
                >
                  {setAside ? <s>{label}</s> : label}
                </button>
                <button
                  type="button"
                  className="understood-away"
                  aria-label={`Remover filtro: ${label}`}
                  disabled={disabled}
                  onClick={() => change(without)}
                >
                  <X className="size-3.5" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {untold.length > 0 && (
        <p className="mt-2 text-xs text-pretty text-ink-2">
          Não entendi: {untold.map(words => `“${words}”`).join(', ')}. Tente dizer de outro jeito.
        </p>
      )}
      {changing && (
        <Suspense>
          <ChangeFilters
            // A relaxed filter would find nothing again.
            searched={results.relaxed.length > 0 ? results.filters : results.asked}
            at={changing.at}
            onApply={change}
            onClose={() => setChanging(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Shows the listings of an answer, with a link to all of them. */
export function ResultCards({
  results: { items, total, filters },
  demonstration,
  children,
}: {
  results: ChatResults
  demonstration: boolean
  /** Shown at the end of the line below the listings. */
  children?: ReactNode
}) {
  const isResidentBuyer = useIsResidentBuyer()
  return (
    <>
      <ul className="chat-cards no-bar" aria-label="Imóveis encontrados">
        {items.map(item => (
          <li className="min-w-0" key={item.id}>
            <ResultCard item={item} demonstration={demonstration} />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-4">
        <Link
          to={pagePaths.search}
          // The criteria are in the address too, because the link may be opened in another tab.
          search={writeSearchAddress(readSavedFilters(filters))}
          state={{ presetFilters: filters }}
          className={buttonClass('outline', 'chat-all')}
        >
          Ver todos ({integerFormat(total)})
        </Link>
        {!isResidentBuyer && (
          <Popover
            button={{ className: 'text-link text-ink-3!', children: 'Que ROI é este?' }}
            className="menu text-sm/5.5 top-auto right-4 bottom-[calc(var(--bottom-bar)_+_1rem)] left-4 w-auto max-w-88 mx-auto px-4 py-3.5 text-pretty"
          >
            ROI líquido estimado: revender pela avaliação da Caixa em 12 meses, já com os custos, a corretagem
            e o imposto; ao lado, do cenário pessimista ao otimista. A página de cada imóvel mostra a conta.
          </Popover>
        )}
        {children}
      </div>
    </>
  )
}

const CopyButton = ({ text, className }: { text: string; className: string }) => (
  <button
    type="button"
    className={classNames(
      'size-target grid place-content-center rounded-md text-ink-3 hover:text-ink',
      className,
    )}
    title="Copiar resposta"
    onClick={() => void copyText(text.replaceAll('**', ''), 'Resposta copiada', true)}
  >
    <Copy className="size-4" aria-hidden="true" />
    <span className="sr-only">Copiar resposta</span>
  </button>
)

/** Shows why an answer is missing or incomplete, with a button to retry. */
export const AnswerFailureNote = ({
  text,
  onRetry,
}: {
  text: string | null
  onRetry: (() => void) | null
}) => (
  <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
    {text !== null && <p className="text-sm text-pretty text-ink-2">{text}</p>}
    {onRetry && (
      <Button className="gap-1.5 px-3! text-sm" onClick={onRetry}>
        <RotateCw className="size-4" />
        Tentar de novo
      </Button>
    )}
  </div>
)

/** An answer: the understood filters, its text, its listings. */
export const AnswerView = memo(function Answer({
  message: { content, results, status, replyToId },
  busy,
  renewing,
  demonstration,
  trouble,
  onEdit,
  onRetry,
}: {
  message: ChatMessage
  /** An answer is being written, so nothing can be asked. */
  busy: boolean
  /** Text shown while this answer is being renewed; `null` otherwise. */
  renewing: string | null
  demonstration: boolean
  /** Why the renewal failed. */
  trouble: string | null
  onEdit: (questionId: string, filters: SavedFiltersJson) => void
  onRetry: (questionId: string) => void
}) {
  const half = status !== null
  const copies = !half && replyToId !== null
  return (
    <div className="answer" aria-busy={renewing !== null || undefined}>
      {results && replyToId !== null && (
        <UnderstoodChips
          results={results}
          untold={results.notUnderstood.filter(words => !content.includes(words))}
          disabled={busy}
          onChange={filters => onEdit(replyToId, filters)}
        />
      )}
      <div className="transition-opacity [&[inert]]:opacity-45" inert={renewing !== null}>
        <MessageText text={content} />
        {results && results.items.length > 0 ? (
          <ResultCards results={results} demonstration={demonstration}>
            {copies && <CopyButton text={content} className="-mr-3 ml-auto" />}
          </ResultCards>
        ) : (
          copies && <CopyButton text={content} className="mt-1 -mb-2 -ml-3.5" />
        )}
      </div>
      {renewing !== null && <p className="answer-renewing">{renewing}</p>}
      {renewing === null && (half || trouble !== null) && (
        <AnswerFailureNote
          // A failed answer states its own reason.
          text={trouble ?? (status === 'failed' ? null : interruptedText)}
          onRetry={replyToId === null || busy ? null : () => onRetry(replyToId)}
        />
      )}
    </div>
  )
})
