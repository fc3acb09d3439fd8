import { useCatalogueSize } from './catalogue-size.ts'

/** Marks figures of the demonstration as such; renders nothing for those of the bank list. */
export const DemonstrationMark = () =>
  useCatalogueSize() === 'demo' && (
    <span className="inline-block rounded-sm bg-raised-3 px-2 py-0.5 text-xs font-medium tracking-normal whitespace-nowrap text-ink-2">
      Dados de demonstração
    </span>
  )
