import type { SceneName } from './step-drawing.tsx'

export interface OnboardingStep {
  scene: SceneName
  /** The topic of the step in two or three words. */
  topic: string
  title: string
  text: string
}

/** The steps of the guide; they describe only what the product does today. */
export const onboardingSteps: readonly OnboardingStep[] = [
  {
    scene: 'welcome',
    topic: 'Boas-vindas',
    title: 'Saiba se paga a conta',
    text: 'De cada imóvel da Caixa: para morar, a parcela e o dinheiro do primeiro dia; para revender, o ROI líquido provável, com o pior e o melhor caso, e o lance máximo. Enquanto o seu plano vale, tudo está aberto.',
  },
  {
    scene: 'talk',
    topic: 'Busca com IA',
    title: 'Escreva o que procura',
    text: 'Uma caixa para tudo: lugar, número do imóvel ou uma frase, como “casa em Goiânia até 150 mil que aceite financiamento”. O Chat IA entende a mesma frase e responde dúvidas a qualquer hora.',
  },
  {
    scene: 'filters',
    topic: 'Filtros avançados',
    title: 'Mude o que ela entendeu',
    text: 'O que a frase pediu vira filtros que você muda: preço, desconto, parcela, quartos, ocupação, FGTS e retorno. Antes de aplicar, o botão diz quantos imóveis há.',
  },
  {
    scene: 'map',
    topic: 'Mapa interativo',
    title: 'Veja onde cada um fica',
    text: 'As bolhas contam os imóveis de cada lugar e abrem a lista dele. Aproxime, desenhe a sua área, e vá dali ao Google Maps ou ao Street View.',
  },
  {
    scene: 'keep',
    topic: 'Favoritos e buscas salvas',
    title: 'Deixe que avisem você',
    text: 'Guarde imóveis com o coração e salve suas buscas: o sino e o e-mail contam o que baixou, o que saiu da lista e o que entrou.',
  },
]
