import { describe, expect, it } from 'vitest'
import { describeDeadlines } from './question-dates.ts'

const today = '2026-11-30'

describe('deadlines counted from the day of a question', () => {
  it.each<[key: string, question: string, until: string]>([
    [
      'registry-deadline',
      'se eu pagar tudo dia 20 de janeiro, até quando registro em meu nome?',
      '21 de março de 2027',
    ],
    ['registry-deadline', 'quitei tudo em 03/11, qual o prazo da matrícula?', '2 de janeiro de 2027'],
    [
      'agency-visit',
      'ganhei e vou pagar o boleto amanhã, até quando vou na agência?',
      '4 de dezembro de 2026',
    ],
    ['agency-visit', 'paguei o boleto sexta e vou na agência quando?', '2 de dezembro de 2026'],
    ['withdrawal', 'homologaram hoje, até que dia posso desistir?', '7 de dezembro de 2026'],
  ])('%s: %s', (key, question, until) => {
    expect(describeDeadlines(key, question, today)).toContain(`**${until}**`)
  })
})
