export interface CheckedRoute {
  name: string
  path: string
  /** Whether the server answers 404. */
  missing?: boolean
  /** Whether it needs a session. */
  account?: boolean
}

/** Every address whose layout and accessibility is checked, including states of a page. */
export const journeyRoutes: readonly CheckedRoute[] = [
  { name: 'busca', path: '/search' },
  { name: 'busca com filtros', path: '/search?state=SP&type=apartamento&maxPrice=300000&sort=price' },
  { name: 'lista Alto ROI', path: '/search?category=roi' },
  { name: 'busca sem resultado', path: '/search?text=nadaassimexiste' },
  { name: 'endereço que não existe', path: '/nao-existe', missing: true },
  { name: 'mapa', path: '/map' },
  { name: 'primeira página', path: '/' },
  { name: 'planos', path: '/planos' },
  { name: 'imóveis do país', path: '/imoveis' },
  { name: 'imóveis de um estado', path: '/imoveis/sp' },
  { name: 'imóveis de uma cidade', path: '/imoveis/sp/sao-paulo' },
  { name: 'imóveis de um tipo', path: '/imoveis/sp/sao-paulo/apartamento' },
  { name: 'lugar que não existe', path: '/imoveis/sp/nao-existe', missing: true },
  { name: 'para morar', path: '/morar' },
  {
    name: 'para morar, com conta',
    path: '/morar?exemplo=sim',
  },
  { name: 'lista de cliente fechada', path: '/lista/fechada', missing: true },
  { name: 'entrada', path: '/login' },
  { name: 'senha esquecida', path: '/esqueci-senha' },
  { name: 'nova senha', path: '/nova-senha?token=abc' },
  { name: 'nova senha sem link', path: '/nova-senha' },
  { name: 'descadastro sem link', path: '/descadastrar' },
  { name: 'administração', path: '/admin/lastlink' },
  { name: 'busca de quem entrou', path: '/search', account: true },
  { name: 'início', path: '/', account: true },
  { name: 'consultor', path: '/chat', account: true },
  { name: 'histórico de conversa', path: '/saved-chats', account: true },
  { name: 'favoritos', path: '/favorites', account: true },
  { name: 'mesa', path: '/mesa', account: true },
  { name: 'buscas salvas', path: '/saved-searches', account: true },
  { name: 'comparação', path: '/compare', account: true },
  { name: 'imóvel que não existe', path: '/imovel/1', account: true, missing: true },
  { name: 'ferramentas', path: '/calculadoras', account: true },
  { name: 'financiamento', path: '/calculadora-financiamento', account: true },
  { name: 'calculadora de lance', path: '/calculator-old?avaliacao=200000&lance=150000', account: true },
  { name: 'custo total', path: '/custo-total', account: true },
  { name: 'matrícula', path: '/papeis', account: true },
  { name: 'edital', path: '/papeis?papel=edital', account: true },
  { name: 'perfil', path: '/profile', account: true },
]

/** Chromium's message for an answer 404 to the page itself. */
export const answered404 = /Failed to load resource: the server responded with a status of 404/
