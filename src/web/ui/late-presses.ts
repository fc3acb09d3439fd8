/** Marks an element whose content shows what the server rendered, and answers nothing yet. */
export const notAnsweringMark = 'data-not-answering'

/** What takes a press by the page's scripts, which links, popovers and what the browser unfolds do not need. */
const pressable = 'button:not([popovertarget]), [role=button], label, input[type=checkbox], input[type=radio]'

let isWatching = false
/** The last press on each element that does not answer yet. */
const held = new WeakMap<Element, HTMLElement>()

function hold(event: Event): void {
  if (!(event.target instanceof Element)) return
  const target = event.target.closest<HTMLElement>(pressable)
  const place = target?.closest(`[${notAnsweringMark}]`)
  if (!target || !place) return
  event.preventDefault()
  event.stopPropagation()
  held.set(place, target)
}

/** Holds, from now on, the presses on what does not answer yet. */
export function holdLatePresses(): void {
  if (isWatching) return
  isWatching = true
  document.addEventListener('click', hold, true)
}

/** Repeats the last press that was held, now that the element answers. */
export function repeatLatePress(place: Element): void {
  const target = held.get(place)
  held.delete(place)
  if (target?.isConnected) target.click()
}
