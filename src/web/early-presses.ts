/** What takes a press by the page's scripts, which links and fields do not need. */
const pressable = 'button, summary, [role=button]'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type))

/** Hands a field's value to the page's scripts, as if it had just been entered. */
function enterAgain(field: Field, value: string): void {
  // React compares with what it last saw set on the element itself, so the value is set past it.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  const type = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * Remembers what was entered and the last press on a button before the page's scripts are there.
 * @returns repeats them once they are, and ends the watch
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
  const entered = new Map<Field, string>()
  const keep = ({ target }: Event): void => {
    if (isField(target)) entered.set(target, target.value)
  }
  page.addEventListener('click', remember, true)
  page.addEventListener('input', keep, true)
  return () => {
    page.removeEventListener('click', remember, true)
    page.removeEventListener('input', keep, true)
    for (const [field, value] of entered) if (field.isConnected) enterAgain(field, value)
    if (pressed?.isConnected) pressed.click()
  }
}
