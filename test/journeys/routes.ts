import { listPageViews } from '#test/support/pages/page-views.ts'

export interface CheckedRoute {
  name: string
  path: string
  /** Whether the server answers 404. */
  missing?: boolean
  /** Whether it needs a session. */
  account?: boolean
}

/** States of pages, and pages with many addresses. */
const states: readonly CheckedRoute[] = [
  { name: 'busca com filtros', path: '/search?state=SP&type=apartamento&maxPrice=300000&sort=price' },
  { name: 'lista Alto ROI', path: '/search?category=roi' },
  { name: 'busca sem resultado', path: '/search?text=nadaassimexiste' },
  { name: 'endereço que não existe', path: '/nao-existe', missing: true },
  { name: 'imóveis do país', path: '/imoveis' },
  { name: 'imóveis de um estado', path: '/imoveis/sp' },
  { name: 'imóveis de uma cidade', path: '/imoveis/sp/sao-paulo' },
  { name: 'imóveis de um tipo', path: '/imoveis/sp/sao-paulo/apartamento' },
  { name: 'lugar que não existe', path: '/imoveis/sp/nao-existe', missing: true },
  { name: 'para morar, com conta', path: '/morar?exemplo=sim' },
  { name: 'lista de cliente fechada', path: '/lista/fechada', missing: true },
  { name: 'nova senha', path: '/nova-senha?token=abc' },
  { name: 'administração', path: '/admin/lastlink' },
  { name: 'busca de quem entrou', path: '/search', account: true },
  { name: 'imóvel que não existe', path: '/imovel/1', account: true, missing: true },
  {
    name: 'calculadora de lance preenchida',
    path: '/calculator-old?avaliacao=200000&lance=150000',
    account: true,
  },
  { name: 'edital', path: '/papeis?papel=edital', account: true },
]

/** Every address whose layout and accessibility is checked. */
export const journeyRoutes: readonly CheckedRoute[] = [...listPageViews(), ...states]

/** Chromium's message for an answer 404 to the page itself. */
export const answered404 = /Failed to load resource: the server responded with a status of 404/
