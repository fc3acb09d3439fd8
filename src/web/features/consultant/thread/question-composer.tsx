import { ArrowUp, Square } from 'lucide-react'
import { type FormEvent, type PointerEvent, type Ref, useId, useRef, useState } from 'react'
import { type SavedFiltersJson, writeSavedFilters } from '#domain/search/saved-filters.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { useEscape } from '../../../ui/use-escape.ts'
import type { SearchOption } from '../../search-box/search-options.ts'
import { SuggestingField } from '../../search-box/suggesting-field.tsx'
import { Link } from '../../../framework/link.tsx'
import { chatLimits } from '#contract/chat-limits.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { integerFormat } from '../../../ui/format-text.ts'

const maxMessageLength = chatLimits.message

const leftWords = (left: number): string => {
  if (left <= 0) return `Limite de ${integerFormat(maxMessageLength)} caracteres`
  return left === 1 ? 'Falta 1 caractere' : `Faltam ${integerFormat(left)} caracteres`
}

/** Whether the text is close enough to the limit to show the remaining characters. */
const isNearLengthLimit = (text: string): boolean => text.length >= maxMessageLength - 200

const isTooLong = (text: string): boolean => text.trim().length > maxMessageLength

/** Shows how many characters are left; a text that is too long gets a link to the edital explainer. */
const CharactersLeft = ({ id, text }: { id: string; text: string }) => (
  <span
    id={id}
    className="text-2xs/5.5 absolute right-2 bottom-[calc(100%_+_0.25rem)] px-2 rounded-sm bg-raised-3 text-ink-2"
  >
    {isTooLong(text) ? (
      <>
        São {integerFormat(text.trim().length)} caracteres, e aqui cabem {integerFormat(maxMessageLength)}. É
        um edital?{' '}
        <Link to={pagePaths.home} hash="edital" className="text-amber-text underline underline-offset-4">
          Explicar edital
        </Link>
      </>
    ) : (
      leftWords(maxMessageLength - text.length)
    )}
  </span>
)

/** Keeps the focus in the field on a press, so that typing can continue. */
const keepFocus = (event: PointerEvent) => event.preventDefault()

/**
 * The message field: it grows with its text; Enter sends, Shift+Enter adds a line. While an answer is being written
 * its button and Esc stop it. Typed text stays until it is accepted. It suggests
 * what the search box does: a place completes the message, a listing and a saved search are asked about at once.
 */
export function QuestionComposer({
  onSend,
  onStop,
  busy,
  criteria,
  draft = '',
  onDraft,
  field,
  placeholder = 'Pergunte em uma frase',
}: {
  /**
   * Returns `false` when the message was not accepted; its text then stays. `filters` are searched for instead of those
   * that the message's text names.
   */
  onSend: (text: string, filters?: SavedFiltersJson) => boolean
  onStop: () => void
  /** An answer is being written. */
  busy: boolean
  /** The last search of the conversation, which a message may continue. */
  criteria: Criteria
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
  const write = (next: string) => {
    setText(next)
    onDraft?.(next)
  }
  const choose = (option: SearchOption) => {
    const words = 'text' in option ? (option.text ?? option.label) : option.label
    const filters = option.kind === 'saved' ? writeSavedFilters(option.criteria) : undefined
    const isQuestion = option.kind === 'saved' || option.kind === 'property'
    write(isQuestion && !busy && onSend(words, filters) ? '' : words)
  }
  const send = () => {
    if (!busy && !empty && !long && onSend(text)) write('')
  }
  const form = useRef<HTMLFormElement>(null)
  useEscape(busy, onStop, form)
  /** Keeps the focus when a button that was pressed by key disappears. */
  const keepFocusOf = (button: Element | null) => {
    if (document.activeElement === button) form.current?.querySelector('textarea')?.focus()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    keepFocusOf(event.currentTarget.querySelector('[type=submit]'))
    send()
  }
  return (
    <form ref={form} className="composer" onSubmit={onSubmit}>
      <SuggestingField
        field={field}
        className="composer-field"
        lines="several"
        aria-label="Mensagem"
        aria-describedby={near ? `${id}-left` : undefined}
        aria-invalid={long || undefined}
        enterKeyHint="send"
        placeholder={placeholder}
        text={text}
        onText={write}
        onChoose={choose}
        onEnter={send}
        context={{ criteria, conversation: true }}
      />
      {near && <CharactersLeft id={`${id}-left`} text={text} />}
      {busy ? (
        <button
          key="stop"
          type="button"
          className="composer-button bg-inverse text-inverse-ink hover:bg-inverse"
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
