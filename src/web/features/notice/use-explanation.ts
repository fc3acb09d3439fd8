import { useEffect, useRef, useState } from 'react'
import type { NoticeAnswer } from '#contract/notice.ts'
import { isFinal } from '../../data/client.ts'
import { lostSession } from '../../data/call-failure.ts'
import { type Asking, askAboutFile, askAboutText } from './ask.ts'
import { type Failure, failureOf, objectionTo, tooLong } from './failure.ts'

/** The progress of the explanation of one edital. */
type Course =
  | { step: 'idle' }
  /** `sent`: how much of a file has gone, from 0 to 1; once 1, it is being read. A text goes at once. */
  | { step: 'working'; fileName: string | null; sent: number }
  | { step: 'failed'; failure: Failure; again: (() => void) | null }
  | { step: 'explained'; answer: NoticeAnswer; fileName: string | null }

const idle: Course = { step: 'idle' }

/** Requests the explanation of one edital at a time. `loadResult` loads the code that shows it meanwhile. */
export function useExplanation(loadResult: () => Promise<unknown>) {
  const [course, setCourse] = useState(idle)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])

  const run = async (fileName: string | null, ask: (asking: Asking) => Promise<NoticeAnswer>) => {
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
      lostSession(error)
      const again = isFinal(error) ? null : () => void run(fileName, ask)
      setCourse({ step: 'failed', failure: failureOf(error), again })
    }
  }
  const stop = () => {
    current.current?.abort()
    setCourse(idle)
  }
  const object = (failure: Failure) => {
    current.current?.abort()
    setCourse({ step: 'failed', failure, again: null })
  }
  return {
    course,
    /** Text with only white space is not sent. */
    explainText: (text: string) => {
      const objection = tooLong(text)
      if (objection) object(objection)
      else if (text.trim()) void run(null, asking => askAboutText(text.trim(), asking))
    },
    explainFile: (file: File) => {
      const objection = objectionTo(file)
      if (objection) object(objection)
      else void run(file.name, asking => askAboutFile(file, asking))
    },
    /** Resets to the start and cancels a running request. */
    stop,
  }
}
export type Explanation = ReturnType<typeof useExplanation>
