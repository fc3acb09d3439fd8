/** Scrolls to a card of the page and focuses it, once everything above it has rendered. */
export function scrollToSection(id: string): void {
  const tryScroll = (): boolean => {
    const card = document.getElementById(id)
    if (!card || document.querySelector('main [data-coming]')) return false
    card.scrollIntoView({ behavior: 'instant', block: 'start' })
    card.focus({ preventScroll: true })
    return true
  }
  if (tryScroll()) return
  const observer = new MutationObserver(() => tryScroll() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
}
