import { useEffect, useRef, useState } from 'react'
import type { EditalAnswer } from '#contract/edital-schemas.ts'
import { isFinalRefusal } from '../../data/api-client.ts'
import { isSessionLost } from '../../data/call-failure.ts'
import { type EditalRequest, explainEditalFile, explainEditalText } from './edital-calls.ts'
import {
  type EditalFailure,
  describeEditalFailure,
  findEditalFileProblem,
  isEditalTooLong,
} from './edital-failure.ts'

/** The progress of the explanation of one edital. */
type Course =
  | { step: 'idle' }
  /** `sent`: how much of a file has gone, from 0 to 1; once 1, it is being read. A text goes at once. */
  | { step: 'working'; fileName: string | null; sent: number }
  | { step: 'failed'; failure: EditalFailure; again: (() => void) | null }
  | { step: 'explained'; answer: EditalAnswer; fileName: string | null }

const idle: Course = { step: 'idle' }

/** Requests the explanation of one edital at a time. `loadResult` loads the code that shows it meanwhile. */
export function useEditalExplanation(loadResult: () => Promise<unknown>) {
  const [course, setCourse] = useState(idle)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])

  const run = async (fileName: string | null, ask: (asking: EditalRequest) => Promise<EditalAnswer>) => {
    current.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    current.current = controller
    setCourse({ step: 'working', fileName, sent: fileName === null ? 1 : 0 })
    const onSent = (sent: number) => {
      if (!signal.aborted && fileName !== null) setCourse({ step: 'working', fileName, sent })
    }
    try {
      const [answer] = await Promise.all([ask({ signal, onSent }), loadResult()])
      if (!signal.aborted) setCourse({ step: 'explained', answer, fileName })
    } catch (error) {
      if (signal.aborted) return
      isSessionLost(error)
      const again = isFinalRefusal(error) ? null : () => void run(fileName, ask)
      setCourse({ step: 'failed', failure: describeEditalFailure(error), again })
    }
  }
  const stop = () => {
    current.current?.abort()
    setCourse(idle)
  }
  const object = (failure: EditalFailure) => {
    current.current?.abort()
    setCourse({ step: 'failed', failure, again: null })
  }
  return {
    course,
    /** Text with only white space is not sent. */
    explainText: (text: string) => {
      const objection = isEditalTooLong(text)
      if (objection) object(objection)
      else if (text.trim()) void run(null, asking => explainEditalText(text.trim(), asking))
    },
    explainFile: (file: File) => {
      const objection = findEditalFileProblem(file)
      if (objection) object(objection)
      else void run(file.name, asking => explainEditalFile(file, asking))
    },
    /** Resets to the start and cancels a running request. */
    stop,
  }
}
export type EditalExplanationState = ReturnType<typeof useEditalExplanation>
