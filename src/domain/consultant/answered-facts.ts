import type { OfferedListing } from './consultant-answer.ts'

/** Returns the facts that a person can find out, with their answers in place of what the sources say. */
export function readAnsweredFacts({
  situation,
  financing,
  fgts,
  judgement: { answers },
}: OfferedListing): Pick<OfferedListing, 'situation' | 'financing' | 'fgts'> {
  return {
    situation: answers.occupancy?.value ?? situation,
    financing: answers.financing?.value ?? financing,
    fgts: answers.fgts?.value ?? fgts,
  }
}

/** Marks a fact that the person who asks found out. */
export const markOwnAnswer = (answer: object | undefined): string =>
  answer === undefined ? '' : ' (sua resposta)'
