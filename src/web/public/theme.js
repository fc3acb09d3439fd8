// Runs before the first paint: applies the theme and the form of the cards that this browser stores, and the style of what
// the server drew, which stands in an attribute because the page's security rules ignore style in HTML. Who buys to live
// there, as data/account/home-profile.ts knows it, reads no words of a resale before the scripts have taken the page over.
// Answers the way back until the page's scripts do, and remembers for them what is typed, chosen or pressed.
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
