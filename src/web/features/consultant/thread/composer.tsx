import { ArrowUp, Square } from 'lucide-react'
import {
  type FormEvent,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react'
import { isNearLimit, isTooLong, RoomLeft } from './room-left.tsx'

/** A press leaves the focus where it is: who writes goes on writing. */
const keepFocus = (event: PointerEvent) => event.preventDefault()

/**
 * Where one writes: grows with what is written, Enter sends, Shift+Enter begins a line; while an answer is on its way
 * its button stops it, and Esc, too. What is typed stays until it was taken.
 */
export function Composer({
  onSend,
  onStop,
  busy,
  draft = '',
  onDraft,
  field,
  placeholder = 'Pergunte em uma frase',
}: {
  /** `false`: it was not taken, and stays. */
  onSend: (text: string) => boolean
  onStop: () => void
  /** An answer is on its way. */
  busy: boolean
  /** What stands in the field at first. */
  draft?: string
  /** Is told whatever is typed. */
  onDraft?: (text: string) => void
  field?: Ref<HTMLTextAreaElement>
  placeholder?: string
}) {
  const id = useId()
  const [text, setText] = useState(draft)
  const empty = text.trim() === ''
  const long = isTooLong(text)
  const near = isNearLimit(text)
  const write = (next: string) => {
    setText(next)
    onDraft?.(next)
  }
  const send = () => {
    if (!busy && !empty && !long && onSend(text)) write('')
  }
  const form = useRef<HTMLFormElement>(null)
  /** A button that was pressed by a key goes; its focus does not. */
  const keepFocusOf = (button: Element | null) => {
    if (document.activeElement === button) form.current?.querySelector('textarea')?.focus()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    keepFocusOf(event.currentTarget.querySelector('[type=submit]'))
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter and Esc are its own.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Escape' && busy) {
      event.preventDefault()
      event.stopPropagation()
      onStop()
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    }
  }
  return (
    <form ref={form} className="composer" onSubmit={onSubmit}>
      <div className="composer-grows" data-text={`${text}\u200b`}>
        <textarea
          ref={field}
          className="composer-field"
          rows={1}
          aria-label="Mensagem"
          aria-describedby={near ? `${id}-left` : undefined}
          enterKeyHint="send"
          autoComplete="off"
          aria-invalid={long || undefined}
          placeholder={placeholder}
          value={text}
          onChange={event => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {near && <RoomLeft id={`${id}-left`} text={text} />}
      {busy ? (
        <button
          key="stop"
          type="button"
          className="composer-button composer-stop"
          title="Parar (Esc)"
          onPointerDown={keepFocus}
          // The second half of a double press on "Enviar" stops nothing.
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
