import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  APICallError,
  extractReasoningMiddleware,
  type FinishReason,
  jsonSchema,
  type JSONSchema7,
  stepCountIs,
  streamText,
  tool,
  type ToolSet,
  wrapLanguageModel,
} from 'ai'
import type { ModelBounds } from './model-bounds.ts'
import { dailyTokensUsedUp, ModelFailed } from './model-bounds.ts'
import type { ModelMessage } from './model-prompt.ts'
import type { ModelSettings } from '../../server-config.ts'
import type { ReadingTool } from './reading-tool.ts'
import type { TokenMeter } from './token-usage.ts'

/** Creates a signal that also aborts when an answer takes too long or sends nothing; `end` stops the timers. */
function createTimeoutSignal({ whole, silence }: ModelBounds, signal: AbortSignal) {
  const own = new AbortController()
  const give = (up: string) => () => own.abort(new ModelFailed(up))
  const timers = {
    whole: setTimeout(give('took too long'), whole),
    silence: setTimeout(give('fell silent'), silence),
  }
  return {
    stopping: AbortSignal.any([signal, own.signal]),
    /** Aborts at once. */
    stop: (reason: ModelFailed) => own.abort(reason),
    restartSilence() {
      timers.silence.refresh()
    },
    end() {
      clearTimeout(timers.whole)
      clearTimeout(timers.silence)
      own.abort(new ModelFailed('ended'))
    },
  }
}

/** Yields the parts of a stream until a signal aborts: then its reason is thrown at once, even while the stream waits. */
async function* readUntilAborted<T>(stream: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const aborted = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  aborted.catch(() => undefined)
  const parts = stream[Symbol.asyncIterator]()
  while (true) {
    const next = await Promise.race([parts.next(), aborted])
    signal.throwIfAborted()
    if (next.done) return
    yield next.value
  }
}

/** Counts tool calls as they run: the first call beyond the limit stops the answer and no further tool runs. */
function createToolCounter({ callsOfStep, calls }: ModelBounds, stop: (reason: ModelFailed) => void) {
  let [ofStep, all] = [0, 0]
  return {
    onStep() {
      ofStep = 0
    },
    onCall() {
      ofStep += 1
      all += 1
      if (ofStep <= callsOfStep && all <= calls) return
      const reason = new ModelFailed('called too many tools')
      stop(reason)
      throw reason
    },
  }
}

/** Converts the tools to the library's format. */
const toToolSet = (tools: readonly ReadingTool[], onCall: () => void): ToolSet =>
  Object.fromEntries(
    tools.map(({ name, description, inputSchema, run }) => [
      name,
      tool({
        description,
        inputSchema: jsonSchema<unknown>(inputSchema as JSONSchema7),
        execute: async input => {
          onCall()
          return run(input)
        },
      }),
    ]),
  )

/**
 * A `fetch` limited to the model's server: follows no redirect, counts the bytes received, and ends an endless
 * answer.
 * @param most maximum bytes of one response
 */
const createGuardedFetch =
  (most: number, onSent: (characters: number) => void): typeof fetch =>
  async (input, init) => {
    if (typeof init?.body === 'string') onSent(init.body.length)
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (response.body === null) return response
    let size = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          size += chunk.length
          if (size > most) controller.error(new Error('answered too much'))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, response)
  }

/**
 * Adapts the request to the server at an address: OpenAI's own uses another name for the maximum tokens of an answer,
 * and refuses the name that all others use.
 */
export const createRequestBody =
  (baseUrl: string) =>
  ({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> =>
    new URL(baseUrl).hostname === 'api.openai.com'
      ? { ...body, max_completion_tokens: max_tokens }
      : { ...body, max_tokens }

/** The question to the model and the callbacks for its answer. */
export interface ModelQuestion {
  system: string
  messages: readonly ModelMessage[]
  tools: readonly ReadingTool[]
  /** Called with each piece of the text; `newStep` means that tools have run since the previous piece. */
  onText: (piece: string, newStep: boolean) => void
  onTool: (tool: ReadingTool) => void
}

/** How an answer ended: `length` means that it was cut at the maximum length. */
export type ModelEnding = 'whole' | 'length'

const tooManyToolCalls = 'did not stop calling tools'

globalThis.AI_SDK_LOG_WARNINGS = false

/**
 * Asks the model's server, running tools in between, until it has answered. This file imports the library, so it is
 * loaded when the first question is asked.
 * @throws ModelFailed; the signal's reason
 */
export async function askModel(
  settings: ModelSettings,
  bounds: ModelBounds,
  { system, messages, tools, onText, onTool }: ModelQuestion,
  meter: TokenMeter,
  signal: AbortSignal,
): Promise<ModelEnding> {
  signal.throwIfAborted()
  const { stopping, restartSilence, stop, end } = createTimeoutSignal(bounds, signal)
  const calls = createToolCounter(bounds, stop)
  try {
    const result = streamText({
      model: modelOf(settings, bounds, meter),
      system,
      messages: messages.map(message => ({ ...message })),
      tools: toToolSet(tools, calls.onCall),
      stopWhen: stepCountIs(bounds.steps),
      prepareStep: ({ stepNumber }) =>
        tools.length > 0 && stepNumber === bounds.steps - 1 ? { toolChoice: 'none' as const } : {},
      maxOutputTokens: bounds.outputTokens,
      maxRetries: 0,
      abortSignal: stopping,
      experimental_include: { requestBody: false },
      onError: () => undefined,
    })
    const byName = new Map(tools.map(each => [each.name, each]))
    let finish: FinishReason | null = null
    let length = 0
    let newStep = false
    let spoken = false
    for await (const part of readUntilAborted(result.fullStream, stopping)) {
      restartSilence()
      switch (part.type) {
        case 'start-step':
          newStep = true
          calls.onStep()
          break
        case 'text-delta':
          meter.count(part.text.length)
          length += part.text.length
          if (length > bounds.answerLength) throw new ModelFailed('said too much')
          onText(part.text, newStep)
          newStep = false
          spoken ||= part.text.trim() !== ''
          break
        case 'reasoning-delta':
          meter.count(part.text.length)
          break
        case 'tool-input-delta':
          meter.count(part.delta.length)
          break
        case 'tool-call': {
          const called = byName.get(part.toolName)
          if (called) onTool(called)
          break
        }
        case 'finish-step':
          meter.stepEnded(part.usage.totalTokens)
          finish = part.finishReason
          if (finish === 'tool-calls' && meter.usedUp) throw new ModelFailed(dailyTokensUsedUp)
          break
        case 'error':
          throw part.error
        default:
      }
    }
    if (finish === 'tool-calls') throw new ModelFailed(tooManyToolCalls)
    if (finish === 'content-filter') throw new ModelFailed('refused to answer')
    if (finish === null || finish === 'error') throw new ModelFailed('broke off')
    if (!spoken) throw new ModelFailed('said nothing')
    return finish === 'length' ? 'length' : 'whole'
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof ModelFailed) throw cause
    throw new ModelFailed(failureOf(cause))
  } finally {
    end()
  }
}

/** Names the kind of failure without any of the content. */
function failureOf(cause: unknown): string {
  if (APICallError.isInstance(cause)) {
    if (cause.statusCode === undefined) return 'could not be reached'
    return cause.statusCode >= 300 ? `answered ${cause.statusCode}` : 'broke off'
  }
  if (!(cause instanceof Error)) return 'reported an error'
  return cause.name === 'AI_ToolChoiceViolationError' ? tooManyToolCalls : `broke off (${cause.name})`
}

function modelOf({ baseUrl, name, key }: ModelSettings, bounds: ModelBounds, meter: TokenMeter) {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    includeUsage: true,
    fetch: createGuardedFetch(bounds.responseSize, characters => meter.count(characters)),
    transformRequestBody: createRequestBody(baseUrl),
    ...(key === null ? {} : { apiKey: key }),
  })
  // Locally hosted models write their reasoning into the text.
  return wrapLanguageModel({
    model: provider(name),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })
}
