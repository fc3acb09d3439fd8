import type { ChecklistKey } from '#domain/edital/checklist-facts.ts'
import type { JudgementQuestion } from '#domain/judgement/judgement-questions.ts'
import {
  type OwnAnswerKey,
  type OwnAnswers,
  type OwnQuestion,
  ownQuestions,
} from '#domain/judgement/own-answers.ts'
import { formatReais } from '#domain/format-figures.ts'

/** The eight questions, as one asks them. */
export const questionTitles: Readonly<Record<JudgementQuestion, string>> = {
  occupancy: 'Está ocupado?',
  debts: 'Quem paga condomínio e IPTU devidos?',
  titleRecord: 'O que diz a matrícula?',
  edital: 'O que diz o edital?',
  financing: 'Aceita financiamento?',
  fgts: 'Aceita FGTS?',
  comparables: 'Há parecidos para comparar?',
  place: 'O lugar é exato?',
}

/** The answered questions, as a list names them. */
export const questionNames: Readonly<Record<JudgementQuestion | 'saleValue', string>> = {
  occupancy: 'ocupação',
  debts: 'quem paga as dívidas',
  titleRecord: 'matrícula',
  edital: 'edital',
  financing: 'financiamento',
  fgts: 'FGTS',
  comparables: 'parecidos',
  place: 'lugar exato',
  saleValue: 'por quanto você venderia',
}

/** Whether a person can answer the question. */
export const isOwnQuestion = (question: JudgementQuestion): question is OwnQuestion =>
  ownQuestions.some(own => own === question)

const accepts = (value: boolean): string => (value ? 'aceita' : 'não aceita')

function describeDebts({ condominium, taxes }: NonNullable<OwnAnswers['debts']>['value']): string {
  const parts = [
    condominium !== null && `condomínio ${formatReais(condominium)}`,
    taxes !== null && `IPTU ${formatReais(taxes)}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** The question that an item of the checklist is about. */
export const questionOfItem: Readonly<Partial<Record<ChecklistKey, OwnQuestion>>> = {
  occupation: 'occupancy',
  condominium: 'debts',
  taxes: 'debts',
  record: 'titleRecord',
  payment: 'financing',
  edital: 'edital',
}

/** Describes an own answer: `desocupado`, `condomínio R$ 1.200, IPTU R$ 0`; `null` without one. */
export function describeOwnAnswer(question: OwnAnswerKey, answers: OwnAnswers): string | null {
  const { occupancy, debts, financing, fgts } = answers
  switch (question) {
    case 'occupancy':
      return occupancy ? (occupancy.value === 'vacant' ? 'desocupado' : 'ocupado') : null
    case 'debts':
      return debts ? describeDebts(debts.value) : null
    case 'financing':
      return financing ? accepts(financing.value) : null
    case 'fgts':
      return fgts ? accepts(fgts.value) : null
    case 'titleRecord':
      return answers.titleRecord ? 'lida' : null
    case 'edital':
      return answers.edital ? 'lido' : null
    case 'place':
      return answers.place ? 'conferido' : null
    case 'saleValue':
      return answers.saleValue ? formatReais(answers.saleValue.value) : null
  }
}
