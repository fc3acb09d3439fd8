// Runs before the first paint. It applies the stored theme and card layout, and the style properties of server-rendered
// elements, which are in an attribute because the page's security rules ignore style in HTML. It hides the words about
// a resale from a resident buyer (data/account/home-profile.ts) until the page is hydrated. It handles the back link
// until the page's scripts do, and records for them what is typed, chosen or pressed.
;(() => {
  const root = document.documentElement
  let theme = null
  let cards = null
  try {
    theme = localStorage.getItem('auction-theme')
    cards = localStorage.getItem('search-layout')
  } catch {}
  // A desk at 200 % zoom, a phone on its side: a card of the grid would not fit below the search.
  if (cards !== 'list' && cards !== 'grid') cards = matchMedia('(height < 32rem)').matches ? 'list' : 'grid'
  root.dataset.cards = cards
  try {
    const read = key => JSON.parse(localStorage.getItem(key))
    const me = read('session')
    const unsent = me && read('account:home-profile')
    const home = !me ? read('home-profile') : unsent?.account === me.user.id ? unsent.value : me.home
    if (home?.isForLiving) root.dataset.purpose = 'live'
  } catch {}
  if (theme !== 'light' && theme !== 'system') theme = 'dark'
  root.dataset.theme = theme
  const light =
    theme === 'light' || (theme === 'system' && !matchMedia('(prefers-color-scheme: dark)').matches)
  root.className = light ? 'light' : 'dark'
  const styles = new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const { dataset, style } of addedNodes) if (dataset?.style) style.cssText = dataset.style
  })
  styles.observe(root, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => styles.disconnect())
  document.querySelector('meta[name=theme-color]').content = light ? '#f9f6f1' : '#080d15'

  // framework/early-use.ts takes them: React would set each field to what the server rendered, and no script hears of the press.
  const fields = new Set()
  let press = null
  const noteField = ({ target }) => {
    fields.delete(target)
    fields.add(target)
  }
  const notePress = event => {
    const button = event.target.closest?.('button, [role=button]')
    if (!button || button.hasAttribute('popovertarget')) return
    // The browser sends a form that has an address; one without is the scripts' own.
    const sends = button.matches('[type=submit]')
    if (sends && button.closest('form')?.hasAttribute('action')) return
    if (sends) event.preventDefault()
    press = { button, pressed: button.getAttribute('aria-pressed') }
  }
  addEventListener('input', noteField, true)
  addEventListener('click', notePress, true)
  globalThis.takeEarlyUse = () => {
    removeEventListener('input', noteField, true)
    removeEventListener('click', notePress, true)
    const taken = { fields: [...fields], press }
    fields.clear()
    press = null
    return taken
  }

  let isLeaving = false
  document.addEventListener('click', press => {
    // The page's scripts have answered it, or the browser opens another tab.
    if (
      press.defaultPrevented ||
      press.button ||
      press.metaKey ||
      press.ctrlKey ||
      press.shiftKey ||
      press.altKey
    )
      return
    if (!press.target.closest?.('[data-early-back]')) return
    // As in browser-navigation.ts: whether a page of the site stands before this one.
    const entry = window.navigation?.currentEntry ?? history.state
    if (!(entry ? entry.index : history.length > 1 && document.referrer.startsWith(location.origin + '/')))
      return
    press.preventDefault()
    if (!isLeaving) history.back()
    isLeaving = true
  })
  // After a reload the page before may have been one that scripts drew: then the browser changes the address alone.
  addEventListener('popstate', () => isLeaving && location.reload())
  addEventListener('pagehide', () => (isLeaving = false))
})()
