// Runs before the first paint: applies the theme and the form of the cards that this browser stores, and the style of what
// the server drew, which stands in an attribute because the page's security rules ignore style in HTML. Who buys to live
// there, as data/account/home-profile.ts knows it, reads no words of a resale before the scripts have taken the page over.
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
  try {
    var read = function (key) {
      return JSON.parse(localStorage.getItem(key))
    }
    var me = read('session')
    var unsent = me && read('account:home-profile')
    var home = !me ? read('home-profile') : unsent && unsent.account === me.user.id ? unsent.value : me.home
    if (home && home.isForLiving) root.dataset.purpose = 'live'
  } catch {}
  var light = theme === 'light' || (theme === 'system' && !matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = theme === 'light' || theme === 'system' ? theme : 'dark'
  root.className = light ? 'light' : 'dark'
  var styles = new MutationObserver(function (changes) {
    changes.forEach(function (change) {
      change.addedNodes.forEach(function (node) {
        var style = node.nodeType === 1 && node.getAttribute('data-style')
        if (style) node.style.cssText = style
      })
    })
  })
  styles.observe(root, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', function () {
    styles.disconnect()
  })
  document.querySelector('meta[name=theme-color]').content = light ? '#f9f6f1' : '#080d15'
})()
