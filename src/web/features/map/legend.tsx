import { useTheme } from '../../ui/theme.ts'
import { readPalette, toneSteps } from './palette.ts'

/** The scale of the discount's colours, in the theme's. */
export function Legend() {
  useTheme()
  const { tones } = readPalette()
  return (
    <div className="map-legend">
      <p className="text-xs font-semibold">Desconto médio do lugar</p>
      <ol className="mt-1.5 grid grid-cols-5 text-2xs text-ink-2">
        {toneSteps.map((least, index) => (
          <li key={least} className="whitespace-nowrap">
            <span
              className="mb-1 block h-2.5"
              style={{ background: tones[index]?.fill }}
              aria-hidden="true"
            />
            {index === 0 ? `até ${toneSteps[1]}%` : `${least}%+`}
          </li>
        ))}
      </ol>
      <p className="mt-1 text-2xs text-ink-3">Média sobre a avaliação, dos imóveis em cada círculo.</p>
    </div>
  )
}
