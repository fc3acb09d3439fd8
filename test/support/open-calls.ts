import { apiCalls } from '#contract/all-calls.ts'
import { type ApiCall, findCallTurn } from '#contract/api-call.ts'
import type { CallTurn } from '#contract/call-queues.ts'
import { sharedListCalls } from '#contract/shared-list-calls.ts'
import { sharedFormPaths } from '#contract/shared-list-path.ts'
import { accessQuestions } from './access-questions.ts'

/** A call that everybody may ask, with or without an account. */
export interface OpenCall {
  name: string
  turn: CallTurn
  /** Its answer is kept for others; then each question differs where the call has criteria. */
  ask(address: string, at: number): { path: string; init: RequestInit }
}

const visitor = 'visitante-0123456789abcdef'

/** Calls whose questions can differ by criteria, so that no answer is computed already. */
const withCriteria = new Set<string>([
  'search',
  'count',
  'facets',
  'map',
  'clusters',
  'neighborhoodReturns',
] satisfies (keyof typeof apiCalls)[])

function toOpenCall(name: string, call: ApiCall): OpenCall | null {
  if (call.access !== 'public' && call.access !== 'owner') return null
  const question = accessQuestions[`${call.method} ${call.path}`]
  if (question === undefined && call.path.includes('{'))
    throw new Error(`No question for ${call.method} ${call.path} (test/support/access-questions.ts)`)
  const own = (text: string): string => text.replaceAll(':own', visitor)
  return {
    name,
    turn: call.turn,
    ask(address, at) {
      const path = own(question?.path ?? call.path)
      const body = question?.body && own(JSON.stringify(question.body))
      return {
        path: withCriteria.has(name) ? `${path}${path.includes('?') ? '&' : '?'}minPrice=${at + 1}` : path,
        init: {
          method: call.method.toUpperCase(),
          headers: {
            'x-forwarded-for': address,
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body }),
        },
      }
    },
  }
}

/** The forms of a client's list, which need no script: each takes the turn of the call that does the same. */
export const openForms: readonly OpenCall[] = [
  { name: 'form of a reaction', form: 'reaction', turn: sharedListCalls.reactToShared.turn },
  { name: 'form of a question', form: 'question', turn: sharedListCalls.askInShared.turn },
].map(({ name, form, turn }) => ({
  name,
  turn,
  ask: (address: string) => ({
    path: sharedFormPaths[form as keyof typeof sharedFormPaths]('A'.repeat(43)),
    init: {
      method: 'POST',
      headers: { 'x-forwarded-for': address, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'item=8444405322578&reaction=liked&text=Aceita+FGTS%3F',
    },
  }),
}))

/** Every call of an account, each with a question that it answers or refuses, and the turn that it takes. */
export const accountCalls: readonly OpenCall[] = Object.entries<ApiCall>(apiCalls).flatMap(([name, call]) => {
  const turn = findCallTurn(call)
  if ((call.access !== 'session' && call.access !== 'plan') || turn === null) return []
  const { path = call.path, body } = accessQuestions[`${call.method} ${call.path}`] ?? {}
  return {
    name,
    turn,
    ask: (address: string) => ({
      path,
      init: {
        method: call.method.toUpperCase(),
        headers: {
          'x-forwarded-for': address,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
    }),
  }
})

/** Every call that everybody may ask, each with a question that it answers. */
export const openCalls: readonly OpenCall[] = Object.entries<ApiCall>(apiCalls).flatMap(
  ([name, call]) => toOpenCall(name, call) ?? [],
)
