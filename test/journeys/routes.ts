/** Every address whose look and accessibility is checked, states of a page included. */
export const routes = [
  { name: 'busca', path: '/search' },
  { name: 'busca com filtros', path: '/search?state=SP&type=apartamento&maxPrice=300000&sort=price' },
  { name: 'lista Alto ROI', path: '/search?category=roi' },
  { name: 'busca sem resultado', path: '/search?text=nadaassimexiste' },
  { name: 'endereço que não existe', path: '/nao-existe', missing: true },
] as const

/** What Chromium says of an answer 404 to the page itself. */
export const answered404 = /Failed to load resource: the server responded with a status of 404/
