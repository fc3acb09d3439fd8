import { ArrowUp, Square } from 'lucide-react'
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  type Ref,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react'
import { useEscape } from '../../../ui/use-escape.ts'
import type { SearchOption } from '../../search-box/search-options.ts'
import type { ListKeys, ListState } from '../../search-box/suggestion-list.tsx'
import { isNearLengthLimit, isTooLong, CharactersLeft } from './characters-left.tsx'

const PlaceCompletions = lazy(() =>
  import('../../search-box/search-suggestions.tsx').then(loaded => ({ default: loaded.PlaceCompletions })),
)

/** Keeps the focus in the field on a press, so that typing can continue. */
const keepFocus = (event: PointerEvent) => event.preventDefault()

/**
 * The message field: it grows with its text; Enter sends, Shift+Enter adds a line. While an answer is being written
 * its button and Esc stop it. Typed text stays until it is accepted. Places are suggested while one is typed.
 */
export function QuestionComposer({
  onSend,
  onStop,
  busy,
  draft = '',
  onDraft,
  field,
  placeholder = 'Pergunte em uma frase',
}: {
  /** Returns `false` when the message was not accepted; its text then stays. */
  onSend: (text: string) => boolean
  onStop: () => void
  /** An answer is being written. */
  busy: boolean
  /** The initial text. */
  draft?: string
  /** Called with the text on every change. */
  onDraft?: (text: string) => void
  field?: Ref<HTMLTextAreaElement>
  placeholder?: string
}) {
  const id = useId()
  const [text, setText] = useState(draft)
  const empty = text.trim() === ''
  const long = isTooLong(text)
  const near = isNearLengthLimit(text)
  const [open, setOpen] = useState(false)
  const [{ shown, active }, setList] = useState<ListState>({ shown: false, active: undefined })
  const keys = useRef<ListKeys>(null)
  const write = (next: string) => {
    setText(next)
    onDraft?.(next)
    setOpen(next.trim() !== '')
  }
  const complete = (option: SearchOption) => {
    if (option.kind !== 'completion') return
    write(option.text)
    setOpen(false)
  }
  const send = () => {
    if (!busy && !empty && !long && onSend(text)) write('')
  }
  const form = useRef<HTMLFormElement>(null)
  useEscape(busy, onStop, form)
  useEscape(shown, () => setOpen(false), form)
  /** Keeps the focus when a button that was pressed by key disappears. */
  const keepFocusOf = (button: Element | null) => {
    if (document.activeElement === button) form.current?.querySelector('textarea')?.focus()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    keepFocusOf(event.currentTarget.querySelector('[type=submit]'))
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // During input method composition, Enter belongs to the input method.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (!event.shiftKey && keys.current?.(event)) {
      event.preventDefault()
      return
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    }
  }
  return (
    <form ref={form} className="composer" onSubmit={onSubmit}>
      {open && (
        <Suspense>
          <PlaceCompletions
            id={`${id}-list`}
            text={text}
            open
            above
            keys={keys}
            onState={setList}
            onOpen={() => setOpen(true)}
            onChoose={complete}
          />
        </Suspense>
      )}
      <div className="composer-grows" data-text={`${text}\u200b`}>
        <textarea
          ref={field}
          className="composer-field"
          rows={1}
          aria-label="Mensagem"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={shown ? `${id}-list` : undefined}
          aria-activedescendant={active}
          aria-describedby={near ? `${id}-left` : undefined}
          enterKeyHint="send"
          autoComplete="off"
          aria-invalid={long || undefined}
          placeholder={placeholder}
          value={text}
          onChange={event => write(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
      </div>
      {near && <CharactersLeft id={`${id}-left`} text={text} />}
      {busy ? (
        <button
          key="stop"
          type="button"
          className="composer-button composer-stop"
          title="Parar (Esc)"
          onPointerDown={keepFocus}
          // The second press of a double press on "Enviar" must not stop the answer.
          onClick={event => {
            if (event.detail > 1) return
            keepFocusOf(event.currentTarget)
            onStop()
          }}
        >
          <Square className="size-3.5 fill-current" aria-hidden="true" />
          <span className="sr-only">Parar</span>
        </button>
      ) : (
        <button
          key="send"
          type="submit"
          className="composer-button"
          title="Enviar (Enter)"
          disabled={empty || long}
          onPointerDown={keepFocus}
        >
          <ArrowUp className="size-5" aria-hidden="true" />
          <span className="sr-only">Enviar</span>
        </button>
      )}
    </form>
  )
}
