// Runs before the first paint: applies the theme and the form of the cards that this browser stores.
;(function () {
  var root = document.documentElement
  var theme = null
  var cards = null
  try {
    theme = localStorage.getItem('auction-theme')
    cards = localStorage.getItem('search-layout')
  } catch {}
  // A desk at 200 % zoom, a phone on its side: a card of the grid would not fit below the search.
  if (cards !== 'list' && cards !== 'grid') cards = matchMedia('(height < 32rem)').matches ? 'list' : 'grid'
  root.dataset.cards = cards
  var light = theme === 'light' || (theme === 'system' && !matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = theme === 'light' || theme === 'system' ? theme : 'dark'
  root.className = light ? 'light' : 'dark'
  document.querySelector('meta[name=theme-color]').content = light ? '#f9f6f1' : '#080d15'
})()
