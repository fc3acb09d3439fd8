import { useNavigate } from '../../framework/page-navigation.ts'
import { useEffect, useRef, useState } from 'react'
import { writePropertyPath } from '#contract/page-paths.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { RequestRefused } from '../../data/api-client.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import type { SearchNote } from './search-note.ts'

/** Why a text led nowhere; `question`: what the consultant could be asked instead. */
interface TextProblem {
  message: string
  question: string | null
}

export interface TextSearch {
  /** Finds out what a text means that is added to a search, and goes there. */
  run: (text: string, before: Criteria) => void
  /** Stops what `run` began, and forgets its problem. */
  cancel: () => void
  busy: boolean
  problem: TextProblem | null
}

const lost: TextProblem = {
  message: 'Não foi possível buscar agora. Verifique a conexão e tente de novo.',
  question: null,
}

/**
 * Searches texts: what understands them loads with the first one.
 * @param onDone called when a text led somewhere
 */
export function useTextSearch(
  onSearch: (criteria: Criteria, note: SearchNote | null) => void,
  onDone: () => void,
): TextSearch {
  const source = useCatalogueSource()
  const navigate = useNavigate()
  const running = useRef<AbortController | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<TextProblem | null>(null)
  const cancel = () => {
    running.current?.abort()
    running.current = null
    setBusy(false)
    setProblem(null)
  }
  useEffect(() => () => running.current?.abort(), [])

  const search = async (
    text: string,
    before: Criteria,
    { signal }: AbortController,
  ): Promise<TextProblem | null> => {
    const { understandText } = await import('./understand-text.ts')
    const answer = await understandText(text, before, source, signal)
    if (signal.aborted) return null
    if (answer.kind === 'problem') return answer
    onDone()
    if (answer.kind === 'property') void navigate({ to: writePropertyPath(answer.id) })
    else onSearch(answer.criteria, answer.note)
    return null
  }
  return {
    busy,
    problem,
    cancel,
    run(text, before) {
      cancel()
      const mine = new AbortController()
      running.current = mine
      setBusy(true)
      void search(text, before, mine)
        .catch((error: unknown) =>
          error instanceof RequestRefused ? { message: error.message, question: null } : lost,
        )
        .then(found => {
          if (mine.signal.aborted) return
          setBusy(false)
          setProblem(found)
        })
    },
  }
}
