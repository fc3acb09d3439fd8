import { watchEarlyFields } from './early-fields.ts'

/** What takes a press by the page's scripts, which links and fields do not need. */
const pressable = 'button, summary, [role=button]'

/**
 * Remembers the last press on a button, and the search key, before the page's scripts are there; what was typed or
 * chosen in fields, too. The scripts themselves see a remembered press only once.
 * @returns repeats everything once they are, and ends the watch
 */
export function watchEarlyPresses(page: Document): () => void {
  let repeat: (() => void) | null = null
  const repeatFields = watchEarlyFields(page)

  const rememberClick = (event: Event): void => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
    // The browser answers by itself what a popover or a form of plain fields does.
    if (!target || target.hasAttribute('popovertarget') || target.closest('details')) return
    if (target.matches('form[action] [type=submit]')) return
    event.preventDefault()
    event.stopPropagation()
    repeat = () => target.isConnected && target.click()
  }
  const rememberKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (key !== '/' || ctrlKey || metaKey || altKey) return
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
    repeatFields()
    repeat?.()
  }
  // In a task of its own: while React is at work, it does not take over what a press is on.
  return () => void setTimeout(repeatAll)
}
