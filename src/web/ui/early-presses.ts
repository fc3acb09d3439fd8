import { everywhere, type IsWatched, takeOver, watchEarlyFields } from './early-fields.ts'

/** A press on a button, and what the button said then of being pressed. */
interface EarlyPress {
  button: HTMLElement
  pressed: string | null
}

/** What was done since the document began: where something was typed or chosen, and the last press. */
interface EarlyUse {
  fields: (EventTarget | null)[]
  press: EarlyPress | null
}

declare global {
  /** Returns, once, what was done since the document began, and ends that watch (public/theme.js). */
  var takeEarlyUse: (() => EarlyUse) | undefined
}

/** What takes a press by the page's scripts, which links and fields do not need. */
const pressable = 'button, [role=button]'

/**
 * Remembers the last press on a button, and the search key, before the page's scripts are there; what was typed or
 * chosen in fields, too. The scripts themselves see a remembered press only once.
 * @param isWatched for a part of the page whose scripts come after the others'
 * @param earlier what was done before
 * @returns repeats everything once they are, and ends the watch; where they failed, the browser answers what it can
 */
export function watchEarlyPresses(
  page: Document,
  isWatched: IsWatched = everywhere,
  earlier: EarlyUse = { fields: [], press: null },
): () => void {
  const fields = watchEarlyFields(page, isWatched, earlier.fields)
  const pressAgain =
    ({ button, pressed }: EarlyPress) =>
    (): void => {
      if (!button.isConnected) return
      // The part that it is in may have a watch of its own from then on.
      takeOver(button)
      // Pressed meanwhile by what the scripts know, it is as the person wanted it: a press would take that back.
      if (button.getAttribute('aria-pressed') === pressed) button.click()
    }
  let repeat = earlier.press && pressAgain(earlier.press)

  const rememberClick = (event: Event): void => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
    // The browser answers by itself what a popover or a form of plain fields does.
    if (!target || !isWatched(target) || target.hasAttribute('popovertarget')) return
    // The browser sends a form by itself, but the server does not know every text that the page's scripts do, and the
    // document that answers would not have what was chosen in other forms.
    if (target.matches('form[action] [type=submit]') && !fields.areChanged()) return
    event.preventDefault()
    event.stopPropagation()
    repeat = pressAgain({ button: target, pressed: target.getAttribute('aria-pressed') })
  }
  const rememberKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (key !== '/' || isWatched !== everywhere || ctrlKey || metaKey || altKey) return
    if (target instanceof Element && target.closest('input, textarea, select')) return
    event.preventDefault()
    event.stopPropagation()
    repeat = () => void page.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }

  page.addEventListener('click', rememberClick, true)
  page.addEventListener('keydown', rememberKey, true)
  const repeatAll = (): void => {
    page.removeEventListener('click', rememberClick, true)
    page.removeEventListener('keydown', rememberKey, true)
    fields.repeat()
    const last = repeat
    repeat = null
    last?.()
  }
  // In a task of its own: while React is at work, it does not take over what a press is on.
  return () => void setTimeout(repeatAll)
}
