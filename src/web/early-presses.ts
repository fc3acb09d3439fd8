/** What takes a press by the page's scripts, which links and fields do not need. */
const pressable = 'button, summary, [role=button]'

/**
 * Remembers the last press on a button before the page's scripts are there.
 * @returns repeats it once they are, and ends the watch
 */
export function watchEarlyPresses(page: Document): () => void {
  let pressed: HTMLElement | null = null
  const remember = (event: Event): void => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
    // The browser answers by itself what a popover or a form of plain fields does.
    if (!target || target.hasAttribute('popovertarget') || target.closest('details')) return
    if (target.matches('form[action] [type=submit]')) return
    event.preventDefault()
    pressed = target
  }
  page.addEventListener('click', remember, true)
  return () => {
    page.removeEventListener('click', remember, true)
    if (pressed?.isConnected) pressed.click()
  }
}
