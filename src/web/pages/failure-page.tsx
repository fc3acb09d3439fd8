import { useEffect } from 'react'
import { Button } from '../ui/button.tsx'
import { MessagePage } from '../ui/message-page.tsx'
import { usePageHead } from '../framework/page-head.ts'

const chunkMissing = /dynamically imported module|importing a module script|preload CSS/i

/** Shown when a page failed to load or to render. */
export function FailurePage({ error }: { error: unknown }) {
  const missing = chunkMissing.test(String(error))
  usePageHead({ title: missing ? 'Parte da página não carregou' : 'Algo deu errado' })
  useEffect(() => document.getElementById('main')?.focus(), [])
  return (
    <MessagePage
      title={missing ? 'Parte da página não carregou' : 'Algo deu errado nesta página'}
      actions={
        <>
          <Button look="primary" onClick={() => window.location.reload()}>
            Recarregar a página
          </Button>
          <Button onClick={() => window.location.assign('/search')}>Ir para a busca</Button>
        </>
      }
    >
      {missing
        ? 'A conexão caiu ou o Arremate foi atualizado enquanto a página estava aberta. Recarregue para continuar de onde parou.'
        : 'O erro é nosso, não seu. Recarregue a página; se ele voltar, comece uma busca nova.'}
    </MessagePage>
  )
}
