import { readQuestions } from './read-talk.ts'
import { createReading } from './sentence-reading.ts'

/** Characters of a message that are read. */
const maxLength = 1_000

/** Finds the questions for information within a sentence, as written: "casa em Natal. o que é licitação?" has one. */
export function findAskedQuestions(text: string): string[] {
  const reading = createReading(text.slice(0, maxLength).normalize('NFC'))
  readQuestions(reading)
  const { tokens, consumed } = reading
  const questions: string[] = []
  for (let from = 0; from < tokens.length; from++) {
    if (!consumed[from]) continue
    let to = from + 1
    while (consumed[to]) to += 1
    questions.push(reading.text.slice(tokens[from]?.start, tokens[to - 1]?.end))
    from = to
  }
  return questions
}
