import { RequestRefused } from '../../data/api-client.ts'
import { Button } from '../../ui/button.tsx'

/** What the server says is wrong with the search, in Portuguese; general advice for every other failure. */
const describeFailure = (error: unknown): string =>
  error instanceof RequestRefused
    ? Object.values(error.fields).join(' ') || error.message
    : 'Tente novamente mais tarde ou ajuste os filtros'

/** Shown when the list could not be loaded; the toast of `showSearchFailure` has the same text. */
export const FailedResult = ({ error, retry }: { error: unknown; retry: () => void }) => (
  <div className="mx-auto flex max-w-lg flex-col items-center py-16 text-center">
    <h2 className="text-lg font-semibold">Erro ao buscar imóveis</h2>
    <p className="mt-1 text-ink-2">{describeFailure(error)}</p>
    <Button className="mt-6" look="primary" onClick={retry}>
      Tentar de novo
    </Button>
  </div>
)
