import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

interface EscapeHandler {
  owns: (event: KeyboardEvent) => boolean
  run: () => void
}

/** Those that wait for Esc, the newest last. */
const handlers: EscapeHandler[] = []

const isPlainEscape = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' && !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)

function onKeyDown(event: KeyboardEvent): void {
  // During input method composition, Esc belongs to the input method.
  if (!isPlainEscape(event) || event.defaultPrevented || event.isComposing || event.keyCode === 229) return
  const handler = handlers.findLast(({ owns }) => owns(event))
  if (!handler) return
  // The browser would close the dialog around it, too.
  event.preventDefault()
  handler.run()
}

/** Returns the dialog or menu that an element is in; `null` on the page itself. */
const layerOf = (element: Element): Element | null => element.closest('dialog, [popover]')

/** Whether a key was pressed inside an element, and not in a dialog or menu that lies over it. */
const isPressedIn = ({ target }: KeyboardEvent, element: Element | null | undefined): boolean =>
  target instanceof Element && !!element?.contains(target) && layerOf(target) === layerOf(element)

/**
 * Calls `onEscape` on Esc while `active`: anywhere on the page, unless Esc closes an open dialog or menu, or, with
 * `area`, wherever that element has the focus. Of several that could take it, the one that became active last does.
 */
export function useEscape(active: boolean, onEscape: () => void, area?: RefObject<Element | null>): void {
  const run = useEffectEvent(onEscape)
  // From the first drawing on: an effect after it would miss a key that follows at once.
  useLayoutEffect(() => {
    if (!active) return undefined
    const handler: EscapeHandler = {
      owns: event =>
        area
          ? isPressedIn(event, area.current)
          : document.querySelector('dialog[open], :popover-open') === null,
      run: () => run(),
    }
    if (handlers.length === 0) document.addEventListener('keydown', onKeyDown)
    handlers.push(handler)
    return () => {
      handlers.splice(handlers.indexOf(handler), 1)
      if (handlers.length === 0) document.removeEventListener('keydown', onKeyDown)
    }
  }, [active, area])
}
