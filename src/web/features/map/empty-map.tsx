import { Button } from '../../ui/button.tsx'

/** Shown when no listing matches, with a button to clear the filters. */
export const EmptyMap = ({ onClear }: { onClear: (() => void) | null }) => (
  <div className="flex flex-col items-center px-4 py-14 text-center">
    <h2 className="text-lg font-semibold">Nenhum imóvel encontrado</h2>
    <p className="mt-1 text-ink-2">Ajuste os filtros ou o termo de busca</p>
    {onClear && (
      <Button className="mt-6" onClick={onClear}>
        Limpar todos os filtros
      </Button>
    )}
  </div>
)
