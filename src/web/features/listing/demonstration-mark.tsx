import { useCatalogueOf } from './catalogue-of.ts'

/** Beside figures of the demonstration: that they are. Nothing beside those of the bank's list. */
export const DemonstrationMark = () =>
  useCatalogueOf() === 'demo' && (
    <span className="inline-block rounded-sm bg-raised-3 px-2 py-0.5 text-xs font-medium tracking-normal whitespace-nowrap text-ink-2">
      Dados de demonstração
    </span>
  )
