import './places.css'
import { Button } from '../../ui/button.tsx'

/** Shown while a place opened by a link loads; a page that arrives from the server is complete. */
export const PlaceSkeleton = () => (
  <main id="main" tabIndex={-1} className="place-page" aria-busy="true">
    <div className="skeleton h-4 w-48" />
    <div className="skeleton mt-6 h-9 w-96 max-w-full" />
    <div className="skeleton mt-4 h-4 w-full max-w-2xl" />
    <div className="skeleton mt-3 h-4 w-full max-w-xl" />
    <div className="skeleton mt-8 h-28 w-full" />
  </main>
)

/** Shown when the place cannot be loaded. */
export const FailedPlace = ({ onRetry }: { onRetry: () => void }) => (
  <main id="main" tabIndex={-1} className="place-page">
    <h1 className="place-title">Não foi possível abrir esta página</h1>
    <p className="mt-2 max-w-2xl text-md text-ink-2">
      O servidor não respondeu. Verifique a conexão e tente de novo em instantes.
    </p>
    <Button className="mt-6" onClick={onRetry}>
      Tentar de novo
    </Button>
  </main>
)
