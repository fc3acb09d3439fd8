import { Bookmark, Building2, Hash, type LucideIcon, Map as MapIcon, MapPin } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { foldText } from '#domain/fold-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { offerProperty, offerSavedSearches, type SearchOption } from './search-options.ts'
import { findTypedPlace, isPlaceLike, readListingNumber } from './typed-text.ts'
import { type TextContext, useSuggestedPlaces } from './use-suggested-places.ts'
import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '../../data/account/use-signed-in.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { numberQuery } from '../../data/catalogue/list-queries.ts'
import { savedSearchMirror, useSavedSearchView } from '../../data/saved/saved-search-actions.ts'
import { useNow } from '../../framework/use-now.ts'

const maxSaved = 3

interface SearchOptions {
  options: SearchOption[]
  /** What the list says instead of, or below, its options; empty when nothing. */
  remark: string
}

/** Returns the account's saved searches as this device knows them. */
function useKnownSearches() {
  const signedIn = useSignedIn() !== null
  useEffect(() => {
    if (!signedIn) return undefined
    const mirror = savedSearchMirror()
    mirror.refresh()
    return () => mirror.releaseRemovals()
  }, [signedIn])
  return useSavedSearchView().items
}

/** Everything that a field offers for a text: places, a listing by its number, own searches. */
function useSearchOptions(text: string, context: TextContext): SearchOptions {
  const source = useCatalogueSource()
  const saved = useKnownSearches()
  const now = useNow()
  const number = readListingNumber(text)
  const listing = useQuery({ ...numberQuery(source, number ?? ''), enabled: number !== null })
  const { options: places, failed } = useSuggestedPlaces(text, context)
  if (number !== null)
    return {
      options: listing.data ? [offerProperty(listing.data, now)] : [],
      remark: listing.data === null ? `Nenhum imóvel da lista tem o número ${number}.` : '',
    }
  const empty = text.trim() === ''
  const own = empty || isPlaceLike(text) ? offerSavedSearches(saved, text, maxSaved) : []
  const verb = context.conversation ? 'envia' : 'busca'
  return {
    options: [...(empty ? [] : places), ...own],
    remark: failed && !empty ? `Sem sugestões agora. Enter ${verb} o que você escreveu.` : '',
  }
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
   the combobox pattern of ARIA: the keys are the field's; a datalist cannot show counts */

/** What the field must say of its list. */
export interface ListState {
  shown: boolean
  /** The id of the option that the arrow keys are on. */
  active: string | undefined
}

const closedList: ListState = { shown: false, active: undefined }

/** Handles a key of the field; `true` when the list took it. */
export type ListKeys = (event: KeyboardEvent) => boolean

const icons: Record<SearchOption['kind'], LucideIcon> = {
  state: MapIcon,
  city: MapPin,
  neighborhood: Building2,
  property: Hash,
  saved: Bookmark,
}

/** Returns where a word of the label begins with what was typed; `-1` when none does. */
const findTyped = (label: string, key: string): number =>
  key === '' ? -1 : ` ${foldText(label)}`.indexOf(` ${key}`)

/** Shows which part of a label was typed: the whole text, or the place at its end. */
function Label({ label, text }: { label: string; text: string }) {
  const whole = foldText(text)
  const key = findTyped(label, whole) >= 0 ? whole : foldText(findTypedPlace(text)?.typed ?? '')
  const at = findTyped(label, key)
  if (at < 0) return label
  return (
    <>
      {label.slice(0, at)}
      <b>{label.slice(at, at + key.length)}</b>
      {label.slice(at + key.length)}
    </>
  )
}

const describeCount = (count: number): string =>
  count === 0 ? '' : count === 1 ? '1 sugestão, use as setas' : `${count} sugestões, use as setas`

/**
 * The list of suggestions of a field, which keeps the focus and passes its keys on. It loads with the first focus.
 */
export function SuggestionList({
  id,
  text,
  context,
  open,
  above = false,
  keys,
  onState,
  onOpen,
  onChoose,
}: {
  id: string
  text: string
  context: TextContext
  open: boolean
  /** Whether the list lies above its field. */
  above?: boolean
  keys: Ref<ListKeys>
  onState: (state: ListState) => void
  /** Called when an arrow key opens the list. */
  onOpen: () => void
  onChoose: (option: SearchOption) => void
}) {
  const { options, remark } = useSearchOptions(text, context)
  const [active, setActive] = useState<{ text: string; key: string } | null>(null)
  const at = active?.text === text ? options.findIndex(({ key }) => key === active.key) : -1
  const shown = open && (options.length > 0 || remark !== '')
  const activeId = shown && at >= 0 ? `${id}-${at}` : undefined
  useEffect(() => onState({ shown, active: activeId }), [onState, shown, activeId])
  useEffect(() => () => onState(closedList), [onState])
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  useImperativeHandle(keys, () => event => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && options.length > 0) {
      if (!open) onOpen()
      // The field itself comes between the last option and the first.
      const places = options.length + 1
      const next = options[((at + 1 + step + places) % places) - 1]
      if (!event.altKey) setActive(next ? { text, key: next.key } : null)
      return true
    }
    const chosen = shown ? options[at] : undefined
    if (event.key !== 'Enter' || !chosen) return false
    onChoose(chosen)
    return true
  })

  return (
    <>
      <output className="sr-only">{shown ? remark || describeCount(options.length) : ''}</output>
      <div
        className={classNames(
          'absolute -right-px -left-px z-30 max-h-[min(26rem,60dvh)] p-1.5 overflow-y-auto border border-line-strong rounded-lg bg-(--popover) shadow-high overscroll-contain [animation:appear_var(--motion)_ease-out] quiet-scroll',
          above ? 'bottom-[calc(100%_+_0.375rem)]' : 'top-[calc(100%_+_0.375rem)]',
        )}
        hidden={!shown}
      >
        <ul id={id} role="listbox" aria-label="Sugestões">
          {options.map((option, index) => {
            const Icon = icons[option.kind]
            return (
              <li
                key={option.key}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                aria-label={[option.label, option.detail, option.amount].filter(Boolean).join(', ')}
                className="search-option"
                // The field keeps the focus.
                onPointerDown={event => event.preventDefault()}
                onClick={() => onChoose(option)}
              >
                <Icon className="size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
                <span className="text-base/5 grid flex-1 min-w-0">
                  <span className="truncate text-ink">
                    <Label label={option.label} text={text} />
                  </span>
                  <span className="truncate text-xs text-ink-3">{option.detail}</span>
                </span>
                {option.amount !== '' && (
                  <span className="text-xs/5.5 flex-none text-ink-2 tabular-nums">{option.amount}</span>
                )}
              </li>
            )
          })}
        </ul>
        {remark !== '' && <p className="px-3 py-2.5 text-sm text-ink-3">{remark}</p>}
      </div>
    </>
  )
}
