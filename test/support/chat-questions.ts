import sql from 'sql-template-tag'
import type { ChatEvent } from '#contract/chat-schemas.ts'
import type { AskedQuestion, ChatAnswerer } from '#server/chat/chat-answerer.ts'
import type { Database } from '#server/database/database.ts'
import { createListing, seedCatalogue } from './catalogue.ts'
import { chatOn, echoAnswerer, waitingAnswer } from './chat.ts'

export type ChatQuestions = Awaited<ReturnType<typeof setUpChatQuestions>>

/** The consultant on a catalogue with an offered listing and a gone one; records the questions it is asked. */
export async function setUpChatQuestions(db: Database, now: () => Date) {
  await seedCatalogue(db, [
    createListing({ id: '1', price: 100_000_00 }),
    createListing({ id: '2', gone: true }),
  ])
  let answer: ChatAnswerer = echoAnswerer
  let asked: AskedQuestion[] = []
  const on = chatOn(db, {
    now,
    answer: (question, emit, signal) => {
      asked.push(question)
      return answer(question, emit, signal)
    },
  })
  return {
    on,
    /** Returns the questions since the last reset. */
    asked: (): readonly AskedQuestion[] => asked,
    /** Answers from now on with the question. */
    echo: () => void (answer = echoAnswerer),
    /** Answers from now on with a word, and then waits until it is stopped or released. */
    wait() {
      const gate = waitingAnswer()
      answer = gate.answer
      return gate
    },
    /** Deletes all conversations and recorded questions, and answers again with the question. */
    async reset() {
      answer = echoAnswerer
      asked = []
      await db.query(sql`delete from chats`)
    },
    keptMessages: () =>
      db.query<{ role: string; content: string; status: string | null }>(
        sql`select role, content, status from chat_messages order by chat_id, position`,
      ),
  }
}

/** Returns the names of events, in their order. */
export const eventNames = (events: readonly ChatEvent[]) => events.map(({ name }) => name)
