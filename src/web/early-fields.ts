type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/** Sets a field's text past the page's scripts, which then notice the change as one by a person. */
function setText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, text)
}

/**
 * Lets React take over the part of the page that a field is in, which it does at once for a key. It may set the field to
 * what the server had rendered.
 */
const takeOver = (field: Field): void =>
  void field.dispatchEvent(new KeyboardEvent('keyup', { key: 'Unidentified', bubbles: true }))

/** Returns what chooses again the options of this menu that are chosen now. */
function rememberOptions(menu: HTMLSelectElement): () => void {
  const chosen = [...menu.options].map(option => option.selected)
  return () => {
    for (const [at, option] of [...menu.options].entries()) option.selected = chosen[at] ?? false
  }
}

/** Returns what tells the page's scripts that a person has changed this field. */
function rememberChange(field: Field): () => void {
  if (field instanceof HTMLSelectElement) {
    const choose = rememberOptions(field)
    return () => {
      choose()
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    const { checked } = field
    return () => {
      // The press itself changes it back.
      field.checked = !checked
      field.click()
    }
  }
  const { value: text } = field
  return () => {
    field.value = field.defaultValue
    if (text === field.defaultValue) return
    setText(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/**
 * Lets the page's scripts take over each field at its first use, before they see a change: React takes over some parts of
 * a page later than the page itself, and a change that it takes for the server's text would be lost.
 */
function takeOverAtUse(page: Document): void {
  const taken = new WeakSet<Field>()
  const takeOverOnce = ({ target }: Event): void => {
    if (!isField(target) || taken.has(target)) return
    taken.add(target)
    const choose = target instanceof HTMLSelectElement ? rememberOptions(target) : null
    takeOver(target)
    choose?.()
  }
  for (const use of ['focusin', 'beforeinput', 'input']) page.addEventListener(use, takeOverOnce, true)
}

/**
 * Remembers what a person typed or chose before the page's scripts were there.
 * @returns tells the scripts about it once they are, in the order of the first changes, and ends the watch; from then on
 * each field is taken over at its first use
 */
export function watchEarlyFields(page: Document): () => void {
  const changes = new Map<Field, () => void>()
  const remember = ({ target }: Event): void => {
    if (isField(target)) changes.set(target, rememberChange(target))
  }
  page.addEventListener('input', remember, true)
  page.addEventListener('change', remember, true)
  return () => {
    page.removeEventListener('input', remember, true)
    page.removeEventListener('change', remember, true)
    for (const [field, repeatChange] of changes) {
      if (!field.isConnected) continue
      takeOver(field)
      repeatChange()
    }
    takeOverAtUse(page)
  }
}
