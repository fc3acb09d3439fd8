import type { Logger } from 'pino'
import { consultantTexts } from '#domain/consultant/texts.ts'
import type { SentenceKind } from '#domain/search/sentence/sentence.ts'
import type { Answerer, Emit } from './answerer.ts'
import { causeOf } from './cause.ts'
import { type Model, ModelFailed } from './model/model.ts'

type Status = Extract<Parameters<Emit>[0], { name: 'status' }>

/** The status shown while the answer is prepared. */
export const placeholder = (kind: SentenceKind): Status =>
  kind === 'search'
    ? { name: 'status', data: { status: 'searching', text: consultantTexts.searching } }
    : { name: 'status', data: { status: 'typing', text: consultantTexts.thinking } }

/**
 * Answers by the model if there is one; when it fails, by the rules from the beginning. Edited filters are always
 * answered by the rules.
 */
export function answererOf({
  rules,
  model,
  log,
}: {
  rules: Answerer
  model: Model | null
  log: Logger
}): Answerer {
  if (model === null) return rules
  return async (asked, emit, signal) => {
    if (asked.edited) return rules(asked, emit, signal)
    let failed = false
    try {
      return await model.answer(asked, event => void (failed || emit(event)), signal)
    } catch (error) {
      failed = true
      signal.throwIfAborted()
      if (!(error instanceof ModelFailed)) log.error({ cause: causeOf(error) }, 'the model broke')
      const { name, data } = placeholder(asked.understanding.kind)
      emit({ name, data: { ...data, reset: true } })
      return rules(asked, emit, signal)
    }
  }
}

/** Returns the result of the work, or rejects at once with the signal's reason when that aborts. */
export const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
