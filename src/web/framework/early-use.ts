type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const isBox = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)

/** Sets a field's text past the page's scripts, which then notice the change as one by a person. */
function setText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, text)
}

/**
 * Lets React take over the part of the page that a field or button is in, which it does at once for a key. It may set a
 * field to what the server had rendered.
 */
const takeOver = (part: Element): void =>
  void part.dispatchEvent(new KeyboardEvent('keyup', { key: 'Unidentified', bubbles: true }))

/** Returns a function that chooses the menu's present options again. */
function rememberOptions(menu: HTMLSelectElement): () => void {
  const chosen = [...menu.options].map(option => option.selected)
  return () => {
    for (const [at, option] of [...menu.options].entries()) option.selected = chosen[at] ?? false
  }
}

/** Returns a function that reports to the page's scripts that a person has changed this field. */
function rememberChange(field: Field): () => void {
  if (field instanceof HTMLSelectElement) {
    const choose = rememberOptions(field)
    return () => {
      choose()
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  if (isBox(field)) {
    const { checked } = field
    return () => {
      // The press itself changes it back.
      field.checked = !checked
      field.click()
    }
  }
  // The files stay in the field; its value is their name, which cannot be set.
  if (field instanceof HTMLInputElement && field.type === 'file')
    return () => void field.dispatchEvent(new Event('change', { bubbles: true }))
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
  const replayedFields = new WeakSet<Field>()
  const takeOverOnce = ({ target }: Event): void => {
    if (!isField(target) || replayedFields.has(target)) return
    replayedFields.add(target)
    const choose = target instanceof HTMLSelectElement ? rememberOptions(target) : null
    takeOver(target)
    choose?.()
  }
  for (const use of ['focusin', 'beforeinput', 'input']) page.addEventListener(use, takeOverOnce, true)
}

/** The texts that a person typed and the options they chose before the page's scripts ran. */
interface EarlyFields {
  /** Whether there is any that is still in the page. */
  areChanged: () => boolean
  /**
   * Tells the scripts about it once they are there, in the order of the last changes, and ends the watch; from then on
   * each field is taken over at its first use.
   */
  repeat: () => void
}

/**
 * Remembers what a person types or chooses, of which the page's scripts hear nothing until it is repeated.
 * @param earlier where something was typed or chosen before
 */
export function watchEarlyFields(page: Document, earlier: readonly (EventTarget | null)[] = []): EarlyFields {
  const changes = new Map<Field, () => void>()
  for (const field of earlier) if (isField(field)) changes.set(field, rememberChange(field))
  const remember = (event: Event): void => {
    const { target } = event
    if (!isField(target)) return
    event.stopPropagation()
    // The last of several radio buttons is the chosen one.
    changes.delete(target)
    changes.set(target, rememberChange(target))
  }
  // React takes the press itself for the change of a box.
  const hide = (event: Event): void => {
    if (isBox(event.target)) event.stopPropagation()
  }
  page.addEventListener('input', remember, true)
  page.addEventListener('change', remember, true)
  page.addEventListener('click', hide, true)
  return {
    areChanged: () => [...changes.keys()].some(field => field.isConnected),
    repeat: () => {
      page.removeEventListener('input', remember, true)
      page.removeEventListener('change', remember, true)
      page.removeEventListener('click', hide, true)
      for (const [field, repeatChange] of changes) {
        if (!field.isConnected) continue
        takeOver(field)
        repeatChange()
      }
      changes.clear()
      takeOverAtUse(page)
    },
  }
}

/** A press on a button, with the value of `aria-pressed` at that moment. */
interface EarlyPress {
  button: HTMLElement
  pressed: string | null
}

/** What a person did before the page's scripts ran: where something was typed or chosen, and the last press. */
interface EarlyUse {
  fields: (EventTarget | null)[]
  press: EarlyPress | null
}

declare global {
  /** Returns the early presses and changes that public/theme.js has recorded, once, and ends that recording. */
  var takeEarlyUse: (() => EarlyUse) | undefined
}

/** What takes a press by the page's scripts, which links and fields do not need. */
const pressable = 'button, [role=button]'

/**
 * Remembers the last press on a button, and the search key, before the page's scripts are there; what was typed or
 * chosen in fields, too. The scripts themselves see a remembered press only once.
 * @param earlier what was done before
 * @returns repeats everything once they are, and ends the watch; where they failed, the browser answers what it can
 */
export function watchEarlyUse(page: Document, earlier: EarlyUse = { fields: [], press: null }): () => void {
  const fields = watchEarlyFields(page, earlier.fields)
  const pressAgain =
    ({ button, pressed }: EarlyPress) =>
    (): void => {
      if (!button.isConnected) return
      takeOver(button)
      // If the scripts have already pressed the button, repeating the press would undo it.
      if (button.getAttribute('aria-pressed') === pressed) button.click()
    }
  let repeat = earlier.press && pressAgain(earlier.press)

  const rememberClick = (event: Event): void => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
    // The browser opens a popover and submits a form of plain fields by itself.
    if (!target || target.hasAttribute('popovertarget')) return
    // The browser sends a form by itself, but the server does not know every text that the page's scripts do, and the
    // document that answers would not have what was chosen in other forms.
    if (target.matches('form[action] [type=submit]') && !fields.areChanged()) return
    event.preventDefault()
    event.stopPropagation()
    repeat = pressAgain({ button: target, pressed: target.getAttribute('aria-pressed') })
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
    fields.repeat()
    const last = repeat
    repeat = null
    last?.()
  }
  // In its own task, because React does not hydrate the target of a press while it is rendering.
  return () => void setTimeout(repeatAll)
}
