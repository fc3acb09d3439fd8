import { type ComponentProps, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { LatePart } from '../../framework/late-part.tsx'
import { lazyPart } from '../../framework/lazy-part.tsx'
import { useEscape } from '../../ui/use-escape.ts'
import type { SearchOption } from './search-options.ts'
import type { ListKeys, ListState } from './suggestion-list.tsx'
import type { TextContext } from './use-suggested-places.ts'

/** The list of suggestions, whose code is loaded when it is first needed. */
export const SuggestionList = lazyPart('features/search-box/suggestion-list.tsx', async () => ({
  default: (await import('./suggestion-list.tsx')).SuggestionList,
}))

type FieldElement = HTMLInputElement | HTMLTextAreaElement

/** What a page may say of its field itself. */
type FieldAttributes = Pick<
  ComponentProps<'textarea'>,
  | 'className'
  | 'name'
  | 'placeholder'
  | 'maxLength'
  | 'enterKeyHint'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-invalid'
>

/**
 * A text field with suggestions while typing: the search box's, of one line, and the consultant's, of several. The list
 * follows the field and lies below, or above, the nearest positioned element.
 */
export function SuggestingField({
  text,
  onText,
  onChoose,
  onEnter,
  context,
  lines = 'one',
  field,
  ...attributes
}: FieldAttributes & {
  text: string
  onText: (text: string) => void
  onChoose: (option: SearchOption) => void
  /** Called on Enter, unless it chooses a suggestion; without it, Enter submits the form. */
  onEnter?: () => void
  context: TextContext
  /** A field of several lines grows with its text, has its list above, and Shift+Enter adds a line. */
  lines?: 'one' | 'several'
  field?: Ref<FieldElement> | undefined
}) {
  const list = `${useId()}-list`
  const frame = useRef<HTMLDivElement>(null)
  /** The text that the list is open for: a text that the page sets closes it. */
  const [openFor, setOpenFor] = useState<string | null>(null)
  const open = openFor === text
  const [wanted, setWanted] = useState(false)
  const [{ shown, active }, setList] = useState<ListState>({ shown: false, active: undefined })
  const keys = useRef<ListKeys>(null)
  const close = () => setOpenFor(null)
  useEscape(shown, close, frame)

  const several = lines === 'several'
  const onKeyDown = (event: KeyboardEvent) => {
    // During input method composition, the keys belong to the input method.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    // In a text of several lines the arrows move the caret while the list is closed.
    const forList = !several || open || text === '' || event.altKey
    if (!event.shiftKey && forList && keys.current?.(event)) {
      event.preventDefault()
      return
    }
    if (event.key !== 'Enter' || (several && event.shiftKey)) return
    close()
    if (!onEnter) return
    event.preventDefault()
    onEnter()
  }
  const shared = {
    ...attributes,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': active,
    autoComplete: 'off',
    value: text,
    onFocus: () => setWanted(true),
    onPointerDown: () => {
      setWanted(true)
      setOpenFor(text)
    },
    onChange: ({ target }: { target: FieldElement }) => {
      setOpenFor(target.value)
      onText(target.value)
    },
    onKeyDown,
    onBlur: close,
  }
  return (
    <div ref={frame} className="contents">
      {several ? (
        <div className="growing-field" data-text={`${text}\u200b`}>
          {/* ARIA allows no combobox of several lines: a text box names its list and the option that the keys are on. */}
          <textarea
            {...shared}
            ref={field as Ref<HTMLTextAreaElement>}
            rows={1}
            aria-haspopup="listbox"
            aria-controls={shown ? list : undefined}
          />
        </div>
      ) : (
        <input
          {...shared}
          ref={field as Ref<HTMLInputElement>}
          type="text"
          role="combobox"
          aria-expanded={shown}
          aria-controls={shown ? list : undefined}
          data-search-field="box"
        />
      )}
      {wanted && (
        <LatePart part={SuggestionList}>
          <SuggestionList
            id={list}
            text={text}
            context={context}
            open={open}
            above={several}
            keys={keys}
            onState={setList}
            onOpen={() => setOpenFor(text)}
            onChoose={option => {
              close()
              onChoose(option)
            }}
          />
        </LatePart>
      )}
    </div>
  )
}
