// Runs before the first paint: applies the theme that this browser stores.
;(function () {
  var root = document.documentElement
  var theme = null
  try {
    theme = localStorage.getItem('auction-theme')
  } catch {}
  var light = theme === 'light' || (theme === 'system' && !matchMedia('(prefers-color-scheme: dark)').matches)
  root.className = light ? 'light' : 'dark'
  document.querySelector('meta[name=theme-color]').content = light ? '#f9f6f1' : '#080d15'
})()
