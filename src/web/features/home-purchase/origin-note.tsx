import { Button } from '../../ui/button.tsx'
import type { HomeOrigin } from './use-home-question.ts'

/** Says that the figures are not those of the person who looks at them. */
export function OriginNote({ origin, onKeep }: { origin: HomeOrigin; onKeep: () => void }) {
  if (origin === 'own') return null
  return (
    <div className="panel gap-3 text-sm text-pretty text-ink-2">
      {origin === 'example' ? (
        <p>
          <b className="font-semibold text-ink">É um exemplo.</b> Mude a renda e a entrada para ver a conta da
          sua família.
        </p>
      ) : (
        <>
          <p>
            <b className="font-semibold text-ink">Estes valores vieram de um link.</b> Os seus continuam
            guardados como estavam.
          </p>
          <Button className="sm:self-start" onClick={onKeep}>
            Guardar estes como meus
          </Button>
        </>
      )}
    </div>
  )
}
