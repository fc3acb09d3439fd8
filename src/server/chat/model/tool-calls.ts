import { jsonSchema, type JSONSchema7, tool, type ToolSet } from 'ai'
import type { ModelBounds } from './model-bounds.ts'
import { ModelFailed } from './model-failed.ts'
import type { ReadingTool } from './reading-tool.ts'

/** Counts tool calls as they run: the first call beyond the limit stops the answer and no further tool runs. */
export function createToolCounter({ callsOfStep, calls }: ModelBounds, stop: (why: ModelFailed) => void) {
  let [ofStep, all] = [0, 0]
  return {
    onStep() {
      ofStep = 0
    },
    onCall() {
      ofStep += 1
      all += 1
      if (ofStep <= callsOfStep && all <= calls) return
      const why = new ModelFailed('called too many tools')
      stop(why)
      throw why
    },
  }
}

/** Converts the tools to the library's format. */
export const toToolSet = (tools: readonly ReadingTool[], onCall: () => void): ToolSet =>
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
