import type { Logger } from 'pino'
import { asksWhatFits } from '#domain/consultant/family-means.ts'
import { consultantTexts } from '#domain/consultant/consultant-texts.ts'
import type { SentenceKind } from '#domain/search/sentence/read-sentence.ts'
import type { ChatAnswerer, EmitEvent } from './chat-answerer.ts'
import { describeCause } from './error-cause.ts'
import { type ConsultantModel, ModelFailed } from './model/consultant-model.ts'

type Status = Extract<Parameters<EmitEvent>[0], { name: 'status' }>

/** The status shown while the answer is prepared. */
export const answeringStatus = (kind: SentenceKind): Status =>
  kind === 'search'
    ? { name: 'status', data: { status: 'searching', text: consultantTexts.searching } }
    : { name: 'status', data: { status: 'typing', text: consultantTexts.thinking } }

/**
 * Answers by the model if there is one; when it fails, by the rules from the beginning. Edited filters are always answered
 * by the rules, and so are questions about what a family can afford, so that no model gets its income.
 */
export function createAnswerer({
  rules,
  model,
  log,
}: {
  rules: ChatAnswerer
  model: ConsultantModel | null
  log: Logger
}): ChatAnswerer {
  if (model === null) return rules
  return async (asked, emit, signal) => {
    if (asked.edited || asksWhatFits(asked.message)) return rules(asked, emit, signal)
    let failed = false
    try {
      return await model.answer(asked, event => void (failed || emit(event)), signal)
    } catch (error) {
      failed = true
      signal.throwIfAborted()
      if (!(error instanceof ModelFailed)) log.error({ cause: describeCause(error) }, 'the model broke')
      const { name, data } = answeringStatus(asked.understanding.kind)
      emit({ name, data: { ...data, reset: true } })
      return rules(asked, emit, signal)
    }
  }
}

/** Returns the result of the work, or rejects at once with the signal's reason when that aborts. */
export const raceAbort = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
