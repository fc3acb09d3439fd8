/** Brings a card of the page into view, and the focus to it. */
export function goTo(id: string): void {
  const card = document.getElementById(id)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  card?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' })
  card?.focus({ preventScroll: true })
}
