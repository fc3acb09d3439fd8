import { Hono } from 'hono'
import { ParseQuestion, type Understood } from '#contract/chat.ts'
import { understood } from '#contract/understood.ts'
import { readSentence } from '#domain/search/sentence/sentence.ts'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import { readBody } from '../http/body.ts'

/** What a sentence asks for; open to everybody, gives no listing. */
export const parseRoutes = ({ gazetteer }: { gazetteer: () => Promise<Gazetteer> }): Hono =>
  new Hono().post('/parse-query', async c => {
    const { message } = await readBody(c, ParseQuestion)
    const answer: Understood = understood(readSentence(message, await gazetteer()))
    return c.json(answer)
  })
