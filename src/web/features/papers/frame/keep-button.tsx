import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import type { KeptPaper } from '#contract/kept-paper-schemas.ts'
import { useMe } from '../../../data/account/session.ts'
import { reportFailure } from '../../../data/call-failure.ts'
import { deleteKeptPaper, keepPaper } from '../../../data/papers/kept-paper-calls.ts'
import { useKeptPaperLines } from '../../../data/papers/papers-of-property.ts'
import { Button } from '../../../ui/button.tsx'
import { ProblemText } from '../../../ui/problem-text.tsx'

/** Keeps what was read in the account, or takes it out again; the file is never kept. */
export function KeepButton({ paper }: { paper: KeptPaper }) {
  const me = useMe()
  const { lines } = useKeptPaperLines()
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isKept = lines.some(({ id }) => id === paper.id)
  if (me?.demonstration)
    return (
      <p className="reading-note">
        A conta de demonstração é de todos e não guarda papéis: esta leitura vale enquanto a página está
        aberta.
      </p>
    )
  const change = async () => {
    if (working) return
    setWorking(true)
    setProblem(null)
    try {
      await (isKept ? deleteKeptPaper(paper.id) : keepPaper(paper))
    } catch (error) {
      setProblem(reportFailure(error))
    }
    setWorking(false)
  }
  const Icon = isKept ? BookmarkCheck : BookmarkPlus
  return (
    <>
      <Button
        look={isKept ? 'outline' : 'primary'}
        aria-pressed={isKept}
        aria-disabled={working}
        title={isKept ? 'Tirar da conta' : 'Só a leitura, cifrada; nunca o arquivo'}
        onClick={() => void change()}
      >
        <Icon className="size-4 shrink-0" />
        {isKept ? 'Guardada na conta' : 'Guardar na conta'}
      </Button>
      {problem && (
        <div className="order-last basis-full">
          <ProblemText>{problem}</ProblemText>
        </div>
      )}
    </>
  )
}
