import { Link, useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react'
import { pagePaths, propertyPagePattern } from '#contract/page-paths.ts'
import { replacePlace } from '#domain/search/replace-place.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { useEscape } from '../../ui/use-escape.ts'
import { CriteriaChipList } from './criteria-chip-list.tsx'
import type { SearchOption } from './search-options.ts'
import { describeNote, type SearchNote } from './search-note.ts'
import type { ListKeys, ListState } from './suggestion-list.tsx'
import { useTextSearch } from './use-text-search.ts'

const loadSuggestions = () => import('./search-suggestions.tsx')
const SearchSuggestions = lazy(() =>
  loadSuggestions().then(({ SearchSuggestions: loaded }) => ({ default: loaded })),
)

/** The most characters of a text, as many as the consultant takes. */
const maxTextLength = 2_000

/**
 * The search: one field for places, words, whole sentences and listing numbers. What was understood stands in it as
 * chips.
 */
export function SearchBox({
  criteria,
  onSearch,
  onEdit = () => {},
  note = null,
  tools,
}: {
  /** The applied search, to which a text is added. */
  criteria: Criteria
  onSearch: (criteria: Criteria, note: SearchNote | null) => void
  /** Opens the filter of the chip with this key. */
  onEdit?: (key: string) => void
  /** What to say of the text that led here. */
  note?: SearchNote | null
  /** Stands before the button. */
  tools?: ReactNode
}) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  /** Whether the field holds the words of the search, to be changed. */
  const [rewording, setRewording] = useState(false)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [{ shown, active }, setList] = useState<ListState>({ shown: false, active: undefined })
  const keys = useRef<ListKeys>(null)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const empty = () => {
    setText('')
    setRewording(false)
    setOpen(false)
  }
  const typed = useTextSearch(onSearch, empty)
  useEscape(shown, () => setOpen(false), form)

  const write = (next: string) => {
    typed.cancel()
    setText(next)
    if (next === '') setRewording(false)
    setOpen(true)
  }
  const choose = (option: SearchOption) => {
    if (option.kind === 'completion') {
      setText(option.text)
      setOpen(false)
      return
    }
    empty()
    if (option.kind === 'property') void navigate({ to: propertyPagePattern, params: { id: option.id } })
    else if (option.kind === 'saved') onSearch(option.criteria, null)
    else onSearch(replacePlace(criteria, option.place), null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setOpen(false)
    typed.run(text, rewording ? { ...criteria, text: null } : criteria)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // During input method composition, the keys belong to the input method.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (keys.current?.(event)) event.preventDefault()
  }
  const edit = (key: string) => {
    if (key !== 'text') return onEdit(key)
    write(criteria.text ?? '')
    setRewording(true)
    setOpen(false)
    field.current?.focus()
  }
  const said = typed.problem?.message ?? (note && text === '' ? describeNote(note) : '')
  return (
    <search aria-label="Busca" className="search-box-frame">
      <form ref={form} className="search-box" onSubmit={submit} aria-busy={typed.busy}>
        <div className="search-box-row">
          <Search className="search-box-icon" aria-hidden="true" />
          <input
            ref={field}
            className="search-box-field"
            type="text"
            role="combobox"
            aria-label="O que você procura"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={`${id}-list`}
            aria-activedescendant={active}
            aria-describedby={`${id}-said`}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxTextLength}
            placeholder="Lugar, palavra ou frase"
            data-search-field="box"
            value={text}
            onFocus={() => setWanted(true)}
            onPointerDown={() => {
              setWanted(true)
              setOpen(true)
            }}
            onChange={event => write(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
          />
          <kbd className="search-box-key" aria-hidden="true">
            /
          </kbd>
          {tools}
          <button type="submit" className="search-box-button">
            <Search className="size-5 sm:hidden" aria-hidden="true" />
            <span className="max-sm:sr-only">Buscar</span>
          </button>
        </div>
        <CriteriaChipList
          criteria={criteria}
          onEdit={edit}
          onRemove={without => {
            // The pressed chip disappears.
            field.current?.focus()
            setOpen(false)
            onSearch(without, null)
          }}
        />
        {wanted && (
          <Suspense>
            <SearchSuggestions
              id={`${id}-list`}
              text={text}
              criteria={criteria}
              open={open}
              keys={keys}
              onState={setList}
              onOpen={() => setOpen(true)}
              onChoose={choose}
            />
          </Suspense>
        )}
      </form>
      <div className="search-box-said">
        <output id={`${id}-said`}>{said}</output>
        {typed.problem?.question && (
          <Link
            to={pagePaths.chat}
            state={{ presetQuery: typed.problem.question }}
            className="target ml-2 font-medium text-ink underline underline-offset-2"
          >
            Perguntar ao consultor
          </Link>
        )}
      </div>
    </search>
  )
}
