// Runs before the first paint: the theme and, for the shell in index.html, which page comes.
;(function () {
  var root = document.documentElement
  var theme = null
  var account = null
  try {
    theme = localStorage.getItem('auction-theme')
    account = localStorage.getItem('session')
  } catch {}
  var light = theme === 'light' || (theme === 'system' && !matchMedia('(prefers-color-scheme: dark)').matches)
  root.className = light ? 'light' : 'dark'
  document.querySelector('meta[name=theme-color]').content = light ? '#f9f6f1' : '#080d15'
  var path = location.pathname.replace(/\/$/, '')
  if (path === '/search') root.dataset.shell = 'search'
  // Almost every parameter of a search shows as a chip.
  if (path === '/search' && location.search) root.dataset.chips = ''
  // The dashboard's, not the guide's or the sign-in page's.
  if (path === '' && /"hasSeenOnboarding":true/.test(account)) root.dataset.shell = 'home'
  // As hasWayBack in features/shell/navigation.ts.
  if (!/^(\/login)?$/.test(path) && (account || !/^\/(search|mapa?)$/.test(path))) root.dataset.back = ''
})()
