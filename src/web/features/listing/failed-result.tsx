import { Button } from '../../ui/button.tsx'

/** Shown when the list could not be loaded; the toast of `showSearchFailure` has the same text. */
export const FailedResult = ({ retry }: { retry: () => void }) => (
  <div className="mx-auto flex max-w-lg flex-col items-center py-16 text-center">
    <h2 className="text-lg font-semibold">Erro ao buscar imóveis</h2>
    <p className="mt-1 text-ink-2">Tente novamente mais tarde ou ajuste os filtros</p>
    <Button className="mt-6" look="primary" onClick={retry}>
      Tentar de novo
    </Button>
  </div>
)
