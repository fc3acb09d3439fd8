import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import { findOwnFigures, saveOwnAnswer } from '../saved/own-figures.ts'
import { listReadPapers } from './read-papers.ts'

const questions = { 'title-record': 'titleRecord', edital: 'edital' } as const
const messages = {
  'title-record': 'Matrícula lida: uma pergunta a menos',
  edital: 'Edital lido: uma pergunta a menos',
} as const

/** The source of the answer, which says that a program read the paper, not a person. */
const automaticReading = 'da leitura automática'

/** The papers that have answered their question, so that an answer somebody deletes stays deleted. */
const answered = new Set<string>()

/** Saves as the person's own answer that a paper of a property has been read, unless the question has an answer. */
export function answerByPaper(property: Property, paper: PaperKind, now: number): void {
  if (findOwnFigures(property.id)?.answers[questions[paper]] !== undefined) return
  saveOwnAnswer(property, questions[paper], 'read', now, {
    source: automaticReading,
    message: messages[paper],
  })
}

/**
 * Saves the answer of a paper that was read in this visit, once. A paper from an earlier visit answers only on request.
 */
export function answerByReadPaper(property: Property, paper: PaperKind, id: string, now: number): void {
  if (answered.has(id) || !listReadPapers().some(read => read.id === id)) return
  answered.add(id)
  answerByPaper(property, paper, now)
}
