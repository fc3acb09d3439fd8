import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  APICallError,
  extractReasoningMiddleware,
  type FinishReason,
  stepCountIs,
  streamText,
  wrapLanguageModel,
} from 'ai'
import type { ModelBounds } from './model-bounds.ts'
import { createToolCounter, toToolSet } from './tool-calls.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { dailyTokensUsedUp, ModelFailed } from './model-failed.ts'
import { createTimeoutSignal, readUntilAborted } from './model-timeouts.ts'
import { createRequestBody } from './model-request-body.ts'
import type { ModelMessage } from './model-prompt.ts'
import type { ModelSettings } from '../../server-config.ts'
import type { ReadingTool } from './reading-tool.ts'
import type { TokenMeter } from './token-usage.ts'

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
