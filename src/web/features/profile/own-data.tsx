import { Download, FileJson } from 'lucide-react'
import { callApi } from '../../data/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import { useApiAction } from '../../data/use-api-action.ts'

const fileName = 'arremate-meus-dados.json'

/** Downloads a text as a file. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Downloads everything that is stored of the account. */
export function OwnData() {
  const { busy, problem, run } = useApiAction()
  return (
    <PageSection
      id="meus-dados"
      title="Meus dados"
      icon={FileJson}
      intro="Conta, plano, preferências, favoritos com suas anotações e planilhas, buscas salvas e avisos, num arquivo JSON."
    >
      <Button
        disabled={busy}
        onClick={() =>
          void run(async () => {
            const everything = await callApi('GET /api/me/export', {})
            download(fileName, `${JSON.stringify(everything, null, 2)}\n`)
            showToast({ title: 'Dados exportados', description: fileName })
          })
        }
      >
        <Download className="size-4.5 text-ink-3" />
        {busy ? 'Preparando…' : 'Exportar meus dados'}
      </Button>
      <ProblemText>{problem}</ProblemText>
    </PageSection>
  )
}
