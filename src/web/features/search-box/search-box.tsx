import { Link } from '../../framework/link.tsx'
import { useNavigate } from '../../framework/page-navigation.ts'
import { Search } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { pagePaths, writePropertyPath } from '#contract/page-paths.ts'
import { replacePlace } from '#domain/search/replace-place.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { sentenceName } from '../../data/catalogue/search-address.ts'
import { CriteriaInputs } from '../filters/criteria-inputs.tsx'
import { isEmptySearch } from '../filters/empty-search.ts'
import { CriteriaChipList } from './criteria-chip-list.tsx'
import type { SearchOption } from './search-options.ts'
import { describeNote, type SearchNote } from './search-note.ts'
import { SuggestingField } from './suggesting-field.tsx'
import { RequestRefused } from '../../data/api-client.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'

/** Why a text could not be searched; `question` = what the consultant could be asked instead. */
interface TextProblem {
  message: string
  question: string | null
}

interface TextSearch {
  /** Finds out what a text means that is added to a search, and goes there. */
  run: (text: string, before: Criteria) => void
  /** Stops what `run` began, and forgets its problem. */
  cancel: () => void
  busy: boolean
  problem: TextProblem | null
}

const lost: TextProblem = {
  message: 'Não foi possível buscar agora. Verifique a conexão e tente de novo.',
  question: null,
}

/**
 * Searches texts: what understands them loads with the first one.
 * @param onDone called when a text led somewhere
 */
function useTextSearch(
  onSearch: (criteria: Criteria, note: SearchNote | null) => void,
  onDone: () => void,
): TextSearch {
  const source = useCatalogueSource()
  const navigate = useNavigate()
  const running = useRef<AbortController | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<TextProblem | null>(null)
  const cancel = () => {
    running.current?.abort()
    running.current = null
    setBusy(false)
    setProblem(null)
  }
  useEffect(() => () => running.current?.abort(), [])

  const search = async (
    text: string,
    before: Criteria,
    { signal }: AbortController,
  ): Promise<TextProblem | null> => {
    const { understandText } = await import('./understand-text.ts')
    const answer = await understandText(text, before, source, signal)
    if (signal.aborted) return null
    if (answer.kind === 'problem') return answer
    onDone()
    if (answer.kind === 'property') void navigate({ to: writePropertyPath(answer.id) })
    else onSearch(answer.criteria, answer.note)
    return null
  }
  return {
    busy,
    problem,
    cancel,
    run(text, before) {
      cancel()
      const controller = new AbortController()
      running.current = controller
      setBusy(true)
      void search(text, before, controller)
        .catch((error: unknown) =>
          error instanceof RequestRefused ? { message: error.message, question: null } : lost,
        )
        .then(found => {
          if (controller.signal.aborted) return
          setBusy(false)
          setProblem(found)
        })
    },
  }
}

/** The most characters of a text, as many as the consultant takes. */
const maxTextLength = 2_000

/**
 * The search: one field for places, words, whole sentences and listing numbers. It shows the parsed criteria as chips.
 */
export function SearchBox({
  criteria,
  draft = criteria,
  hasFault = () => false,
  onSearch,
  onEdit = () => {},
  note = null,
  tools,
}: {
  /** The applied search, to which a text is added. */
  criteria: Criteria
  /** The applied search with what a form of filters holds, which the button applies, too. */
  draft?: Criteria
  /** Whether that form holds what cannot be searched, and has the focus now. */
  hasFault?: () => boolean
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
  const field = useRef<HTMLInputElement>(null)
  const empty = () => {
    setText('')
    setRewording(false)
  }
  const typed = useTextSearch(onSearch, empty)

  const write = (next: string) => {
    typed.cancel()
    setText(next)
    if (next === '') setRewording(false)
  }
  const choose = (option: SearchOption) => {
    if ('text' in option && option.text !== null) return setText(option.text)
    empty()
    if (option.kind === 'property') void navigate({ to: writePropertyPath(option.id) })
    else if (option.kind === 'saved') onSearch(option.criteria, null)
    else onSearch(replacePlace(draft, option.place), null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (hasFault()) return
    const before = rewording ? { ...draft, text: null } : draft
    if (text.trim() !== '') return typed.run(text, before)
    typed.cancel()
    empty()
    onSearch(before, null)
  }
  const edit = (key: string) => {
    if (key !== 'text') return onEdit(key)
    write(criteria.text ?? '')
    setRewording(true)
    field.current?.focus()
  }
  const announcement = typed.problem?.message ?? (note && text === '' ? describeNote(note) : '')
  return (
    <search aria-label="Busca" className="search-box-frame">
      <form
        className="search-box"
        // Without script the server finds out what the text means.
        action={pagePaths.search}
        method="get"
        onSubmit={submit}
        aria-busy={typed.busy}
      >
        <CriteriaInputs criteria={criteria} />
        <div className="search-box-row">
          <Search className="search-box-icon" aria-hidden="true" />
          <SuggestingField
            field={field}
            className="search-box-field"
            name={sentenceName}
            aria-label="O que você procura"
            aria-describedby={`${id}-said`}
            enterKeyHint="search"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxTextLength}
            placeholder="Lugar ou frase"
            text={text}
            onText={write}
            onChoose={choose}
            context={{ criteria, conversation: false }}
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
        {!isEmptySearch(criteria) && (
          <CriteriaChipList
            criteria={criteria}
            onEdit={edit}
            onRemove={without => {
              // The pressed chip disappears.
              field.current?.focus()
              onSearch(without, null)
            }}
          />
        )}
      </form>
      <div className="search-box-said">
        <output id={`${id}-said`}>{announcement}</output>
        {typed.problem === null && note?.fitsUpTo === null && text === '' && (
          <Link
            to={pagePaths.homePurchase}
            className="target ml-2 font-medium text-ink underline underline-offset-2"
          >
            Dizer em Para morar
          </Link>
        )}
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
