import type { HomeProfile } from '#contract/home-profile-schemas.ts'
import { RenderedHomeContext } from './data/account/rendered-home.ts'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { memo, type ReactNode, StrictMode, Suspense, useEffect } from 'react'
import { AppFrame } from './features/shell/app-frame.tsx'
import { useIsVisitor } from './data/account/use-signed-in.ts'
import { findPage } from './routes.tsx'
import type { LazyPart } from './framework/lazy-part.tsx'
import { FailureBoundary } from './framework/failure-boundary.tsx'
import { usePageLocation } from './framework/page-location.ts'
import { type RenderedPage, RenderedPageContext } from './framework/rendered-page.ts'
import { Button } from './ui/button.tsx'
import { MessagePage } from './ui/message-page.tsx'
import { usePageHead } from './framework/page-head.ts'

const chunkMissing = /dynamically imported module|importing a module script|preload CSS/i

/** Shown when a page failed to load or to render. */
function FailurePage({ error }: { error: unknown }) {
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

const noWork = (): void => {}

function OnReady({ run }: { run: () => void }) {
  useEffect(run, [run])
  return null
}

/** Draws a page in all its states; only the page itself is drawn again when they change. */
const PageInFrame = memo(
  ({ page: Page, attempt, onReady }: { page: LazyPart<object>; attempt: string; onReady: () => void }) => (
    <AppFrame>
      <FailureBoundary attempt={attempt} fallback={error => <FailurePage error={error} />}>
        <Suspense fallback={<main id="main" tabIndex={-1} aria-busy="true" className="min-h-dvh" />}>
          <Page />
          <OnReady run={onReady} />
        </Suspense>
      </FailureBoundary>
    </AppFrame>
  ),
)

/** The page of the address, for a visitor or for an account. */
function CurrentPage({ onReady }: { onReady: () => void }) {
  const { path, key } = usePageLocation()
  const page = findPage(path, useIsVisitor())
  return <PageInFrame page={page} attempt={key} onReady={onReady} />
}

/**
 * The whole site, the same tree on the server and in the browser.
 * @param at gives the tree below it the address, which the browser changes and the server does not
 */
export const Application = ({
  client,
  rendered,
  home = null,
  onReady = noWork,
  at,
}: {
  client: QueryClient
  /** What the server knew when it rendered the page; `null` where the browser renders it. */
  rendered: RenderedPage | null
  /** The account's stored family, on a page that was rendered for the account. */
  home?: HomeProfile | null
  /** Called once the first page answers. */
  onReady?: () => void
  at: (page: ReactNode) => ReactNode
}) => (
  <StrictMode>
    <QueryClientProvider client={client}>
      <RenderedPageContext value={rendered}>
        <RenderedHomeContext value={home}>{at(<CurrentPage onReady={onReady} />)}</RenderedHomeContext>
      </RenderedPageContext>
    </QueryClientProvider>
  </StrictMode>
)
