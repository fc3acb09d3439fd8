import '../../ui/panel.css'
import '../listing/facts/property-page.css'
import './property-facts.css'

/** The shape of the page while the facts are on their way. */
export const FactsSkeleton = () => (
  <main id="main" tabIndex={-1} className="property-page facts" aria-busy="true">
    <p className="sr-only">Carregando o imóvel…</p>
    <div className="flex h-11 items-center">
      <div className="skeleton h-3 w-48" />
    </div>
    <div className="property-columns facts-columns" aria-hidden="true">
      <div className="property-lead facts-lead">
        <div className="property-photos facts-photos skeleton rounded-none" />
        <div className="property-headline">
          <div className="skeleton h-6 w-3/4" />
          <div className="skeleton mt-3 h-4 w-1/2" />
          <div className="skeleton mt-3 h-4 w-2/3" />
        </div>
      </div>
      <div className="property-side facts-side">
        <div className="facts-price">
          <div className="skeleton h-4 w-28" />
          <div className="skeleton mt-2 h-9 w-56" />
          <div className="skeleton mt-3 h-4 w-44" />
          <div className="skeleton mt-6 h-11 w-full" />
          <div className="skeleton mt-2.5 h-11 w-full" />
        </div>
      </div>
      <div className="facts-story panel-stack">
        <div className="panel h-56" />
        <div className="panel h-72" />
      </div>
    </div>
  </main>
)
