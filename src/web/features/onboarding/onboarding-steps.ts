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
    scene: 'talk',
    topic: 'Busca',
    title: 'Escreva o que procura',
    text: 'Uma caixa para tudo: lugar, número do imóvel ou uma frase, como “casa em Goiânia até 150 mil que aceite financiamento”. O que ela entendeu vira filtros que você muda.',
  },
  {
    scene: 'filters',
    topic: 'Veredito',
    title: 'Saiba se paga a conta',
    text: 'Para morar: a parcela e o dinheiro do primeiro dia. Para revender: o ROI líquido provável, com o pior e o melhor caso, e o lance máximo. Para os dois, o próximo preço da lista da Caixa e o que falta saber.',
  },
  {
    scene: 'keep',
    topic: 'Acompanhar',
    title: 'Deixe que avisem você',
    text: 'Guarde imóveis com o coração e salve suas buscas: o sino e o e-mail contam o que baixou, o que saiu da lista e o que entrou. O consultor responde dúvidas a qualquer hora.',
  },
]
