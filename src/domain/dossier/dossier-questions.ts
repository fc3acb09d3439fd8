import type { DossierSubject } from './dossier-row.ts'

const questionAddressees = ['registry', 'lawyer', 'bank'] as const
export type QuestionAddressee = (typeof questionAddressees)[number]

/** A question that this case leaves, in Portuguese, as it can be sent. */
export interface DossierQuestion {
  to: QuestionAddressee
  subject: DossierSubject
  text: string
}

/** Creates the questions of a subject. */
export const ask = (
  subject: DossierSubject,
  ...questions: readonly (readonly [to: QuestionAddressee, text: string])[]
): DossierQuestion[] => questions.map(([to, text]) => ({ to, subject, text }))

/** Questions by addressee, without repetitions, in the order of the addressees. */
export function groupQuestions(
  questions: readonly DossierQuestion[],
): { to: QuestionAddressee; questions: DossierQuestion[] }[] {
  return questionAddressees.flatMap(to => {
    const texts = new Set<string>()
    const own = questions.filter(question => {
      if (question.to !== to || texts.has(question.text)) return false
      texts.add(question.text)
      return true
    })
    return own.length === 0 ? [] : [{ to, questions: own }]
  })
}
